import { contract, ResultCode } from '@shuyuan/contract';
import { describe, expect, test } from 'vitest';
import { buildCourse, type CourseOverrides } from '../../testing/catalogue.ts';
import { buildCoupon, inDays } from '../../testing/coupons.ts';
import { addTo } from '../../testing/gifts.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { orderCourse, payOrder } from '../../testing/orders.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { openWorld } from '../../testing/world.ts';

// Logins outlast the days that pass here.
const world = openWorld({ config: { tokenIdleMs: 30 * 86_400_000 } });
const { orders, courses, coupons, exchange } = contract;
const DAY_MS = 86_400_000;

/** A bought course of ¥1,000 with a coupon and credits; `statusOf` returns the state of the order. */
async function bought(request: CourseOverrides = {}, coupon: Parameters<typeof buildCoupon>[1] = {}) {
  const school = await world.school();
  const lessons = [{}, {}, {}];
  const made = await buildCourse(school, { lessons, offer: { price_fen: 100_000, quota: 2 }, ...request });
  const student = await school.student();
  const claim = { use_ends_at: inDays(60), ...coupon };
  const { id: couponClaimId } = await student.ask(coupons.claim, { id: await buildCoupon(school, claim) });
  await addTo(school, student, 500);
  const { id, orderNum } = await orderCourse(student, made, { credits: 500 });
  await payOrder(world, school, student, await placedOf(student, { id, orderNum }));
  return { school, made, student, id, orderNum, couponClaimId };
}
async function placedOf(student: StudentCaller, key: { id: number; orderNum: string }) {
  const { goodsId, payFen, status, expiresAt } = await student.ask(orders.detail, key);
  return { ...key, goodsId, payFen, status, expiresAt };
}
async function learn(school: School, student: StudentCaller, { id, lessonIds }: { id: number; lessonIds: number[] }) {
  const rows = lessonIds.map((lesson_id) => ({
    company_id: school.id,
    student_id: student.id,
    class_run_id: id,
    lesson_id,
    finished_at: world.clock.now(),
    updated_at: world.clock.now(),
  }));
  await school.withTenant((tx) => tx.insertInto('learn_record').values(rows).execute());
}
function decide(school: School, refundNum: string, decision: 'adopt' | 'refuse', answer?: string) {
  const body = { refundNum, decision, answer };
  return school.visitor().send({ method: 'POST', path: '/__sim/refund', body });
}

