import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { beijingDigits } from '../core/beijing.ts';
import type { Tx } from './tenancy.ts';
import { theRow } from './theRow.ts';

/** A readable number: the second in Beijing and six random digits, `20261120160000123456`. */
export function newNumber(now: Date): string {
  return beijingDigits(now) + String(randomInt(1_000_000)).padStart(6, '0');
}

/** The id of a row before it is written, for what refers to it. */
export async function selectId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`select next_id() as id`.execute(tx);
  return theRow(rows).id;
}
