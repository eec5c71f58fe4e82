import { type Entry, findEntry, LEDGERS, lockAccount, write } from '../../domain/ledger/ledger.ts';
import { readFreeMinutes } from '../../domain/minutes.ts';
import { addTerm } from '../../domain/minutesTerms.ts';
import type { Grants } from '../../domain/trade.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { EXPIRED } from './words.ts';

/** Of all orders under a refund, none is left out. */
const NO_ORDER = 0;

/** Minutes to add, and until when they can be used; null forever. */
export interface Addition extends Entry {
  validUntil: Date | null;
}

/**
 * Adds minutes, once for each cause (I10). All minutes of a student end together, with those that last longest; minutes
 * that have run out leave the account first.
 */
export async function addToAccount(tx: Tx, { validUntil, ...entry }: Addition): Promise<void> {
  const before = await lockAccount(tx, LEDGERS.minutes, entry);
  if ((await findEntry(tx, LEDGERS.minutes, entry)) !== undefined) return;
  const isOver = before.valid_until !== null && before.valid_until <= entry.now;
  // Minutes held by a consultation stay until its end, those under a refund until its decision.
  const over = isOver ? await readFreeMinutes(tx, entry.studentId, NO_ORDER) : 0;
  if (over > 0) {
    await write(tx, LEDGERS.minutes, { ...entry, amount: -over, reason: 'expire', title: EXPIRED });
  }
  await write(tx, LEDGERS.minutes, entry);
  const hasOthers = before.balance > 0 && !isOver;
  const term = { companyId: entry.companyId, studentId: entry.studentId, sourceId: entry.refId, validUntil };
  await addTerm(tx, term, hasOthers ? before.valid_until : undefined);
}

/** Adds minutes outside an order of minutes: codes, gifts, memberships. */
export const addMinutes: Grants['addMinutes'] = async ({ tx, companyId, studentId, now }, grant) => {
  const { minutes, title, sourceId, validUntil = null } = grant;
  if (minutes <= 0) return;
  await addToAccount(tx, {
    companyId,
    studentId,
    now,
    amount: minutes,
    reason: 'give',
    refId: sourceId,
    title,
    validUntil,
  });
};