describe('a refund', () => {
  test('shows its rule before it is requested: amount, deadline, what is returned (product.md 4.7)', async () => {
    const { student, id } = await bought();
    const rule = await student.ask(orders.refundRule, { id });
    expect(rule).toMatchObject({
      isAllowed: true,
      amountFen: 97_500,
      lessonsLearnt: 0,
      couponReturns: true,
      credits: 500,
    });
    expect(Date.parse(rule.askBy ?? '') - world.clock.now().getTime()).toBe(7 * DAY_MS);
  });

  test('suspends the class during the review, and returns everything with the refund (I3, I5, I6, I7, I10)', async () => {
    const { school, made, student, id, orderNum, couponClaimId } = await bought();
    expect((await student.ask(exchange.account)).balance).toBe(0);
    const refund = await student.ask(orders.askRefund, { id, reason: '时间不合适' });
    expect(refund).toMatchObject({ status: 'auditing', amountFen: 97_500, reason: '时间不合适' });
    expect((await student.ask(courses.mine)).items[0]?.enrolment).toBe('frozen');
    expect(await student.ask(courses.detail, made)).toMatchObject({
      isOwned: false,
      refundOrderId: id,
      refundOrderNum: orderNum,
    });
    const again = await student.answer(orders.quote, { kind: 'course', goodsId: made.saleId });
    expect(again.code).toBe(ResultCode.alreadyOwned);
    expect(await student.ask(orders.detail, { id, orderNum })).toMatchObject({
      status: 'refunding',
      actions: ['withdrawRefund'],
    });
    await expectInvariants(school);
    expect((await decide(school, refund.refundNum, 'adopt')).status).toBe(200);
    expect(await student.ask(orders.refund, { id })).toMatchObject({ status: 'refunded', amountFen: 97_500 });
    expect(await student.ask(orders.detail, { id, orderNum })).toMatchObject({
      status: 'refunded',
      fulfilment: 'revoked',
    });
    expect((await student.ask(courses.mine)).items).toEqual([]);
    expect((await student.ask(courses.detail, made)).seatsLeft).toBe(2);
    expect((await student.ask(coupons.detail, { id: couponClaimId })).status).toBe('toUse');
    expect((await student.ask(exchange.account)).balance).toBe(500);
    const charge = await school.withTenant((tx) => tx.selectFrom('sandbox_charge').select('refunded_fen').execute());
    expect(charge).toEqual([{ refunded_fen: 97_500 }]);
    await expectInvariants(school);
    expect((await orderCourse(student, made)).status).toBe('unpaid');
  });

  test('is paid out once, under repeated runs', async () => {
    const { school, student, id } = await bought();
    const { refundNum } = await student.ask(orders.askRefund, { id });
    await Promise.all([decide(school, refundNum, 'adopt'), decide(school, refundNum, 'adopt')]);
    await decide(school, refundNum, 'refuse');
    const paid = await school.withTenant((tx) => tx.selectFrom('sandbox_refund').select('amount_fen').execute());
    expect(paid).toEqual([{ amount_fen: 97_500 }]);
    expect((await student.ask(orders.refund, { id })).status).toBe('refunded');
    await expectInvariants(school);
  });

  test('that the school refuses, or the student withdraws, leaves the class as it was (I1)', async () => {
    const { school, student, id, orderNum } = await bought();
    const first = await student.ask(orders.askRefund, { id });
    await student.ask(orders.withdrawRefund, { id });
    expect((await student.answer(orders.withdrawRefund, { id })).code).toBe(ResultCode.refundWithdrawn);
    const second = await student.ask(orders.askRefund, { id });
    expect(second.refundNum).not.toBe(first.refundNum);
    await decide(school, second.refundNum, 'refuse', '已超过开课时间');
    expect(await student.ask(orders.refund, { id })).toMatchObject({ status: 'refused', answer: '已超过开课时间' });
    expect(await student.ask(orders.detail, { id, orderNum })).toMatchObject({
      status: 'paid',
      fulfilment: 'delivered',
      refusal: '已超过开课时间',
      refusedAt: world.clock.now().toISOString(),
    });
    expect((await student.ask(orders.list, {})).items[0]?.refusal).toBe('已超过开课时间');
    expect((await student.ask(courses.mine)).items[0]?.enrolment).toBe('active');
    await expectInvariants(school);
  });

  test('that two tabs ask for, or take back, says in the second what became of it', async () => {
    const { school, student, id } = await bought();
    const ask = async () => (await student.answer(orders.askRefund, { id })).code;
    const withdraw = async () => (await student.answer(orders.withdrawRefund, { id })).code;
    expect([await ask(), await ask()]).toEqual([0, ResultCode.refundAsked]);
    expect((await student.ask(orders.refundRule, { id })).reason).toBe('退款申请已提交，学校正在审核');
    expect([await withdraw(), await withdraw()]).toEqual([0, ResultCode.refundWithdrawn]);
    const second = await student.ask(orders.askRefund, { id });
    await decide(school, second.refundNum, 'refuse', '已超过开课时间');
    expect(await withdraw()).toBe(ResultCode.refundRejected);
    const third = await student.ask(orders.askRefund, { id });
    await decide(school, third.refundNum, 'adopt');
    expect([await withdraw(), await ask()]).toEqual([ResultCode.refundDone, ResultCode.refundDone]);
    expect((await student.ask(orders.refundRule, { id })).reason).toBe('该订单已退款');
    await expectInvariants(school);
  });

  test('is approved automatically when the school has not reviewed it within a day (product.md 4.7)', async () => {
    const { school, student, id } = await bought();
    await student.ask(orders.askRefund, { id });
    world.clock.advance(DAY_MS - 1);
    await world.app.dueWork.run();
    expect((await student.ask(orders.refund, { id })).status).toBe('auditing');
    world.clock.advance(1);
    await world.app.dueWork.run();
    expect((await student.ask(orders.refund, { id })).status).toBe('refunded');
    await expectInvariants(school);
  });

  test('does not return a coupon whose rule excludes it, or one that has ended meanwhile (I7)', async () => {
    const { school, student, id, couponClaimId } = await bought({}, { returns_on_refund: false });
    expect((await student.ask(orders.refundRule, { id })).couponReturns).toBe(false);
    await student.ask(orders.askRefund, { id });
    world.clock.advance(DAY_MS);
    await world.app.dueWork.run();
    expect((await student.ask(coupons.detail, { id: couponClaimId })).status).toBe('used');
    await expectInvariants(school);
  });

  test('is refused after seven days, after more than two lessons, and for what is not paid (3601)', async () => {
    const { school, made, student, id } = await bought();
    await learn(school, student, { id: made.id, lessonIds: made.lessonIds });
    const rule = await student.ask(orders.refundRule, { id });
    expect(rule).toMatchObject({ isAllowed: false, lessonsLearnt: 3 });
    expect(rule.reason).toContain('3讲');
    expect((await student.answer(orders.askRefund, { id })).code).toBe(ResultCode.refundRefused);
    const early = await bought({ run: { starts_at: new Date(world.clock.now().getTime() + DAY_MS) } });
    await learn(early.school, early.student, { id: early.made.id, lessonIds: early.made.lessonIds });
    expect((await early.student.ask(orders.refundRule, { id: early.id })).isAllowed).toBe(true);
    world.clock.advance(7 * DAY_MS);
    expect((await early.student.answer(orders.askRefund, { id: early.id })).code).toBe(ResultCode.refundRefused);
    const { id: unpaid } = await orderCourse(student, await buildCourse(school));
    expect((await student.answer(orders.askRefund, { id: unpaid })).code).toBe(ResultCode.refundRefused);
  });

  test('of an order that cost nothing needs no provider (I3)', async () => {
    const school = await world.school();
    const student = await school.student();
    const { id } = await orderCourse(student, await buildCourse(school, { offer: { price_fen: 0 } }));
    await student.ask(orders.askRefund, { id });
    world.clock.advance(DAY_MS);
    await world.app.dueWork.run();
    expect(await student.ask(orders.refund, { id })).toMatchObject({ status: 'refunded', amountFen: 0 });
    await expectInvariants(school);
  });
});
