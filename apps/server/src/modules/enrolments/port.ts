import { ResultCode } from '@shuyuan/contract';
import { REFUND_LESSONS } from '@shuyuan/rules';
import type { Expression } from 'kysely';
import { onlyOrder } from '../../domain/orderedGoods.ts';
import { endStays } from '../../domain/stays.ts';
import type { Delivery, GoodsPort, OrderRef, RefundRule } from '../../domain/trade.ts';
import { missing, refused } from '../../platform/core/errors.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { describeCourse } from './describe.ts';
import { insertEnrolment, rightOf } from './enrol.ts';
import { selectDeliveries, selectLearnt } from './queries.ts';
import { lockSeats, lockSold, returnSeat, type SeatKey, sellSeat, takeSeat } from './seats.ts';
import type { EnrolmentTable } from './tables.ts';
import { learntTooMuch } from './words.ts';

/** Places in classes as orders sell them (product.md 4.3, 4.7). */
export const coursePort: GoodsPort = {
  describe: describeCourse,
  async reserve(ctx, offerId) {
    await lockSeats(ctx, offerId);
    return null;
  },
  hold: (tx, order) => takeSeat(tx, seatOf(order), order.expiresAt),
  release: (tx, order) => returnSeat(tx, seatOf(order)),
  settle: (tx, order) => sellSeat(tx, seatOf(order)),
  deliver: async (tx, order) => (await prepareDelivery(tx, onlyOrder(order.orderId), order.now))(order),
  prepareDelivery,
  lockSettled: lockSold,
  freeze: (tx, order) => changeEnrolment(tx, order, ['active'], 'frozen'),
  unfreeze: (tx, order) => changeEnrolment(tx, order, ['frozen'], 'active'),
  async revoke(tx, order) {
    await changeEnrolment(tx, order, ['active', 'frozen', 'expired'], 'quit');
    await returnSeat(tx, seatOf(order));
  },
  refundRule,
};

function seatOf({ companyId, studentId, goodsId, orderId, now }: OrderRef): SeatKey {
  return { companyId, studentId, offerId: goodsId, source: 'order', sourceId: orderId, now };
}

/** Whoever gets into the class after this read conflicts with the enrolment in the database (I4). */
async function prepareDelivery(tx: Tx, orderIds: Expression<number>, now: Date): Promise<Delivery> {
  const rows = await selectDeliveries(tx, orderIds, now);
  return async (order) => {
    const row = rows.find(({ order_id }) => order_id === order.orderId);
    if (!row) throw missing();
    if (row.is_owned) throw refused(ResultCode.alreadyOwned);
    await insertEnrolment({ ...order, tx }, row, rightOf(row, order));
  };
}

type Status = 'active' | 'expired' | 'quit' | 'frozen';

async function changeEnrolment(tx: Tx, order: OrderRef, from: Status[], to: Status): Promise<void> {
  const sources: EnrolmentTable['source'][] = ['purchase', 'groupon', 'membership', 'free'];
  const changed = await tx
    .updateTable('enrolment')
    .set({ status: to })
    .where('student_id', '=', order.studentId)
    .where('source', 'in', sources)
    .where('source_id', '=', order.orderId)
    .where('status', 'in', from)
    .returning('class_run_id')
    .executeTakeFirst();
  if (!changed || to === 'active') return;
  await endStays(tx, { classRunId: changed.class_run_id, studentId: order.studentId, now: order.now });
}

/** Always before the class begins, then until more than two lessons are taken (product.md 4.7). */
async function refundRule(tx: Tx, order: OrderRef): Promise<RefundRule> {
  const { starts_at, lessons } = await selectLearnt(tx, order.studentId, order.goodsId);
  const isBefore = starts_at !== null && starts_at > order.now;
  if (isBefore || lessons <= REFUND_LESSONS) return { isAllowed: true, lessonsLearnt: lessons };
  return { isAllowed: false, lessonsLearnt: lessons, reason: learntTooMuch(lessons) };
}
