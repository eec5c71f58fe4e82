import type { GrantKey, Grants } from '../../domain/grants.ts';
import {
  type Account,
  append,
  type Entry,
  type EntryKey,
  findEntry,
  LEDGERS,
  lockExisting,
  openAccount,
} from '../../domain/ledger/ledger.ts';
import { readFreeMinutes } from '../../domain/minutes.ts';
import { addTerm, selectTerms, type TermRow } from '../../domain/minutesTerms.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { inOrder } from '../../platform/data/transaction.ts';
import { EXPIRED } from './words.ts';

/** Of all orders under a refund, none is left out. */
const NO_ORDER = 0;

/** Minutes to add, and until when they can be used; null forever. */
export interface Addition extends Entry {
  validUntil: Date | null;
}

/** What an addition of minutes finds, under the lock of the account. */
interface Found {
  account: Account | undefined;
  isKnown: boolean;
  /** Neither held by a consultation nor under a refund. */
  free: number;
  terms: readonly TermRow[];
}

/** Locks an account of minutes and reads what an addition needs to know, in one round trip. */
export async function readForAddition(tx: Tx, key: EntryKey): Promise<Found> {
  const [account, known, free, terms] = await inOrder([
    lockExisting(tx, LEDGERS.minutes, key.studentId),
    findEntry(tx, LEDGERS.minutes, key),
    readFreeMinutes(tx, key.studentId, NO_ORDER),
    selectTerms(tx, key.studentId),
  ]);
  return { account, isKnown: known !== undefined, free, terms };
}

/**
 * Sends minutes, once for each cause (I10). All minutes of a student end together, with those that last longest; minutes
 * that have run out leave the account first.
 */
export async function addToAccount(tx: Tx, { validUntil, ...entry }: Addition, found: Found): Promise<void> {
  const { account = { balance: 0, valid_until: null }, isKnown, free, terms } = found;
  if (isKnown) return;
  if (!found.account) await openAccount(tx, LEDGERS.minutes, entry);
  const isOver = account.valid_until !== null && account.valid_until <= entry.now;
  // Minutes held by a consultation stay until its end, those under a refund until its decision.
  const over = isOver ? Math.max(0, free) : 0;
  if (over > 0) {
    const expiry = { ...entry, amount: -over, reason: 'expire', title: EXPIRED };
    await append(tx, LEDGERS.minutes, expiry, account.balance);
  }
  await append(tx, LEDGERS.minutes, entry, account.balance - over);
  const hasOthers = account.balance > 0 && !isOver;
  const term = { companyId: entry.companyId, studentId: entry.studentId, sourceId: entry.refId, validUntil };
  await addTerm(tx, term, { terms, end: hasOthers ? account.valid_until : undefined });
}

/** Prepares minutes outside an order of minutes: codes, gifts, memberships. */
export async function prepareMinutes(tx: Tx, key: GrantKey): Promise<Grants['addMinutes']> {
  const found = await readForAddition(tx, { studentId: key.studentId, refId: key.sourceId, reason: 'give' });
  return async ({ companyId, studentId, now }, { minutes, title, sourceId, validUntil = null }) => {
    if (minutes <= 0) return;
    const entry = { companyId, studentId, now, amount: minutes, reason: 'give', refId: sourceId, title };
    await addToAccount(tx, { ...entry, validUntil }, found);
  };
}
