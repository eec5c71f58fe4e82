import type { Expression } from 'kysely';
import type { Tx } from '../platform/data/tenancy.ts';
import { enqueue } from '../platform/data/transaction.ts';

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

/** What is there before minutes are added, read under the lock of the account. */
interface Before {
  terms: readonly TermRow[];
  /** The end of the minutes that are there already; undefined when there are none. */
  end: Date | null | undefined;
}

/** Sends until when added minutes last, and the end of all: the latest. Nothing is waited for. */
export async function addTerm(tx: Tx, term: Term, { terms, end }: Before): Promise<void> {
  const { companyId: company_id, studentId: student_id, sourceId: source_id, validUntil: valid_until } = term;
  const stays = end === undefined ? terms.filter(({ is_resting }) => is_resting) : [...terms];
  const add = async (row: Omit<TermRow, 'is_resting'>) => {
    if (stays.some((other) => other.source_id === row.source_id)) return;
    stays.push({ ...row, is_resting: false });
    await enqueue(
      tx,
      tx
        .insertInto('minutes_term')
        .values({ company_id, student_id, ...row })
        .execute(),
    );
  };
  if (end === undefined) {
    const dropping = tx.deleteFrom('minutes_term').where('student_id', '=', student_id).where('is_resting', '=', false);
    await enqueue(tx, dropping.execute());
  } else if (terms.length === 0) await add({ source_id: EARLIER, valid_until: end });
  await add({ source_id, valid_until });
  await sendEnd(tx, student_id, stays);
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

/** Until when an addition of minutes lasts, and whether its refund is reviewed. */
export interface TermRow {
  source_id: number;
  valid_until: Date | null;
  is_resting: boolean;
}

/** All additions of a student; under the lock of the account where they decide. */
export function selectTerms(tx: Tx, studentId: number | Expression<number>): Promise<TermRow[]> {
  return tx
    .selectFrom('minutes_term')
    .select(['source_id', 'valid_until', 'is_resting'])
    .where('student_id', '=', studentId)
    .execute();
}

async function setEnd(tx: Tx, studentId: number): Promise<void> {
  await sendEnd(tx, studentId, await selectTerms(tx, studentId));
}

/** Sends the end of all minutes: the latest of the terms that count; as it is where none does. */
async function sendEnd(tx: Tx, studentId: number, terms: readonly TermRow[]): Promise<void> {
  const valid_until = latestOf(terms.filter((term) => !term.is_resting));
  if (valid_until === undefined) return;
  const setting = tx.updateTable('minutes_account').set({ valid_until }).where('student_id', '=', studentId);
  await enqueue(tx, setting.execute());
}

/** The latest end, null for one that never comes; undefined of none. */
function latestOf(terms: readonly Pick<TermRow, 'valid_until'>[]): Date | null | undefined {
  if (terms.length === 0) return undefined;
  if (terms.some(({ valid_until }) => valid_until === null)) return null;
  return new Date(terms.reduce((latest, { valid_until }) => Math.max(latest, valid_until?.getTime() ?? 0), 0));
}
