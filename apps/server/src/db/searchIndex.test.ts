import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openWorld } from '../testing/world.ts';

const world = openWorld();

test('a search may use the index of words below row-level security: its function is evaluated before the policy (T3)', async () => {
  const school = await world.school();
  const { rows } = await school.withTenant((tx) =>
    sql<{ proleakproof: boolean }>`
      select proleakproof from pg_operator o join pg_proc p on p.oid = o.oprcode
      where o.oid = '@@(tsvector, tsquery)'::regoperator`.execute(tx),
  );
  expect(rows).toEqual([{ proleakproof: true }]);
});
