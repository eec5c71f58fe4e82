import type { InputOf, OutputOf, orders } from '@shuyuan/contract';
import { Quote, ResultCode, UnpaidOrder } from '@shuyuan/contract';
import { maskPhone } from '@shuyuan/rules';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { requireButton } from '../../domain/permissions.ts';
import type { OrderRequest, PlaceOrder, Trade } from '../../domain/trade.ts';
import { newNumber } from '../../platform/data/numbers.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { refused } from '../../platform/http/errors.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { remember } from '../../platform/work/dueWork.ts';
import { closeOrder, closeRunOut } from './close.ts';
import { logOrder } from './log.ts';
import { payOrder } from './paid.ts';
import { type Priced, type PricedRequest, payMinutes, priceRequest, toQuote } from './quote.ts';
import { goodsOf, hasRunOut, lockOrder, type OrderRow, refOf } from './rows.ts';
import { ORDER_COLUMNS } from './tables.ts';

type CreateInput = InputOf<typeof orders.create>;
type Placed = OutputOf<typeof orders.create>;

const TRIES = 5;

/** Quotes an order; refused like its creation, but changes nothing (S8). */
export async function quote(
  ctx: StudentCtx,
  trade: Trade,
  request: PricedRequest,
): Promise<OutputOf<typeof orders.quote>> {
  const before = await selectUnpaid(ctx, request);
  if (before && !hasRunOut(before, ctx.now)) throw unpaidExists(before);
  const inviter = await selectInviter(ctx, request.inviteCode);
  return {
    ...toQuote(await priceRequest(ctx, trade, request), ctx, request.teamId),
    inviterName: inviter && maskPhone(inviter.nickname),
  };
}

/**
 * Makes an order at the price that the student saw: 3005 with the new quote for another one, 3009 with the unpaid order of
 * the same goods. What costs nothing is paid at once (product.md 4.7, I2, I4).
 */
export async function createOrder(ctx: StudentCtx, trade: Trade, input: CreateInput): Promise<Placed> {
  if (input.kind === 'course') await requireButton(ctx.tx, ctx, 'course.buy');
  if (input.mode === 'openTeam') await requireButton(ctx.tx, ctx, 'groupon.open');
  await makeRoom(ctx, trade, input);
  const priced = await priceRequest(ctx, trade, input);
  if (priced.version !== input.version) {
    throw refused(ResultCode.priceChanged, z.encode(Quote, toQuote(priced, ctx, input.teamId)));
  }
  const inviter = await selectInviter(ctx, input.inviteCode);
  return place(ctx, trade, { request: input, priced, inviterId: inviter?.id ?? null });
}

/** Takes a course that costs this student nothing; 1004 when it costs something. */
export async function buyFree(ctx: StudentCtx, trade: Trade, offerId: number): Promise<Placed> {
  await requireButton(ctx.tx, ctx, 'course.buy');
  const request: PricedRequest = { kind: 'course', goodsId: offerId, noCoupon: true };
  await makeRoom(ctx, trade, request);
  const priced = await priceRequest(ctx, trade, request);
  if (priced.price.payFen > 0) throw refused(ResultCode.stateForbids);
  return place(ctx, trade, { request, priced, inviterId: null });
}

/** Makes an order at its present price where no confirmation page is shown: the postage of a gift (product.md 4.12). */
export function placeOrder(trade: Trade): PlaceOrder {
  return async (ctx, goods) => {
    const request: PricedRequest = { ...goods, noCoupon: true };
    await makeRoom(ctx, trade, request);
    const priced = await priceRequest(ctx, trade, request);
    const { id, orderNum } = await place(ctx, trade, { request, priced, inviterId: null });
    return { id, number: orderNum };
  };
}

/** Ends orders that have run out and still hold what is wanted; refuses with 3009 while one of the student's own lives. */
async function makeRoom(ctx: StudentCtx, trade: Trade, request: OrderRequest): Promise<void> {
  // Serialised per student: of two tabs the second is referred to the first order, not refused for lack of seats (I4).
  await sql`select pg_advisory_xact_lock(${ctx.studentId})`.execute(ctx.tx);
  const before = await selectUnpaid(ctx, request);
  const own = before && (await lockOrder(ctx.tx, before.id));
  if (own && own.status === 'unpaid') {
    if (!hasRunOut(own, ctx.now)) throw unpaidExists(own);
    await closeOrder(ctx.tx, trade, own, { event: 'expire', reason: 'timeout', actor: 'system', ...ctx });
  }
  if (request.kind === 'course') await closeRunOut(ctx.tx, trade, request.goodsId, ctx);
}

