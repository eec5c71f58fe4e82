import type { Insertable } from 'kysely';
import type { OrderDeductTable, TradeOrderTable } from '../../modules/orders/tables.ts';
import type { SeededClass } from '../classes.ts';
import type { Both } from '../content.ts';
import { type Ending, endOf, fulfilmentOf, numberOf, reasonOf, type Step, statusOf, stepsOf } from './endings.ts';
import { addMoney } from './money.ts';
import { addPlace } from './places.ts';
import type { Shop } from './shop.ts';

const MINUTE_MS = 60_000;
/** Between the order and its payment. */
export const PAID_AFTER_MS = 2 * MINUTE_MS;

type Order = Insertable<TradeOrderTable>;

/** One step off the price, in fen. */
export type Off = Pick<OrderDeductTable, 'kind' | 'ref_id' | 'amount_fen'> & { name: Both };

/** An order to seed; its rows are derived from it. */
export interface OrderPlan {
  student: number;
  createdAt: Date;
  /** A course or other goods. */
  goods:
    | SeededClass
    | { kind: 'membership' | 'minutes' | 'postage'; id: number; title: Both; subtitle?: Both; fen: number };
  off?: readonly Off[];
  credits?: number;
  couponClaimId?: number;
  team?: { mode: 'openTeam' | 'joinTeam'; id: number };
  method?: 'alipay' | 'wechat';
  /** Its final state. */
  end: Ending;
}

/** An order whose rows exist. */
export interface SeededOrder {
  id: number;
  number: string;
  payFen: number;
}

/** Writes an order with its line, price steps, log, payment attempts, refund, seat and class, as the server would (I1–I6). */
export function addOrder(shop: Shop, plan: OrderPlan): SeededOrder {
  const { draft } = shop;
  const { end, student, createdAt, team } = plan;
  const isAlive = createdAt.getTime() >= shop.parts.now.getTime();
  // Unpaid orders are the newest; their ids are those of the day.
  const id = draft.idAt(isAlive ? draft.day : createdAt.getTime());
  const price = priceOf(shop, plan);
  const number = numberOf(isAlive ? draft.day : createdAt.getTime(), id);
  const paidAt = new Date(createdAt.getTime() + PAID_AFTER_MS);
  const status = statusOf(end);
  const isPaid = end.is !== 'unpaid' && end.is !== 'cancelled' && end.is !== 'late';
  const expiresAt = new Date(createdAt.getTime() + (team ? 15 : 30) * MINUTE_MS);
  const order: Order = {
    company_id: draft.companyId,
    id,
    number,
    student_id: student,
    goods_kind: price.kind,
    goods_id: price.goodsId,
    mode: team?.mode ?? 'alone',
    title: price.title[0],
    title_en: price.title[1],
    list_fen: price.listFen,
    deduct_fen: price.listFen - price.payFen,
    pay_fen: price.payFen,
    credits: plan.credits ?? 0,
    coupon_claim_id: plan.couponClaimId ?? null,
    team_id: team?.id ?? null,
    inviter_id: null,
    method: isPaid || end.is === 'late' ? (plan.method ?? 'wechat') : 'none',
    status,
    fulfilment: fulfilmentOf(end, team !== undefined),
    cancel_reason: reasonOf(end),
    expires_at: expiresAt,
    created_at: createdAt,
    paid_at: isPaid ? paidAt : null,
    ended_at: endOf(end),
    is_hidden: false,
  };
  draft.addRow('trade_order', order);
  addLine(shop, id, plan, price);
  const steps = stepsOf(end, paidAt, expiresAt);
  addLog(shop, id, [{ to: 'unpaid', at: createdAt, actor: 'student' }, ...steps]);
  addMoney(shop, order, end, plan.method ?? 'wechat');
  if ('runId' in plan.goods) addPlace(shop, plan.goods, order, end);
  if (plan.couponClaimId !== undefined && (isPaid ? end.is !== 'refunded' : end.is === 'unpaid')) {
    draft.couponsOfOrders.push({ claimId: plan.couponClaimId, orderId: id, usedAt: isPaid ? paidAt : null });
  }
  if (isAlive) {
    const work = { company_id: draft.companyId, kind: 'orderExpiry', ref_id: id, due_at: expiresAt };
    draft.addRow('due_work', { id: draft.nextId(), ...work });
  }
  return { id, number, payFen: price.payFen };
}

function priceOf(shop: Shop, { goods, off = [] }: OrderPlan) {
  const offFen = off.reduce((sum, { amount_fen }) => sum + amount_fen, 0);
  if (!('runId' in goods)) {
    const { kind, id, title, subtitle, fen } = goods;
    return { kind, goodsId: id, title, subtitle, cover: null, startsAt: null, listFen: fen, payFen: fen - offFen };
  }
  const listFen = Number(shop.offer(goods.offerId).price_fen);
  return { kind: 'course' as const, goodsId: goods.offerId, ...shop.wordsOf(goods), listFen, payFen: listFen - offFen };
}

function addLine(shop: Shop, orderId: number, plan: OrderPlan, price: ReturnType<typeof priceOf>): void {
  const { draft } = shop;
  const { goods, off = [] } = plan;
  const [cn, en] = price.subtitle ?? [undefined, undefined];
  const isCourse = 'runId' in goods;
  draft.add('order_item', {
    id: draft.nextId(),
    order_id: orderId,
    goods_kind: price.kind,
    goods_id: price.goodsId,
    unit_fen: price.listFen,
    pay_fen: price.payFen,
    class_run_id: isCourse ? goods.runId : null,
    offer_id: isCourse ? goods.offerId : null,
    cover: price.cover,
    snapshot: JSON.stringify({
      ...(cn === undefined ? {} : { subtitle: { cn, en } }),
      ...(isCourse ? { courseKind: goods.course.written.kind, startsAt: price.startsAt } : {}),
    }),
  });
  off.forEach(({ name, ...step }, sort) => {
    draft.add('order_deduct', {
      id: draft.nextId(),
      order_id: orderId,
      ...step,
      name: name[0],
      name_en: name[1],
      sort,
    });
  });
}

function addLog(shop: Shop, orderId: number, steps: readonly Step[]): void {
  steps.forEach(({ to, at, actor }, place) => {
    const from = steps[place - 1]?.to ?? null;
    const line = { order_id: orderId, from_status: from, to_status: to, actor, note: null, created_at: at };
    shop.draft.add('order_log', { id: shop.draft.nextId(), ...line });
  });
}
