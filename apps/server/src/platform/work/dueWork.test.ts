import { expect, test } from 'vitest';
import { openWorld } from '../../testing/world.ts';
import { DueWork, remember } from './dueWork.ts';

const world = openWorld();

test('work that waits for a provider does not block other work', async () => {
  const school = await world.school();
  const dueAt = world.clock.now();
  await school.withTenant(async (tx) => {
    await remember(tx, { companyId: school.id, kind: 'chargeClose', refId: 1, dueAt });
    await remember(tx, { companyId: school.id, kind: 'receipt', refId: 2, dueAt });
  });
  const dueWork = new DueWork(world.platform);
  const seen: string[] = [];
  let release = () => {};
  const waiting = new Promise<void>((resolve) => {
    release = resolve;
  });
  dueWork.on('chargeClose', async () => {
    await waiting;
    seen.push('chargeClose');
  });
  dueWork.on('receipt', async () => {
    seen.push('receipt');
    release();
  });
  expect(await dueWork.run()).toBe(2);
  expect(seen).toEqual(['receipt', 'chargeClose']);
});

test('failed work keeps a time set while it ran, and otherwise backs off', async () => {
  const school = await world.school();
  const now = world.clock.now();
  const work = { companyId: school.id, kind: 'receipt', refId: 3 } as const;
  await school.withTenant((tx) => remember(tx, { ...work, dueAt: now }));
  const dueAt = () =>
    school.withTenant((tx) =>
      tx.selectFrom('due_work').select('due_at').where('company_id', '=', school.id).executeTakeFirstOrThrow(),
    );
  const soon = new Date(now.getTime() + 125_000);
  const dueWork = new DueWork(world.platform);
  let names = false;
  dueWork.on('receipt', async () => {
    if (names) await school.withTenant((tx) => remember(tx, { ...work, dueAt: soon }));
    throw new Error('not yet');
  });
  await dueWork.run();
  expect((await dueAt()).due_at).toEqual(new Date(now.getTime() + 120_000));
  world.clock.advance(120_000);
  names = true;
  await dueWork.run();
  expect((await dueAt()).due_at).toEqual(soon);
  world.clock.set(null);
});
