import { type Exchange, type Gift, type Page, ResultCode } from '@shuyuan/contract';
import { LEDGERS, write } from '../../domain/ledger/ledger.ts';
import type { Grants, PlaceOrder } from '../../domain/trade.ts';
import { newNumber } from '../../platform/data/numbers.ts';
import { mapPage, type PageInput } from '../../platform/data/select.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { invalid, missing, refused } from '../../platform/http/errors.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
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
import { statusOf, toAddressCopy, toExchange, toFlow, toGift, toSnapshot } from './toExchange.ts';
import { exchangedFor } from './words.ts';

/** What an exchange reaches in other modules. */
export interface Effects {
  grants: Pick<Grants, 'enrol' | 'addMinutes' | 'giveCoupon'>;
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
  const gift = await lockGift(ctx.tx, id);
  if (!gift) throw missing();
  const address = await copyAddress(ctx, gift, addressId);
  if (statusOf(gift, ctx.now) !== 'on' || !(await takeStock(ctx.tx, id, 1))) throw refused(ResultCode.outOfStock);
  const { times, last } = await countTaken(ctx.tx, id, ctx.studentId);
  if (gift.per_student !== null && times >= gift.per_student) throw refused(ResultCode.exchangeLimit);
  const row = await insertExchange(ctx.tx, rowOf(ctx, gift, { nth: last + 1, address }));
  await debit(ctx, gift, row.id);
  if (row.status === 'finished') await give(ctx, gift, row.id, effects.grants);
  if (row.status === 'toPay') await effects.placeOrder(ctx, { kind: 'postage', goodsId: row.id });
  return findExchange(ctx, { id: row.id });
}

/** Says that goods have arrived; 1004 unless they were sent. */
export async function confirmReceipt({ tx, studentId, now }: StudentCtx, number: string): Promise<void> {
  const row = await selectExchange(tx, studentId, { number });
  if (!row) throw missing();
  if (!(await moveExchange(tx, row.id, 'receive', { ended_at: now }))) throw refused(ResultCode.stateForbids);
}

async function copyAddress({ tx, studentId }: StudentCtx, gift: GiftRow, addressId: number | undefined) {
  if (addressId === undefined) {
    if (gift.kind === 'goods') throw invalid([{ field: 'addressId', rule: 'required' }]);
    return null;
  }
  const row = await selectAddress(tx, studentId, addressId);
  if (!row) throw missing();
  return gift.kind === 'goods' ? toAddressCopy(row) : null;
}

function rowOf(
  { companyId, studentId, now }: StudentCtx,
  gift: GiftRow,
  { nth, address }: { nth: number; address: Exchange['address'] | null },
) {
  const isGoods = gift.kind === 'goods';
  const goodsStatus = gift.postage_fen > 0 ? ('toPay' as const) : ('toDeliver' as const);
  const status: ExchangeRow['status'] = isGoods ? goodsStatus : 'finished';
  return {
    company_id: companyId,
    number: newNumber(now),
    student_id: studentId,
    gift_id: gift.id,
    nth,
    snapshot: JSON.stringify(toSnapshot(gift)),
    credits: gift.credits,
    postage_fen: gift.postage_fen,
    order_id: null,
    address: address ? JSON.stringify(address) : null,
    express_name: null,
    express_number: null,
    status,
    created_at: now,
    ended_at: isGoods ? null : now,
  };
}

async function debit({ tx, companyId, studentId, now }: StudentCtx, gift: GiftRow, exchangeId: number): Promise<void> {
  const title = exchangedFor({ cn: gift.name, en: gift.name_en });
  const entry = { companyId, studentId, now, amount: -gift.credits, reason: 'exchange', refId: exchangeId, title };
  if ((await write(tx, LEDGERS.credits, entry)) === 'short') throw refused(ResultCode.creditsShort);
}

async function give(ctx: StudentCtx, gift: GiftRow, exchangeId: number, grants: Effects['grants']): Promise<void> {
  const grant = { source: 'exchange' as const, sourceId: exchangeId };
  const goodsId = gift.goods_id ?? 0;
  if (gift.kind === 'coupon') await grants.giveCoupon(ctx, { ...grant, couponId: goodsId });
  if (gift.kind === 'course') await grants.enrol(ctx, { ...grant, offerId: goodsId });
  if (gift.kind === 'minutes') {
    const title = { cn: gift.name, en: gift.name_en };
    await grants.addMinutes(ctx, { ...grant, minutes: gift.amount ?? 0, title });
  }
}
