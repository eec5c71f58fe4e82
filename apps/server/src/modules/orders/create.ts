import type { InputOf, OutputOf, orders } from '@shuyuan/contract';
import { Quote, ResultCode, UnpaidOrder } from '@shuyuan/contract';
import { maskPhone } from '@shuyuan/rules';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { requireButton } from '../../domain/permissions.ts';
import type { OrderRequest, PlaceOrder, Trade } from '../../domain/trade.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { enqueue, inOrder } from '../../platform/data/transaction.ts';
import { refused } from '../../platform/http/errors.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { remember } from '../../platform/work/dueWork.ts';
import { closeOrder, selectRunOut } from './close.ts';
import { logOrder } from './log.ts';
import { insertDeductions, insertItem, type Placing, selectId, toRow } from './newOrder.ts';
import { payOrder } from './paid.ts';
import { type Priced, type PricedRequest, priceRequest, toQuote } from './quote.ts';
import { goodsOf, hasRunOut, lockOrder, type OrderRow, refOf } from './rows.ts';
import { ORDER_COLUMNS } from './tables.ts';

type CreateInput = InputOf<typeof orders.create>;
type Placed = OutputOf<typeof orders.create>;

/** Quotes an order, in one round trip; refused like its creation, but changes nothing (S8). */
export async function quote(
  ctx: StudentCtx,
  trade: Trade,
  request: PricedRequest,
): Promise<OutputOf<typeof orders.quote>> {
  const [, inviter, priced] = await inOrder([
    refuseUnpaid(ctx, request),
    selectInviter(ctx, request.inviteCode),
    priceRequest(ctx, trade, request),
  ]);
  return { ...toQuote(priced, ctx, request.teamId), inviterName: inviter && maskPhone(inviter.nickname) };
}

/**
 * Makes an order at the price that the student saw: 3005 with the new quote for another one, 3009 with the unpaid order of
 * the same goods. What costs nothing is paid at once (product.md 4.7, I2, I4).
 */
export async function createOrder(ctx: StudentCtx, trade: Trade, input: CreateInput): Promise<Placed> {
  const checks = [
    input.kind === 'course' ? requireButton(ctx.tx, ctx, 'course.buy') : null,
    input.mode === 'openTeam' ? requireButton(ctx.tx, ctx, 'groupon.open') : null,
  ];
  const ready = await prepare(ctx, trade, input, checks);
  if (ready.priced.version !== input.version) {
    throw refused(ResultCode.priceChanged, z.encode(Quote, toQuote(ready.priced, ctx, input.teamId)));
  }
  return place(ctx, trade, ready);
}

/** Takes a course that costs this student nothing; 1004 when it costs something. */
export async function buyFree(ctx: StudentCtx, trade: Trade, offerId: number): Promise<Placed> {
  const request: PricedRequest = { kind: 'course', goodsId: offerId, noCoupon: true };
  const ready = await prepare(ctx, trade, request, [requireButton(ctx.tx, ctx, 'course.buy')]);
  if (ready.priced.price.payFen > 0) throw refused(ResultCode.stateForbids);
  return place(ctx, trade, ready);
}

/** Makes an order at its present price where no confirmation page is shown: the postage of a gift (product.md 4.12). */
export function placeOrder(trade: Trade): PlaceOrder {
  return async (ctx, goods) => {
    const ready = await prepare(ctx, trade, { ...goods, noCoupon: true });
    const { id, orderNum } = await place(ctx, trade, ready);
    return { id, number: orderNum };
  };
}

/** Everything that an order needs before it is written, in one round trip: checks, room, price, what is left of the goods. */
async function prepare(
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
  const priced = isNewRoom ? await pricing.then(again, again) : await pricing;
  const [inviter, id] = await others;
  return { id, request, priced, inviterId: inviter?.id ?? null };

  function again() {
    return reserveAtPrice(ctx, trade, request);
  }
}

async function reserveAtPrice(ctx: StudentCtx, trade: Trade, request: PricedRequest): Promise<Priced> {
  const [priced] = await inOrder([
    priceRequest(ctx, trade, request),
    goodsOf(trade, request.kind).reserve?.(ctx.tx, request.goodsId),
  ]);
  return priced;
}

/**
 * Ends orders that have run out and still hold what is wanted; refuses with 3009 while one of the student's own lives. True where an
 * order was in the way, which has changed since then what is left and what it costs.
 */
