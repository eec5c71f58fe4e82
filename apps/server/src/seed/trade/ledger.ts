import type { Both } from '../content.ts';
import type { Shop } from './shop.ts';

/** A ledger line before it is numbered. */
export interface LedgerLine {
  amount: number;
  reason: string;
  /** What caused it; an id of its own where nothing else has one. */
  refId?: number;
  title: Both;
  at: Date;
}

/** Writes the account and the ledger of a student, in order of time; each line has the balance after it (I10). */
export function addLedger(shop: Shop, kind: 'credit' | 'minutes', student: number, lines: readonly LedgerLine[]): void {
  const { draft } = shop;
  let balance = 0;
  let totalIn = 0;
  const sorted = lines.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  sorted.forEach(({ amount, reason, refId, title, at }, place) => {
    balance += amount;
    totalIn += Math.max(0, amount);
    draft.add(`${kind}_flow`, {
      id: draft.nextId(),
      student_id: student,
      nth: place + 1,
      amount,
      balance_after: balance,
      reason,
      ref_id: refId ?? draft.nextId(),
      title: title[0],
      title_en: title[1],
      created_at: at,
    });
  });
  const totals = { balance, total_in: totalIn, total_out: totalIn - balance };
  draft.add(`${kind}_account`, { student_id: student, ...totals, valid_until: null });
}
