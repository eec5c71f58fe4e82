import { ResultCode } from '@shuyuan/contract';
import type { PreparedGrants } from '../../domain/grants.ts';
import { findEntry, LEDGERS, lockAccount, write } from '../../domain/ledger/ledger.ts';
import { isForever } from '../../domain/membership.ts';
import { readFreeMinutes } from '../../domain/minutes.ts';
import { dropTerm, hasUsedProlonged, setTermResting } from '../../domain/minutesTerms.ts';
import { knownGoods, newGoods, type OrderedGoods, orderedGoods } from '../../domain/orderedGoods.ts';
import type { CouponGifts, Delivery, Goods, GoodsPort, OrderRef, RefundRule } from '../../domain/trade.ts';
import { AppError, missing, refused } from '../../platform/core/errors.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { inOrder } from '../../platform/data/transaction.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { lockMember, preparePeriod, revokePeriod } from './periods.ts';
import { hasUsedPrices, selectPackage, selectUntil } from './queries.ts';
import { REASONS, termOf } from './words.ts';

/** Benefits of a membership besides its days; each is read ahead of its delivery. */
interface Extras {
  prepared: Pick<PreparedGrants, 'addMinutes' | 'giveCoupon'>;
  gifts: CouponGifts;
}

/** Memberships as goods: no stock, a period when paid, revoked on a refund (I11). */
export function createMembershipPort(extras: Extras): GoodsPort {
  return {
    describe,
    reserve: ({ tx, studentId }, goodsId) => prepare(tx, extras, newGoods(studentId, goodsId)),
    deliver: async (tx, order) => (await prepare(tx, extras, knownGoods(order)))(order),
    prepareDelivery: (tx, orderIds) => prepare(tx, extras, orderedGoods(tx, orderIds, 'membership')),
    async freeze(tx, order) {
      // Concurrent uses wait for these locks, and then find nothing to use (I11).
      await lockMember(tx, order.studentId);
      await lockAccount(tx, LEDGERS.minutes, order);
      await extras.gifts.rest(tx, order.orderId);
      if (!(await refundRule(tx, order, extras)).isAllowed) throw refused(ResultCode.refundRefused);
      await setTermResting(tx, minutesTermOf(order), true);
    },
    async unfreeze(tx, order) {
      await extras.gifts.wake(tx, order.orderId);
      await setTermResting(tx, minutesTermOf(order), false);
    },
    async revoke(tx, order) {
      await revokePeriod(tx, order);
      await takeMinutesBack(tx, order);
    },
    refundRule: (tx, order) => refundRule(tx, order, extras),
  };
}

async function describe({ tx, studentId }: StudentCtx, goodsId: number): Promise<Goods> {
  const [row, until] = await inOrder([selectPackage(tx, goodsId), selectUntil(tx, studentId)]);
  if (!row) throw missing();
  if (!row.is_on_sale) throw refused(ResultCode.discontinued);
  if (isForever(until)) throw refused(ResultCode.alreadyOwned);
  return {
    kind: 'membership',
    goodsId,
    title: { cn: row.name, en: row.name_en },
    subtitle: termOf(row.days),
    listFen: row.price_fen,
    specials: [],
    target: { kind: 'membership', goodsId },
    takesCoupons: true,
    takesCredits: true,
  };
}

/** Locked in the order of a refund: the student, the account of minutes, coupons. */
async function prepare(tx: Tx, extras: Extras, { orderId, studentId, goodsId }: OrderedGoods): Promise<Delivery> {
  const key = { studentId, sourceId: orderId };
  const couponId = tx
    .selectFrom('member_package')
    .select((eb) => eb.ref('coupon_id').$notNull().as('id'))
    .where('id', '=', goodsId)
    .$asScalar();
  const [extend, addMinutes, giveCoupon, row] = await inOrder([
    preparePeriod(tx, key, 'order'),
    extras.prepared.addMinutes(tx, key),
    extras.prepared.giveCoupon(tx, key, couponId),
    selectPackage(tx, goodsId),
  ]);
  return async (order) => {
    if (!row) throw missing();
    const ctx = { ...order, tx };
    const grant = { source: 'order' as const, sourceId: order.orderId };
    const name = { cn: row.name, en: row.name_en };
    await extend(ctx, { ...grant, days: row.days, name, packageId: row.id });
    if (row.coupon_id !== null) await giveIfLeft(() => giveCoupon(ctx, { ...grant, couponId: row.coupon_id ?? 0 }));
    if (row.minutes !== null) await addMinutes(ctx, { ...grant, minutes: row.minutes, title: name });
  };
}

/** A paid membership does not fail because its coupon has run out. */
async function giveIfLeft(give: () => Promise<unknown>): Promise<void> {
  try {
    await give();
  } catch (error) {
    if (!(error instanceof AppError) || error.details.code !== ResultCode.couponsGone) throw error;
  }
}

/** As long as neither its prices nor its minutes nor its coupon have been used. */
async function refundRule(tx: Tx, order: OrderRef, { gifts }: Extras): Promise<RefundRule> {
  const { paid_at } = await tx
    .selectFrom('trade_order')
    .select('paid_at')
    .where('id', '=', order.orderId)
    .executeTakeFirstOrThrow();
  if (paid_at && (await hasUsedPrices(tx, order.studentId, paid_at))) return forbid(REASONS.prices);
  if (await gifts.areUsed(tx, order.orderId)) return forbid(REASONS.coupon);
  const given = await givenMinutes(tx, order);
  const isWhole = given === 0 || (await areWhole(tx, order, given));
  return isWhole ? { isAllowed: true, lessonsLearnt: 0 } : forbid(REASONS.minutes);
}

async function areWhole(tx: Tx, order: OrderRef, given: number): Promise<boolean> {
  const free = await readFreeMinutes(tx, order.studentId, order.orderId);
  return free >= given && !(await hasUsedProlonged(tx, minutesTermOf(order), order.now));
}

function minutesTermOf({ studentId, orderId }: OrderRef) {
  return { studentId, sourceId: orderId };
}

function forbid(reason: RefundRule['reason']): RefundRule {
  return { isAllowed: false, lessonsLearnt: 0, reason };
}

async function givenMinutes(tx: Tx, { studentId, orderId }: OrderRef): Promise<number> {
  return (await findEntry(tx, LEDGERS.minutes, { studentId, reason: 'give', refId: orderId })) ?? 0;
}

async function takeMinutesBack(tx: Tx, order: OrderRef): Promise<void> {
  const given = await givenMinutes(tx, order);
  if (given === 0) return;
  const { companyId, studentId, now, title, orderId } = order;
  await lockAccount(tx, LEDGERS.minutes, order);
  // Minutes held by a consultation stay until its end.
  await dropTerm(tx, minutesTermOf(order));
  const amount = -Math.min(await readFreeMinutes(tx, studentId, orderId), given);
  if (amount >= 0) return;
  await write(tx, LEDGERS.minutes, { companyId, studentId, now, title, amount, reason: 'refund', refId: orderId });
}
