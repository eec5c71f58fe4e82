import type { Tx } from '../platform/data/tenancy.ts';

/** `source_id` of what was there before the first addition that has a row. */
const EARLIER = 0;

/** An addition of minutes and its end; null forever. */
interface Term {
  companyId: number;
  studentId: number;
  sourceId: number;
  validUntil: Date | null;
}
type TermKey = Pick<Term, 'studentId' | 'sourceId'>;

/**
 * Records until when added minutes last, and sets the end of all: the latest. `before` is the end of the minutes that are
 * there already, undefined when there are none. Under the lock of the account.
 */
export async function addTerm(tx: Tx, term: Term, before: Date | null | undefined): Promise<void> {
  const { companyId: company_id, studentId: student_id } = term;
  const own = await selectTerms(tx, student_id);
  if (before === undefined) {
    await tx.deleteFrom('minutes_term').where('student_id', '=', student_id).where('is_resting', '=', false).execute();
  } else if (own.length === 0) {
    await insertTerm(tx, { company_id, student_id, source_id: EARLIER, valid_until: before });
  }
  await insertTerm(tx, { company_id, student_id, source_id: term.sourceId, valid_until: term.validUntil });
  await setEnd(tx, student_id);
}

/** While a refund is reviewed, what it would take away does not prolong the rest (S16). */
export async function setTermResting(tx: Tx, { studentId, sourceId }: TermKey, is_resting: boolean): Promise<void> {
  await tx
    .updateTable('minutes_term')
    .set({ is_resting })
    .where('student_id', '=', studentId)
    .where('source_id', '=', sourceId)
    .execute();
  await setEnd(tx, studentId);
}

/** Refunded: the minutes that stay end when they would have without it. */
export async function dropTerm(tx: Tx, { studentId, sourceId }: TermKey): Promise<void> {
  await tx.deleteFrom('minutes_term').where('student_id', '=', studentId).where('source_id', '=', sourceId).execute();
  await setEnd(tx, studentId);
}

/** Whether minutes were used at a time when all but those of an order had run out: used, then, were those of the order. */
export async function hasUsedProlonged(tx: Tx, { studentId, sourceId }: TermKey, now: Date): Promise<boolean> {
  const others = (await selectTerms(tx, studentId)).filter(({ source_id }) => source_id !== sourceId);
  const end = latestOf(others);
  if (end === undefined || end === null || end > now) return false;
  const used = await tx
    .selectFrom('minutes_flow')
    .select('id')
    .where('student_id', '=', studentId)
    .where('reason', '=', 'consume')
    .where('created_at', '>', end)
    .limit(1)
    .executeTakeFirst();
  return used !== undefined;
}

interface TermRow {
  source_id: number;
  valid_until: Date | null;
  is_resting: boolean;
}

function selectTerms(tx: Tx, studentId: number): Promise<TermRow[]> {
  return tx
    .selectFrom('minutes_term')
    .select(['source_id', 'valid_until', 'is_resting'])
    .where('student_id', '=', studentId)
    .execute();
}

async function insertTerm(
  tx: Tx,
  row: Omit<TermRow, 'is_resting'> & { company_id: number; student_id: number },
): Promise<void> {
  await tx
    .insertInto('minutes_term')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The end of all minutes: the latest of the terms that count; as it is where none does. */
async function setEnd(tx: Tx, studentId: number): Promise<void> {
  const valid_until = latestOf((await selectTerms(tx, studentId)).filter((term) => !term.is_resting));
  if (valid_until === undefined) return;
  await tx.updateTable('minutes_account').set({ valid_until }).where('student_id', '=', studentId).execute();
}

/** The latest end, null for one that never comes; undefined of none. */
function latestOf(terms: readonly Pick<TermRow, 'valid_until'>[]): Date | null | undefined {
  if (terms.length === 0) return undefined;
  if (terms.some(({ valid_until }) => valid_until === null)) return null;
  return new Date(terms.reduce((latest, { valid_until }) => Math.max(latest, valid_until?.getTime() ?? 0), 0));
}
