import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { School } from '../../testing/school.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';
import { DAY_MS, PLATFORM_RETENTION, type RetentionRule, sweep } from './retention.ts';

const world = openWorld();
const OLD = new Date(TEST_NOW.getTime() - 200 * DAY_MS);

async function fill(school: School, count: number): Promise<void> {
  const row = { company_id: school.id, event: 'test', student_id: null, ip: '', detail: '{}', created_at: OLD };
  await school.withTenant((tx) =>
    tx
      .insertInto('audit_log')
      .values(Array.from({ length: count }, () => row))
      .execute(),
  );
}

const countOf = async (school: School) =>
  (await school.withTenant((tx) => tx.selectFrom('audit_log').select('id').execute())).length;

async function valuesOf(name: string): Promise<{ labels: object; value: number }[]> {
  const metric = await world.platform.metrics.registry.getSingleMetric(name)?.get();
  return (metric?.values ?? []).map(({ labels, value }) => ({ labels, value }));
}

test('a backlog is deleted in batches, and another school does not wait for it (S11)', async () => {
  const [large, small] = [await world.school(), await world.school()];
  await fill(large, 501);
  await fill(small, 3);
  const { tenancy } = world.platform;
  const transactions: number[] = [];
  const counted: typeof tenancy = {
    ...tenancy,
    withTenant: (companyId, work, options) => {
      transactions.push(companyId);
      return tenancy.withTenant(companyId, work, options);
    },
  };
  await sweep({ ...world.platform, tenancy: counted, batchRows: 4 }, PLATFORM_RETENTION);
  // 100 batches of four a sweep: the rest is for the next one, and the metric says so.
  expect([await countOf(large), await countOf(small)]).toEqual([101, 0]);
  expect(transactions.filter((id) => id === large.id).length).toBeGreaterThan(100);
  expect(await valuesOf('retention_sweep_incomplete_total')).toContainEqual({
    labels: { table: 'audit_log', reason: 'backlog' },
    value: 1,
  });
  expect(await valuesOf('retention_sweep_completed_seconds')).toEqual([{ labels: {}, value: 0 }]);
  await sweep({ ...world.platform, batchRows: 4 }, PLATFORM_RETENTION);
  expect(await countOf(large)).toBe(0);
  expect(await valuesOf('retention_sweep_completed_seconds')).toEqual([
    { labels: {}, value: TEST_NOW.getTime() / 1000 },
  ]);
});

test('a table that cannot be swept stops neither the other tables nor the other schools (S11)', async () => {
  const [first, second] = [await world.school(), await world.school()];
  await fill(first, 2);
  await fill(second, 2);
  const broken: RetentionRule = {
    table: 'idempotency',
    column: 'created_at',
    ms: DAY_MS,
    remove: async () => {
      await pause(1);
      throw new Error('canceling statement due to statement timeout');
    },
  };
  await sweep(world.platform, [broken, ...PLATFORM_RETENTION]);
  expect([await countOf(first), await countOf(second)]).toEqual([0, 0]);
  const failed = (await valuesOf('retention_sweep_incomplete_total')).filter(({ labels }) => 'reason' in labels);
  expect(failed).toContainEqual({ labels: { table: 'idempotency', reason: 'failure' }, value: expect.any(Number) });
  expect(world.logged.join('\n')).toContain('old rows could not be deleted');
});
