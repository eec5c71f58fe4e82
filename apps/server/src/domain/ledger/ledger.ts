import type { Tx } from '../../platform/data/tenancy.ts';
import type { LocalizedText } from '../words.ts';

/** The two ledgers there are. */
export const LEDGERS = {
  credits: { account: 'credit_account', flow: 'credit_flow' },
  minutes: { account: 'minutes_account', flow: 'minutes_flow' },
} as const;
export type Ledger = (typeof LEDGERS)[keyof typeof LEDGERS];

/** One line to write; each cause, `reason` with `refId`, counts once (I10). */
export interface Entry {
  companyId: number;
  studentId: number;
  /** Whole credits or minutes, negative for debits; not 0. */
  amount: number;
  reason: string;
  refId: number;
  title: LocalizedText;
  now: Date;
}

/** `known`: this cause was counted before. `short`: there is too little; nothing was written. */
export type Written = 'done' | 'known' | 'short';

/** The balance of a student, its row locked until the transaction ends; created if missing. */
export async function lockAccount(tx: Tx, { account }: Ledger, { companyId, studentId }: Owner) {
  await tx
    .insertInto(account)
    .values({ company_id: companyId, student_id: studentId, valid_until: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom(account)
    .select(['balance', 'valid_until'])
    .where('student_id', '=', studentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
type Owner = Pick<Entry, 'companyId' | 'studentId'>;

/** Adds a line to a ledger and to its balance, under the lock of the balance; never below 0 (I10). */
export async function write(tx: Tx, ledger: Ledger, entry: Entry): Promise<Written> {
  const { companyId, studentId, amount, reason, refId, title, now } = entry;
  await lockAccount(tx, ledger, entry);
  if (await findEntry(tx, ledger, entry)) return 'known';
  const account = await tx
    .updateTable(ledger.account)
    .set((eb) => ({
      balance: eb('balance', '+', amount),
      total_in: eb('total_in', '+', Math.max(0, amount)),
      total_out: eb('total_out', '+', Math.max(0, -amount)),
    }))
    .where('student_id', '=', studentId)
    .where('balance', '>=', -amount)
    .returning('balance')
    .executeTakeFirst();
  if (!account) return 'short';
  await tx
    .insertInto(ledger.flow)
    .values((eb) => ({
      company_id: companyId,
      student_id: studentId,
      nth: eb
        .selectFrom(ledger.flow)
        .select(({ fn, lit }) => eb(fn.coalesce(fn.max('nth'), lit(0)), '+', 1).as('nth'))
        .where('student_id', '=', studentId),
      amount,
      balance_after: account.balance,
      reason,
      ref_id: refId,
      title: title.cn,
      title_en: title.en ?? null,
      created_at: now,
    }))
    .execute();
  return 'done';
}

/** The amount that a cause was counted with; undefined when it was not. */
export async function findEntry(
  tx: Tx,
  { flow }: Ledger,
  { studentId, reason, refId }: Pick<Entry, 'studentId' | 'reason' | 'refId'>,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom(flow)
    .select('amount')
    .where('student_id', '=', studentId)
    .where('reason', '=', reason)
    .where('ref_id', '=', refId)
    .executeTakeFirst();
  return row?.amount;
}
