import { type Expression, sql } from 'kysely';
import type { Tx } from '../../platform/data/tenancy.ts';
import { enqueue, inOrder } from '../../platform/data/transaction.ts';
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

/** The balance of a student and when it ends, under its lock. */
export interface Account {
  balance: number;
  valid_until: Date | null;
}

/** The account of a student, its row locked until the transaction ends; created if missing. */
export async function lockAccount(tx: Tx, ledger: Ledger, { companyId, studentId }: Owner): Promise<Account> {
  const [, account] = await inOrder([
    tx
      .insertInto(ledger.account)
      .values({ company_id: companyId, student_id: studentId, valid_until: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
    lockExisting(tx, ledger, studentId),
  ]);
  if (!account) throw new Error('An account that was just created is there.');
  return account;
}
type Owner = Pick<Entry, 'companyId' | 'studentId'>;

/** The same where there is one: undefined for a student without, who is then to be given a new one (`openAccount`). */
export async function lockExisting(
  tx: Tx,
  { account }: Ledger,
  studentId: number | Expression<number>,
): Promise<Account | undefined> {
  return tx
    .selectFrom(account)
    .select(['balance', 'valid_until'])
    .where('student_id', '=', studentId)
    .forUpdate()
    .executeTakeFirst();
}

/** Sends an empty account of a student who had none; one that was made meanwhile conflicts, and the transaction is tried again. */
export async function openAccount(tx: Tx, { account }: Ledger, { companyId, studentId }: Owner): Promise<void> {
  const row = { company_id: companyId, student_id: studentId, valid_until: null };
  await enqueue(tx, tx.insertInto(account).values(row).execute());
}

/** Adds a line to a ledger and to its balance, under the lock of the balance; never below 0 (I10). */
export async function write(tx: Tx, ledger: Ledger, entry: Entry): Promise<Written> {
  const [account, known] = await inOrder([lockAccount(tx, ledger, entry), findEntry(tx, ledger, entry)]);
  if (known !== undefined) return 'known';
  if (account.balance + entry.amount < 0) return 'short';
  await append(tx, ledger, entry, account.balance);
  return 'done';
}

/** Sends a line whose cause is new, and its balance: `before` is the balance under its lock, and is enough. */
export async function append(tx: Tx, ledger: Ledger, entry: Entry, before: number): Promise<void> {
  const { companyId, studentId, amount, reason, refId, title, now } = entry;
  const counting = tx
    .updateTable(ledger.account)
    .set((eb) => ({
      balance: eb('balance', '+', amount),
      total_in: eb('total_in', '+', Math.max(0, amount)),
      total_out: eb('total_out', '+', Math.max(0, -amount)),
    }))
    .where('student_id', '=', studentId)
    .execute();
  await enqueue(tx, counting);
  const adding = tx
    .insertInto(ledger.flow)
    .values((eb) => ({
      company_id: companyId,
      student_id: studentId,
      nth: eb
        .selectFrom(ledger.flow)
        .select(({ fn, lit }) => eb(fn.coalesce(fn.max('nth'), lit(0)), '+', 1).as('nth'))
        .where('student_id', '=', studentId),
      amount,
      balance_after: before + amount,
      reason,
      ref_id: refId,
      title: title.cn,
      title_en: title.en ?? null,
      created_at: now,
    }))
    .execute();
  await enqueue(tx, adding);
}

/**
 * Sends back what a cause has taken, once, and nothing where it has taken nothing: the line is written from the one that it undoes, so that
 * nothing is waited for. The balance is locked by a statement of its own, for the line's place in the ledger is read after it.
 */
export async function sendBack(
  tx: Tx,
  ledger: Ledger,
  { companyId, studentId, reason, refId, title, now }: Omit<Entry, 'amount'>,
  taken: string,
): Promise<void> {
  await enqueue(tx, lockExisting(tx, ledger, studentId));
  const [account, flow] = [sql.table(ledger.account), sql.table(ledger.flow)];
  const back = sql`
    with taken as (select -f.amount as amount from ${flow} f
        where f.student_id = ${studentId} and f.reason = ${taken} and f.ref_id = ${refId} and not exists (
          select 1 from ${flow} k where k.student_id = ${studentId} and k.reason = ${reason} and k.ref_id = ${refId})),
      counted as (update ${account} a
        set balance = a.balance + t.amount, total_in = a.total_in + greatest(0, t.amount), total_out = a.total_out + greatest(0, -t.amount)
        from taken t where a.student_id = ${studentId} returning a.balance, t.amount)
    insert into ${flow} (company_id, student_id, nth, amount, balance_after, reason, ref_id, title, title_en, created_at)
      select ${companyId}::bigint, ${studentId}::bigint,
        (select coalesce(max(f.nth), 0) + 1 from ${flow} f where f.student_id = ${studentId}),
        c.amount, c.balance, ${reason}::text, ${refId}::bigint, ${title.cn}::text, ${title.en ?? null}::text, ${now}::timestamptz
      from counted c`.execute(tx);
  await enqueue(tx, back);
}

/** Whose entry, and its cause; numbers that are not known yet as SQL. */
export interface EntryKey extends Pick<Entry, 'reason'> {
  studentId: number | Expression<number>;
  refId: number | Expression<number>;
}

/** The amount that a cause was counted with; undefined when it was not. */
export async function findEntry(
  tx: Tx,
  { flow }: Ledger,
  { studentId, reason, refId }: EntryKey,
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
