import type { Locale } from '@shuyuan/rules';
import type { Expression } from 'kysely';
import { refundingMinutes, usableMinutes } from '../../domain/minutes.ts';
import { inLanguage, type PageInput, pageOf } from '../../platform/data/select.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';

/** Packages on sale, in the school's order. */
export function selectPackages(tx: Tx, locale: Locale, page: PageInput) {
  const query = tx
    .selectFrom('minutes_package')
    .select(['id', 'minutes', 'gift_minutes', 'valid_days', 'price_fen', 'original_fen'])
    .select([inLanguage(locale, 'name').as('name'), inLanguage<string | null>(locale, 'intro').as('intro')])
    .where('is_on_sale', '=', true)
    .orderBy('sort')
    .orderBy('id');
  return pageOf(tx, query, page);
}

/** One package. */
export function selectPackage(tx: Tx, id: number | Expression<number>) {
  return tx.selectFrom('minutes_package').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The student's account of minutes, with what was consumed. */
export function selectAccount(tx: Tx, studentId: number, now: Date) {
  return tx
    .selectFrom('minutes_account as a')
    .select(['a.frozen', 'a.valid_until', usableMinutes(now).as('usable'), refundingMinutes().as('refunding')])
    .select((eb) =>
      eb
        .selectFrom('minutes_flow as f')
        .select(({ fn, lit }) => fn.coalesce(fn.sum<string>('f.amount'), lit(0)).as('sum'))
        .whereRef('f.company_id', '=', 'a.company_id')
        .whereRef('f.student_id', '=', 'a.student_id')
        .where('f.reason', '=', 'consume')
        .as('consumed'),
    )
    .where('a.student_id', '=', studentId)
    .executeTakeFirst();
}

/** A page of the ledger of minutes, the newest first. */
export function selectFlow(
  { tx, studentId, locale }: StudentCtx,
  { direction, ...page }: PageInput & { direction?: 'in' | 'out' | undefined },
) {
  let query = tx
    .selectFrom('minutes_flow')
    .select(['id', 'amount', 'reason', 'balance_after', 'created_at', inLanguage(locale, 'title').as('title')])
    .where('student_id', '=', studentId);
  if (direction) query = query.where('amount', direction === 'in' ? '>' : '<', 0);
  return pageOf(tx, query.orderBy('nth', 'desc'), page);
}

/** Minutes that a consultation of the student holds; read them under the lock of the account where they decide. */
export async function readFrozen(tx: Tx, studentId: number): Promise<number> {
  const row = await tx
    .selectFrom('minutes_account')
    .select('frozen')
    .where('student_id', '=', studentId)
    .executeTakeFirst();
  return row?.frozen ?? 0;
}