async function makeRoom(ctx: StudentCtx, trade: Trade, request: OrderRequest): Promise<boolean> {
  const { tx, studentId, now } = ctx;
  const [, before, runOut] = await inOrder([
    // Serialised per student: of two tabs the second is referred to the first order, not refused for lack of seats (I4).
    enqueue(tx, sql`select pg_advisory_xact_lock(${studentId})`.execute(tx)),
    selectUnpaid(ctx, request),
    request.kind === 'course' ? selectRunOut(tx, request.goodsId, now) : [],
  ]);
  const end = (order: OrderRow) =>
    closeOrder(tx, trade, order, { event: 'expire', reason: 'timeout', actor: 'system', ...ctx });
  const own = before && (await lockOrder(tx, before.id));
  if (own && own.status === 'unpaid') {
    if (!hasRunOut(own, now)) throw unpaidExists(own);
    await end(own);
  }
  for (const order of runOut) await end(order);
  return before !== null || runOut.length > 0;
}

/** Writes a prepared order, in one round trip where it has neither coupon, credits nor group and is still to be paid. */
async function place(ctx: StudentCtx, trade: Trade, placing: Placing): Promise<Placed> {
  const { tx, now } = ctx;
  const { request, priced } = placing;
  const order = toRow(ctx, placing);
  await enqueue(tx, tx.insertInto('trade_order').values(order).execute());
  await logOrder(tx, order, { from: null, actor: 'student', now });
  await insertItem(tx, order, priced);
  await insertDeductions(tx, order, priced);
  const ref = refOf(order, ctx);
  const isOfMember = priced.deductions.some(({ kind }) => kind === 'member');
  await goodsOf(trade, order.goods_kind).hold?.(tx, ref, { isOfMember });
  if (ref.couponClaimId !== null) await trade.coupons.lock(tx, ref);
  if (ref.credits > 0) await trade.credits.spend(tx, ref);
  const teamId = order.mode === 'alone' ? null : await trade.groups.hold(tx, ref, request);
  const held = teamId === null ? order : await setTeam(tx, order.id, teamId);
  const { company_id: companyId, id: refId, expires_at: dueAt } = held;
  if (held.pay_fen > 0) await remember(tx, { companyId, kind: 'orderExpiry', refId, dueAt });
  const placed =
    held.pay_fen > 0 ? held : await payOrder(tx, trade, held, { method: 'none', actor: 'student', ...ctx });
  return {
    id: placed.id,
    orderNum: placed.number,
    goodsId: placed.goods_id,
    payFen: placed.pay_fen,
    status: placed.status,
    teamId: placed.team_id ?? undefined,
    expiresAt: placed.expires_at.toISOString(),
  };
}

function setTeam(tx: Tx, orderId: number, teamId: number): Promise<OrderRow> {
  return tx
    .updateTable('trade_order')
    .set({ team_id: teamId })
    .where('id', '=', orderId)
    .returning(ORDER_COLUMNS)
    .executeTakeFirstOrThrow();
}

async function selectUnpaid({ tx, studentId }: StudentCtx, { kind, goodsId }: OrderRequest): Promise<OrderRow | null> {
  const row = await tx
    .selectFrom('trade_order')
    .select(ORDER_COLUMNS)
    .where('student_id', '=', studentId)
    .where('goods_kind', '=', kind)
    .where('goods_id', '=', goodsId)
    .where('status', '=', 'unpaid')
    .executeTakeFirst();
  return row ?? null;
}

/** Refuses with 3009 while an unpaid order of the same goods lives. */
async function refuseUnpaid(ctx: StudentCtx, request: OrderRequest): Promise<void> {
  const before = await selectUnpaid(ctx, request);
  if (before && !hasRunOut(before, ctx.now)) throw unpaidExists(before);
}

/** The recommending student by invite code; null for an unknown code, and for the student's own. */
async function selectInviter({ tx, studentId }: StudentCtx, code: string | undefined) {
  if (!code) return undefined;
  return tx
    .selectFrom('student')
    .select(['id', 'nickname'])
    .where('invite_code', '=', code)
    .where('id', '<>', studentId)
    .executeTakeFirst();
}

function unpaidExists({ id, number, goods_id }: OrderRow) {
  return refused(ResultCode.unpaidOrderExists, z.encode(UnpaidOrder, { id, orderNum: number, goodsId: goods_id }));
}