interface Placing {
  request: OrderRequest;
  priced: Priced;
  inviterId: number | null;
}

async function place(ctx: StudentCtx, trade: Trade, placing: Placing): Promise<Placed> {
  const { request, priced } = placing;
  const inserted = await insertOrder(ctx, placing);
  await logOrder(ctx.tx, inserted, { from: null, actor: 'student', now: ctx.now });
  await insertItem(ctx.tx, inserted, priced);
  await insertDeductions(ctx.tx, inserted, priced);
  const ref = refOf(inserted, ctx);
  await goodsOf(trade, inserted.goods_kind).hold?.(ctx.tx, ref);
  if (ref.couponClaimId !== null) await trade.coupons.lock(ctx.tx, ref);
  if (ref.credits > 0) await trade.credits.spend(ctx.tx, ref);
  const teamId = inserted.mode === 'alone' ? null : await trade.groups.hold(ctx.tx, ref, request);
  const order = teamId === null ? inserted : await setTeam(ctx.tx, inserted.id, teamId);
  const { company_id: companyId, id: refId, expires_at: dueAt } = order;
  if (order.pay_fen > 0) await remember(ctx.tx, { companyId, kind: 'orderExpiry', refId, dueAt });
  const placed =
    order.pay_fen > 0 ? order : await payOrder(ctx.tx, trade, order, { method: 'none', actor: 'student', ...ctx });
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

/** A second order of the same goods conflicts with the first, whichever tab is faster; a duplicate number is regenerated (I4). */
async function insertOrder(ctx: StudentCtx, { request, priced, inviterId }: Placing): Promise<OrderRow> {
  const { goods, price, mode, coupon, credits } = priced;
  const { companyId, studentId, now } = ctx;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const row = await ctx.tx
      .insertInto('trade_order')
      .values({
        company_id: companyId,
        number: newNumber(now),
        student_id: studentId,
        goods_kind: goods.kind,
        goods_id: goods.goodsId,
        mode,
        title: goods.title.cn,
        title_en: goods.title.en ?? null,
        list_fen: price.listFen,
        deduct_fen: price.listFen - price.payFen,
        pay_fen: price.payFen,
        credits,
        coupon_claim_id: coupon?.claimId ?? null,
        inviter_id: inviterId,
        expires_at: new Date(now.getTime() + payMinutes(mode) * 60_000),
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(ORDER_COLUMNS)
      .executeTakeFirst();
    if (row) return row;
    const before = await selectUnpaid(ctx, request);
    if (before) throw unpaidExists(before);
  }
  throw refused(ResultCode.tooFrequent);
}

async function insertItem(tx: Tx, order: OrderRow, { goods, price }: Priced): Promise<void> {
  const { subtitle, courseKind, startsAt } = goods;
  await tx
    .insertInto('order_item')
    .values({
      company_id: order.company_id,
      order_id: order.id,
      goods_kind: goods.kind,
      goods_id: goods.goodsId,
      unit_fen: goods.listFen,
      pay_fen: price.payFen,
      class_run_id: goods.classRunId ?? null,
      offer_id: goods.offerId ?? null,
      cover: goods.cover ?? null,
      snapshot: JSON.stringify({ subtitle, courseKind, startsAt }),
    })
    .execute();
}

async function insertDeductions(tx: Tx, order: OrderRow, { deductions }: Priced): Promise<void> {
  if (deductions.length === 0) return;
  const rows = deductions.map(({ kind, refId, name, amountFen }, sort) => ({
    company_id: order.company_id,
    order_id: order.id,
    kind,
    ref_id: refId,
    name: name.cn,
    name_en: name.en ?? null,
    amount_fen: amountFen,
    sort,
  }));
  await tx.insertInto('order_deduct').values(rows).execute();
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
