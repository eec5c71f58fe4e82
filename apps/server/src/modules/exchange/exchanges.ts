import { type Exchange, type Gift, type Page, ResultCode } from '@shuyuan/contract';
import { sql } from 'kysely';
import type { PreparedGrants } from '../../domain/grants.ts';
import { append, LEDGERS, lockAccount } from '../../domain/ledger/ledger.ts';
import type { PlaceOrder } from '../../domain/trade.ts';
import { invalid, missing, refused } from '../../platform/core/errors.ts';
import { newNumber, selectId } from '../../platform/data/numbers.ts';
import { mapPage, type PageInput } from '../../platform/data/select.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { enqueue, inOrder } from '../../platform/data/transaction.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { postageGoods } from './port.ts';
import {
  countTaken,
  type ExchangeRow,
  type GiftRow,
  insertExchange,
  lockGift,
  moveExchange,
  selectAccount,
  selectAddress,
  selectExchange,
  selectExchanges,
  selectFlow,
  selectGift,
  selectGifts,
  takeStock,
} from './queries.ts';
import { statusOf, toAddressCopy, toExchange, toFlow, toGift, toNewExchange, toSnapshot } from './toExchange.ts';
import { exchangedFor } from './words.ts';

/** What an exchange reaches in other modules. */
export interface Effects {
  prepared: PreparedGrants;
  placeOrder: PlaceOrder;
}

/** The student's credits; nothing where there is no account yet. */
export async function findAccount(tx: Tx, studentId: number) {
  const row = await selectAccount(tx, studentId);
  return { balance: row?.balance ?? 0, totalIn: row?.total_in ?? 0, totalOut: row?.total_out ?? 0 };
}

/** The ledger of credits, the newest first. */
export async function listFlow(ctx: StudentCtx, input: Parameters<typeof selectFlow>[1]) {
  return mapPage(await selectFlow(ctx, input), toFlow);
}

/** Gifts that credits buy. */
export async function listGifts(ctx: StudentCtx, input: Parameters<typeof selectGifts>[1]): Promise<Page<Gift>> {
  return mapPage(await selectGifts(ctx, input), (row) => toGift(row, ctx.now));
}

/** One gift; `missing` when the school has none such (E3). */
export async function findGift(ctx: StudentCtx, id: number): Promise<Gift> {
  const row = await selectGift(ctx, id);
  if (!row) throw missing();
  return toGift(row, ctx.now);
}

/** The student's exchanges, the newest first. */
export async function listExchanges(ctx: StudentCtx, page: PageInput): Promise<Page<Exchange>> {
  return mapPage(await selectExchanges(ctx.tx, ctx.studentId, page), (row) => toExchange(row, ctx));
}

/** One of the student's exchanges; `missing` for any other number (E3). */
export async function findExchange(ctx: StudentCtx, key: { number: string } | { id: number }): Promise<Exchange> {
  const row = await selectExchange(ctx.tx, ctx.studentId, key);
  if (!row) throw missing();
  return toExchange(row, ctx);
}

/**
 * Takes a gift for credits: stock, limit, exchange, account and ledger in one transaction under the lock of the gift's
 * row (I10). Goods need an address and, with postage, wait for its order; everything else is given at once.
 * Refuses with 3401 too few credits, 3402 none left, 3403 the student's limit.
 */
