import type { OutputOf, orders } from '@shuyuan/contract';
import type { Trade } from '../../domain/trade.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { enqueue } from '../../platform/data/transaction.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { remember } from '../../platform/work/dueWork.ts';
import { logOrder } from './log.ts';
import { insertDeductions, insertItem, type Placing, toRow } from './newOrder.ts';
import { payOrder } from './paid.ts';
import { goodsOf, type OrderRow, refOf } from './rows.ts';

/** An order that was made. */
export type Placed = OutputOf<typeof orders.create>;

/** Writes a prepared order without waiting for the database: what it changes was locked and read before (decision 0064). */
export async function place(ctx: StudentCtx, trade: Trade, placing: Placing): Promise<Placed> {
  const order = await insertOrder(ctx, trade, placing);
  const placed = order.pay_fen > 0 ? order : await payFree(ctx, trade, order, placing);
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

/** The order with everything that it holds until it is paid. */
async function insertOrder(ctx: StudentCtx, trade: Trade, placing: Placing): Promise<OrderRow> {
  const { tx, now } = ctx;
  const { priced } = placing;
  const order = toRow(ctx, placing);
  await enqueue(tx, tx.insertInto('trade_order').values(order).execute());
  await logOrder(tx, order, { from: null, actor: 'student', now });
  await insertItem(tx, order, priced);
  await insertDeductions(tx, order, priced);
  const ref = refOf(order, ctx);
  await goodsOf(trade, order.goods_kind).hold?.(tx, ref);
  if (ref.couponClaimId !== null) await trade.coupons.lock(tx, ref);
  if (ref.credits > 0) await trade.credits.spend(tx, ref, priced.balance);
  const { company_id: companyId, id: refId, expires_at: dueAt } = order;
  if (order.pay_fen > 0) await remember(tx, { companyId, kind: 'orderExpiry', refId, dueAt });
  if (priced.seat === null) return order;
  await priced.seat.hold(ref);
  await setTeam(tx, order.id, priced.seat.teamId);
  return { ...order, team_id: priced.seat.teamId };
}

/** What costs nothing is paid as it is made. */
function payFree(ctx: StudentCtx, trade: Trade, order: OrderRow, { priced, deliverFree }: Placing): Promise<OrderRow> {
  const off = priced.deductions.find(({ kind }) => kind === 'member')?.amountFen ?? 0;
  const ahead = {
    deliver: deliverFree && ((ref: Parameters<typeof deliverFree>[0]) => deliverFree(ref, off)),
    paySeat: priced.seat?.pay,
    orders: [],
  };
  return payOrder(ctx.tx, trade, order, { method: 'none', actor: 'student', ahead, now: ctx.now, locale: ctx.locale });
}

async function setTeam(tx: Tx, orderId: number, team_id: number): Promise<void> {
  await enqueue(tx, tx.updateTable('trade_order').set({ team_id }).where('id', '=', orderId).execute());
}
