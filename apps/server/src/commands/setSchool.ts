import { LEARNT_PERCENT_RANGE } from '@shuyuan/rules';
import type { Kysely } from 'kysely';
import { dropCached } from '../platform/data/cache.ts';
import { COMPANY_TAG, NO_COMPANY } from '../platform/data/companies.ts';
import type { Database } from '../platform/data/tables.ts';
import { StartError } from '../platform/ops/startError.ts';

/** Settings of a school that the operator changes; what is left out stays. */
export interface SchoolSettings {
  label: string;
  /** Percent of a recording's seconds that make a lesson learnt (product.md 4.3). */
  learntPercent: number;
}

/** Reads a percentage that a school may choose; throws one sentence that says what to change. */
export function readLearntPercent(text: string): number {
  const { min, max } = LEARNT_PERCENT_RANGE;
  const percent = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (!(percent >= min && percent <= max)) {
    throw new StartError(`--learnt-percent must be a whole number from ${min} to ${max}.`);
  }
  return percent;
}

/** Changes the settings of a school; throws where no school has the label. */
export async function setSchool(db: Kysely<Database>, { label, learntPercent }: SchoolSettings): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const found = await tx
      .updateTable('company')
      .set({ learnt_percent: learntPercent })
      .where('label', '=', label)
      .returning('id')
      .executeTakeFirst();
    if (!found) throw new StartError(`There is no school with the label ${JSON.stringify(label)}.`);
    await dropCached(tx, NO_COMPANY, COMPANY_TAG);
  });
}
