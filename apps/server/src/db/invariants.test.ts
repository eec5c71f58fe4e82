import { TRANSITIONS } from '@shuyuan/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { expectInvariants } from '../testing/invariants.ts';
import { openWorld } from '../testing/world.ts';

const world = openWorld();

test('the database allows the changes of state that the contract lists, and no others (I1)', async () => {
  const { rows } = await sql<{ changes: string[] }>`select allowed_changes() as changes`.execute(
    world.platform.store.owner,
  );
  const listed = Object.entries(TRANSITIONS).flatMap(([machine, changes]) =>
    changes.map(({ from, to }) => `${machine}:${from}>${to}`),
  );
  expect([...(rows[0]?.changes ?? [])].sort()).toEqual([...new Set(listed)].sort());
});

test('an empty school breaks no rule (I1–I20)', async () => {
  await expectInvariants(await world.school());
});
