import { sql } from 'kysely';
import { expect } from 'vitest';
import { INVARIANTS } from '../db/invariants.ts';
import type { School } from './school.ts';

/** Fails with the rules that a school breaks at this moment, and the rows that break them (I1–I20). */
export async function expectInvariants(school: School): Promise<void> {
  const broken = await school.withTenant(async (tx) => {
    const found: Record<string, unknown[]> = {};
    for (const invariant of INVARIANTS) {
      const { rows } = await sql.raw(`${invariant.sql} limit 5`).execute(tx);
      if (rows.length > 0) found[invariant.id] = rows;
    }
    return found;
  });
  expect(broken).toEqual({});
}
