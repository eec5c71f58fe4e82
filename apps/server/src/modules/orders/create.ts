import type { InputOf, OutputOf, orders } from '@shuyuan/contract';
import { Quote, ResultCode } from '@shuyuan/contract';
import { maskPhone } from '@shuyuan/rules';
import * as z from 'zod/mini';
import { requireButton } from '../../domain/permissions.ts';
import type { PlaceOrder, Trade } from '../../domain/trade.ts';
import { missing, refused } from '../../platform/core/errors.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { inOrder } from '../../platform/data/transaction.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { type Placed, place } from './place.ts';
import { prepare, selectInviter, selectUnpaid, unpaidExists } from './prepare.ts';
import { type PricedRequest, priceGoods, priceRequest, toQuote } from './quote.ts';
import { hasRunOut } from './rows.ts';

type CreateInput = InputOf<typeof orders.create>;

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

/** Takes a course that costs this student nothing; 1004 when it costs something, `missing` for an offer of another class. */
export async function buyFree(
  ctx: StudentCtx,
  trade: Trade,
  { id, saleId }: InputOf<typeof orders.buyFree>,
): Promise<Placed> {
  const request: PricedRequest = { kind: 'course', goodsId: saleId, noCoupon: true };
  const checks = [requireOffer(ctx.tx, { id, saleId }), requireButton(ctx.tx, ctx, 'course.buy')];
  const ready = await prepare(ctx, trade, request, checks);
  if (ready.priced.price.payFen > 0) throw refused(ResultCode.stateForbids);
  return place(ctx, trade, ready);
}

/** Makes an order of goods that nobody has seen yet, where no confirmation page is shown: the postage of a gift (product.md 4.12). */
export function placeOrder(trade: Trade): PlaceOrder {
  return async (ctx, goods, id) => {
    const request = { kind: goods.kind, goodsId: goods.goodsId };
    const priced = await priceGoods(ctx, request, { goods });
    const { orderNum } = await place(ctx, trade, { id, request, priced, inviterId: null });
    return { id, number: orderNum };
  };
}

async function requireOffer(tx: Tx, { id, saleId }: InputOf<typeof orders.buyFree>): Promise<void> {
  const offer = await tx
    .selectFrom('offer')
    .select('id')
    .where('id', '=', saleId)
    .where('class_run_id', '=', id)
    .executeTakeFirst();
  if (!offer) throw missing();
}

/** Refuses with 3009 while an unpaid order of the same goods lives. */
async function refuseUnpaid(ctx: StudentCtx, request: PricedRequest): Promise<void> {
  const before = await selectUnpaid(ctx, request).executeTakeFirst();
  if (before && !hasRunOut(before, ctx.now)) throw unpaidExists(before);
}
