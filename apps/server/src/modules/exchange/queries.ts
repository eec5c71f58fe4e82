import { changeOf, type EventOf } from '@shuyuan/contract';
import { type Expression, type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import { inLanguage, type PageInput, pageOf } from '../../platform/data/select.ts';
import type { Database } from '../../platform/data/tables.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { enqueue } from '../../platform/data/transaction.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import type { ExchangeOrderTable, GiftTable } from './tables.ts';

/** An exchange's row. */
export type ExchangeRow = Selectable<ExchangeOrderTable>;
/** A gift's row. */
export type GiftRow = Selectable<GiftTable>;

/** The student's balance of credits; 0 where there is no account yet. */
export async function selectBalance(tx: Tx, studentId: number): Promise<number> {
  return (await selectAccount(tx, studentId))?.balance ?? 0;
}

/** What an order has earned and was not taken back. */
export async function selectEarned(
  tx: Tx,
  { studentId, orderId }: { studentId: number; orderId: number },
): Promise<number> {
  const { earned } = await tx
    .selectFrom('credit_flow')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('earned'))
    .where('student_id', '=', studentId)
    .where('reason', 'in', ['earn', 'earnAgain', 'unearn'])
    .where('ref_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return earned;
}

/** The student's account of credits. */
export function selectAccount(tx: Tx, studentId: number) {
  return tx
    .selectFrom('credit_account')
    .select(['balance', 'total_in', 'total_out', 'valid_until'])
    .where('student_id', '=', studentId)
    .executeTakeFirst();
}

/** A page of the ledger of credits, the newest first. */
export function selectFlow(
  { tx, studentId, locale }: StudentCtx,
  { direction, ...page }: PageInput & { direction?: 'in' | 'out' | undefined },
) {
  let query = tx
    .selectFrom('credit_flow')
    .select(['id', 'amount', 'reason', 'balance_after', 'created_at', inLanguage(locale, 'title').as('title')])
    .where('student_id', '=', studentId);
  if (direction) query = query.where('amount', direction === 'in' ? '>' : '<', 0);
  return pageOf(tx, query.orderBy('nth', 'desc'), page);
}
export type FlowRow = Awaited<ReturnType<typeof selectFlow>>['rows'][number];

function gifts({ tx, locale }: StudentCtx) {
  return tx
    .selectFrom('gift')
    .select(['id', 'pictures', 'kind', 'credits', 'postage_fen', 'stock', 'exchanged', 'per_student'])
    .select(['starts_at', 'ends_at', 'is_on', inLanguage(locale, 'name').as('name')])
    .select(inLanguage<string | null>(locale, 'detail').as('detail'));
}

/** Gifts shown now; available ones on top. */
export function selectGifts(ctx: StudentCtx, { kind, ...page }: PageInput & { kind?: GiftTable['kind'] | undefined }) {
  let query = gifts(ctx).where('is_on', '=', true).where('starts_at', '<=', ctx.now);
  if (kind) query = query.where('kind', '=', kind);
  const isOver = sql`(exchanged >= stock or coalesce(ends_at <= ${ctx.now}, false))`;
  return pageOf(ctx.tx, query.orderBy(sql`${isOver}, sort, id`), page);
}

/** One gift as it is shown. */
export function selectGift(ctx: StudentCtx, id: number) {
  return gifts(ctx).where('id', '=', id).executeTakeFirst();
}
export type ShownGiftRow = NonNullable<Awaited<ReturnType<typeof selectGift>>>;

/** One gift, its row locked until the transaction ends: its stock and the limit of each student. */
export function lockGift(tx: Tx, id: number): Promise<GiftRow | undefined> {
  return tx.selectFrom('gift').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Takes one piece from stock, or with -1 returns it; false when there is none. */
export async function takeStock(tx: Tx, id: number, pieces: 1 | -1): Promise<boolean> {
  const row = await tx
    .updateTable('gift')
    .set((eb) => ({ exchanged: eb('exchanged', '+', pieces) }))
    .where('id', '=', id)
    .where((eb) => eb(eb('exchanged', '+', pieces), '<=', eb.ref('stock')))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** How often the student has taken a gift, and the number of the last time. */
export async function countTaken(tx: Tx, giftId: number, studentId: number): Promise<{ times: number; last: number }> {
  return tx
    .selectFrom('exchange_order')
    .select([sql<number>`count(*)::int`.as('times'), sql<number>`coalesce(max(nth), 0)::int`.as('last')])
    .where('gift_id', '=', giftId)
    .where('student_id', '=', studentId)
    .where('status', '<>', 'cancelled')
    .executeTakeFirstOrThrow();
}

/** One of the student's addresses. */
export function selectAddress(
  tx: Tx,
  studentId: number,
  id: number,
): Promise<Selectable<Database['address']> | undefined> {
  return tx
    .selectFrom('address')
    .selectAll()
    .where('student_id', '=', studentId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Sends an exchange, with copies of the gift and of the address. */
export async function insertExchange(
  tx: Tx,
  row: Omit<Insertable<ExchangeOrderTable>, 'snapshot' | 'address'>,
  { snapshot, address }: { snapshot: object; address: object | null },
): Promise<void> {
  const copies = { snapshot: JSON.stringify(snapshot), address: address && JSON.stringify(address) };
  await enqueue(
    tx,
    tx
      .insertInto('exchange_order')
      .values({ ...row, ...copies })
      .execute(),
  );
}

/** The state of an exchange, its row locked until the transaction ends. */
export function lockStatus(tx: Tx, id: Expression<number>): Promise<Pick<ExchangeRow, 'status'> | undefined> {
  return tx.selectFrom('exchange_order').select('status').where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Changes the state of an exchange; undefined where the machine does not allow it (I1). */
export function moveExchange(
  tx: Tx,
  id: number,
  event: EventOf<'exchange'>,
  set: Updateable<ExchangeOrderTable> = {},
): Promise<ExchangeRow | undefined> {
  const { from, to } = changeOf('exchange', event);
  return tx
    .updateTable('exchange_order')
    .set({ ...set, status: to })
    .where('id', '=', id)
    .where('status', 'in', from)
    .returningAll()
    .executeTakeFirst();
}

/** Names the order that pays the postage. */
export async function setPostageOrder(tx: Tx, id: number, order_id: number): Promise<void> {
  await enqueue(tx, tx.updateTable('exchange_order').set({ order_id }).where('id', '=', id).execute());
}

function exchanges(tx: Tx) {
  return tx
    .selectFrom('exchange_order as x')
    .leftJoin('trade_order as o', joinTenant('o.id', 'x.order_id'))
    .selectAll('x')
    .select('o.number as order_number');
}

/** The student's exchanges, the newest first. */
export function selectExchanges(tx: Tx, studentId: number, page: PageInput) {
  return pageOf(tx, exchanges(tx).where('x.student_id', '=', studentId).orderBy('x.id', 'desc'), page);
}

/** One of the student's exchanges. */
export function selectExchange(tx: Tx, studentId: number, key: { number: string } | { id: number }) {
  const query = exchanges(tx).where('x.student_id', '=', studentId);
  return ('id' in key ? query.where('x.id', '=', key.id) : query.where('x.number', '=', key.number)).executeTakeFirst();
}
export type ShownExchangeRow = NonNullable<Awaited<ReturnType<typeof selectExchange>>>;
