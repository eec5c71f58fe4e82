import { ResultCode } from '@shuyuan/contract';
import { REFUND_LESSONS } from '@shuyuan/rules';
import { isMember } from '../../domain/buyers.ts';
import { endStays } from '../../domain/stays.ts';
import type { GoodsPort, OrderRef, RefundRule } from '../../domain/trade.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { inOrder } from '../../platform/data/transaction.ts';
import { refused } from '../../platform/http/errors.ts';
import { describeCourse } from './describe.ts';
import { endOf, insertEnrolment, type Right, refuseOwned, runOf } from './enrol.ts';
import { selectLearnt, selectRight } from './queries.ts';
import { lockSeats, returnSeat, type SeatKey, sellSeat, takeSeat } from './seats.ts';
import type { EnrolmentTable } from './tables.ts';
import { learntTooMuch } from './words.ts';

/** Places in classes as orders sell them (product.md 4.3, 4.7). */
export const coursePort: GoodsPort = {
  describe: describeCourse,
  reserve: lockSeats,
  async hold(tx, order, { isOfMember }) {
    if (isOfMember) await mustKeepPrice(tx, order);
    await takeSeat(tx, seatOf(order), order.expiresAt);
  },
  release: (tx, order) => returnSeat(tx, seatOf(order)),
  settle: (tx, order) => sellSeat(tx, seatOf(order)),
  async deliver(tx, order) {
    const [run, right] = await inOrder([
      runOf(tx, order.goodsId),
      rightOf(tx, order),
      refuseOwned(tx, { ...order, offerId: order.goodsId }),
    ]);
    const validUntil = right.source === 'membership' ? right.validUntil : endOf(run, order.now);
    await insertEnrolment({ ...order, tx }, run, { ...right, validUntil });
  },
  freeze: (tx, order) => changeEnrolment(tx, order, ['active'], 'frozen'),
  unfreeze: (tx, order) => changeEnrolment(tx, order, ['frozen'], 'active'),
  async revoke(tx, order) {
    await changeEnrolment(tx, order, ['active', 'frozen', 'expired'], 'quit');
    await returnSeat(tx, seatOf(order));
  },
  refundRule,
};

/** A member price requires a membership; the student row is locked, so that it is not refunded concurrently (I11). */
async function mustKeepPrice(tx: Tx, order: OrderRef): Promise<void> {
  await tx.selectFrom('student').select('id').where('id', '=', order.studentId).forShare().executeTakeFirstOrThrow();
  if (!(await isMember(tx, order.studentId, order.now))) throw refused(ResultCode.stateForbids);
}

function seatOf({ companyId, studentId, goodsId, orderId, now }: OrderRef): SeatKey {
  return { companyId, studentId, offerId: goodsId, source: 'order', sourceId: orderId, now };
}

/** A course that costs members nothing is theirs as long as they are members (product.md 4.11). */
async function rightOf(tx: Tx, order: OrderRef): Promise<Right> {
  const { list_fen, team_id, member_off, member_until } = await selectRight(tx, order);
  const sourceId = order.orderId;
  if (team_id !== null) return { source: 'groupon', sourceId, validUntil: null };
  if (list_fen === 0) return { source: 'free', sourceId, validUntil: null };
  if (member_off === list_fen) return { source: 'membership', sourceId, validUntil: member_until };
  return { source: 'purchase', sourceId, validUntil: null };
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