export async function exchangeGift(
  ctx: StudentCtx,
  { id, addressId }: { id: number; addressId?: number | undefined },
  effects: Effects,
): Promise<Exchange> {
  const { tx, studentId } = ctx;
  const [gift, address, { times, last }, give, account, exchangeId, orderId] = await inOrder([
    lockGift(tx, id),
    addressId === undefined ? undefined : selectAddress(tx, studentId, addressId),
    countTaken(tx, id, studentId),
    prepareGift(ctx, id, effects.prepared),
    lockAccount(tx, LEDGERS.credits, ctx),
    selectId(tx),
    selectId(tx),
  ]);
  if (!gift) throw missing();
  if (addressId !== undefined && !address) throw missing();
  if (gift.kind === 'goods' && !address) throw invalid([{ field: 'addressId', rule: 'required' }]);
  if (statusOf(gift, ctx.now) !== 'on') throw refused(ResultCode.outOfStock);
  if (gift.per_student !== null && times >= gift.per_student) throw refused(ResultCode.exchangeLimit);
  if (account.balance < gift.credits) throw refused(ResultCode.creditsShort);
  const copy = gift.kind === 'goods' && address ? toAddressCopy(address) : null;
  const row = { ...rowOf(ctx, gift, last + 1), id: exchangeId };
  await enqueue(tx, takeStock(tx, id, 1));
  await insertExchange(tx, row, { snapshot: toSnapshot(gift), address: copy });
  await debit(ctx, gift, { exchangeId, balance: account.balance });
  if (row.status === 'finished') await give(gift, exchangeId);
  const isToPay = row.status === 'toPay';
  const snapshot = toSnapshot(gift);
  const order = isToPay ? await effects.placeOrder(ctx, postageGoods({ ...row, snapshot }), orderId) : null;
  return toNewExchange({ ...row, order }, { snapshot, address: copy }, ctx);
}

/** Says that goods have arrived; 1004 unless they were sent, 3404 where that was said already. */
export async function confirmReceipt({ tx, studentId, now }: StudentCtx, number: string): Promise<void> {
  const row = await selectExchange(tx, studentId, { number });
  if (!row) throw missing();
  if (await moveExchange(tx, row.id, 'receive', { ended_at: now })) return;
  const after = await selectExchange(tx, studentId, { number });
  throw refused(after?.status === 'finished' ? ResultCode.receiptConfirmed : ResultCode.stateForbids);
}

function rowOf({ companyId, studentId, now }: StudentCtx, gift: GiftRow, nth: number) {
  const isGoods = gift.kind === 'goods';
  const goodsStatus = gift.postage_fen > 0 ? ('toPay' as const) : ('toDeliver' as const);
  const status: ExchangeRow['status'] = isGoods ? goodsStatus : 'finished';
  return {
    company_id: companyId,
    number: newNumber(now),
    student_id: studentId,
    gift_id: gift.id,
    nth,
    credits: gift.credits,
    postage_fen: gift.postage_fen,
    order_id: null,
    express_name: null,
    express_number: null,
    status,
    created_at: now,
    ended_at: isGoods ? null : now,
  };
}

async function debit(
  { tx, companyId, studentId, now }: StudentCtx,
  gift: GiftRow,
  { exchangeId, balance }: { exchangeId: number; balance: number },
): Promise<void> {
  const title = exchangedFor({ cn: gift.name, en: gift.name_en });
  const entry = { companyId, studentId, now, amount: -gift.credits, reason: 'exchange', refId: exchangeId, title };
  await append(tx, LEDGERS.credits, entry, balance);
}

/** Locks and reads what the gift grants: SQL names it, as its kind is read at the same time. */
async function prepareGift(ctx: StudentCtx, giftId: number, { enrol, addMinutes, giveCoupon }: PreparedGrants) {
  const { tx, now } = ctx;
  const goodsOf = (kind: GiftRow['kind']) =>
    sql<number>`(select goods_id from gift where id = ${giftId} and kind = ${kind})`;
  // Its exchange is new: nothing was granted for it before.
  const key = { studentId: sql.val(ctx.studentId), sourceId: sql<number>`null::bigint` };
  const [add, coupon, course] = await inOrder([
    addMinutes(tx, {
      ...key,
      studentId: sql`(select ${ctx.studentId}::bigint from gift where id = ${giftId} and kind = 'minutes')`,
    }),
    giveCoupon(tx, key, goodsOf('coupon')),
    enrol(tx, key, { id: goodsOf('course'), now }),
  ]);
  return async (gift: GiftRow, sourceId: number): Promise<void> => {
    const grant = { source: 'exchange' as const, sourceId };
    const goodsId = gift.goods_id ?? 0;
    if (gift.kind === 'coupon') await coupon(ctx, { ...grant, couponId: goodsId });
    if (gift.kind === 'course') await course(ctx, { ...grant, offerId: goodsId });
    if (gift.kind === 'minutes') {
      await add(ctx, { ...grant, minutes: gift.amount ?? 0, title: { cn: gift.name, en: gift.name_en } });
    }
  };
}
