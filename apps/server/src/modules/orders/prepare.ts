import { ResultCode, UnpaidOrder } from '@shuyuan/contract';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { FreeDelivery, OrderRequest, Trade } from '../../domain/trade.ts';
import { refused } from '../../platform/core/errors.ts';
import { selectId } from '../../platform/data/numbers.ts';
import { enqueue, inOrder } from '../../platform/data/transaction.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { closeOrder, selectRunOut } from './close.ts';
import type { Placing } from './newOrder.ts';
import { type Priced, type PricedRequest, priceRequest } from './quote.ts';
import { goodsOf, hasRunOut, type OrderRow } from './rows.ts';
import { ORDER_COLUMNS } from './tables.ts';

/** Everything that an order needs before it is written, in one round trip: checks, room, price, what is left of the goods. */
export async function prepare(
  ctx: StudentCtx,
  trade: Trade,
  request: PricedRequest,
  checks: readonly (Promise<void> | null)[] = [],
): Promise<Placing> {
  const making = makeRoom(ctx, trade, request);
  const pricing = reserveAtPrice(ctx, trade, request);
  const others = inOrder([selectInviter(ctx, request.inviteCode), selectId(ctx.tx)]);
  for (const later of [pricing, others]) later.catch(() => {}); // they count only after the checks
  const [, isNewRoom] = await inOrder([inOrder(checks), making]);
  const { priced, deliverFree } = isNewRoom ? await pricing.then(again, again) : await pricing;
  const [inviter, id] = await others;
  return { id, request, priced, deliverFree, inviterId: inviter?.id ?? null };

  function again() {
    return reserveAtPrice(ctx, trade, request);
  }
}

interface Reserved {
  priced: Priced;
  deliverFree: FreeDelivery | undefined;
}

/** The goods are locked before their price is read; the refusals of the price come first. */
async function reserveAtPrice(ctx: StudentCtx, trade: Trade, request: PricedRequest): Promise<Reserved> {
  const reserving = goodsOf(trade, request.kind).reserve?.(ctx, request.goodsId) ?? null;
  const pricing = priceRequest(ctx, trade, request, { isForOrder: true });
  const [priced, deliverFree] = await inOrder([pricing, reserving]);
  return { priced, deliverFree: deliverFree ?? priced.goods.deliverFree };
}

/**
 * Ends orders that have run out and still hold what is wanted; refuses with 3009 while one of the student's own lives. True where an
 * order was in the way, which has changed since then what is left and what it costs.
 */
async function makeRoom(ctx: StudentCtx, trade: Trade, request: OrderRequest): Promise<boolean> {
  const { tx, studentId, now } = ctx;
  const [, own, runOut] = await inOrder([
    // Serialised per student: of two tabs the second is referred to the first order, not refused for lack of seats (I4).
    enqueue(tx, sql`select pg_advisory_xact_lock(${studentId})`.execute(tx)),
    selectUnpaid(ctx, request).forUpdate().executeTakeFirst(),
    request.kind === 'course' ? selectRunOut(tx, request.goodsId, now) : [],
  ]);
  if (own && !hasRunOut(own, now)) throw unpaidExists(own);
  const inTheWay = own ? [own, ...runOut.filter(({ id }) => id !== own.id)] : runOut;
  for (const order of inTheWay) {
    await closeOrder(tx, trade, order, { event: 'expire', reason: 'timeout', actor: 'system', ...ctx });
  }
  return inTheWay.length > 0;
}

/** The unpaid order of the same goods. */
export function selectUnpaid({ tx, studentId }: StudentCtx, { kind, goodsId }: OrderRequest) {
  return tx
    .selectFrom('trade_order')
    .select(ORDER_COLUMNS)
    .where('student_id', '=', studentId)
    .where('goods_kind', '=', kind)
    .where('goods_id', '=', goodsId)
    .where('status', '=', 'unpaid');
}

/** The recommending student by invite code; null for an unknown code, and for the student's own. */
export async function selectInviter({ tx, studentId }: StudentCtx, code: string | undefined) {
  if (!code) return undefined;
  return tx
    .selectFrom('student')
    .select(['id', 'nickname'])
    .where('invite_code', '=', code)
    .where('id', '<>', studentId)
    .executeTakeFirst();
}

/** The refusal with 3009, which names the order. */
export function unpaidExists({ id, number, goods_id }: OrderRow) {
  return refused(ResultCode.unpaidOrderExists, z.encode(UnpaidOrder, { id, orderNum: number, goodsId: goods_id }));
}
