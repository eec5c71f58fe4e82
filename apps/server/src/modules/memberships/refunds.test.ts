import { contract, ResultCode } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { buildCourse } from '../../testing/catalogue.ts';
import { buildCoupon, inDays } from '../../testing/coupons.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { buildPackage } from '../../testing/memberships.ts';
import { orderCourse, payOrder } from '../../testing/orders.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { buildRoom } from '../../testing/studyRooms.ts';
import { openWorld } from '../../testing/world.ts';

const world = openWorld();
const { account, coupons, orders, memberships, minutes, studyRooms, desk } = contract;

async function buy(school: School, student: StudentCaller, goodsId: number) {
  const overrides = { kind: 'membership', goodsId } as const;
  const { version } = await student.ask(orders.quote, overrides);
  const placed = await student.ask(orders.create, { ...overrides, version });
  await payOrder(world, school, student, placed);
  return placed;
}
async function refund(student: StudentCaller, id: number) {
  await student.ask(orders.askRefund, { id });
  for (const days of [0.9, 1.01, 1.02]) {
    world.clock.set(inDays(days));
    await world.app.dueWork.run();
    await student.answer(orders.counts);
  }
}

test('a refunded membership ends, with its minutes (I11)', async () => {
  const school = await world.school();
  const student = await school.student();
  const { id } = await buy(school, student, await buildPackage(school, { minutes: 60 }));
  expect(await student.ask(orders.refundRule, { id })).toMatchObject({ isAllowed: true, amountFen: 3_000 });
  await refund(student, id);
  expect((await student.ask(memberships.mine)).isMember).toBe(false);
  expect((await student.ask(memberships.records)).items).toMatchObject([{ status: 'refunded' }]);
  const accounts = await school.withTenant((tx) => tx.selectFrom('minutes_account').select('balance').execute());
  expect(accounts).toEqual([{ balance: 0 }]);
  world.clock.set(null);
  await expectInvariants(school);
});

test('a membership is not refunded while a consultation holds its minutes, and suspended minutes cannot be used (3601)', async () => {
  const school = await world.school();
  const room = await buildRoom(school);
  const student = await school.student();
  const { id } = await buy(school, student, await buildPackage(school, { minutes: 60 }));
  const call = async () => {
    await student.ask(studyRooms.subscribe, { roomId: room.id });
    const { current } = await room.lecturer.ask(desk.callNext, {});
    return { tempLogId: current?.tempLogId ?? 0 };
  };
  const consultation = await call();
  expect((await student.ask(studyRooms.enter, { roomId: room.id })).status).toBe('allowed');
  expect((await student.answer(orders.askRefund, { id })).code).toBe(ResultCode.refundRefused);
  await room.lecturer.ask(desk.end, consultation);
  await call();
  await student.ask(orders.askRefund, { id });
  expect((await student.ask(studyRooms.enter, { roomId: room.id })).status).toBe('minutesShort');
  // Pages can say where minutes and prices have gone.
  expect(await student.ask(minutes.account)).toMatchObject({ left: 0, frozen: 0, refunding: 60 });
  expect(await student.ask(memberships.mine)).toMatchObject({ isMember: true, isMembershipSuspended: true });
  expect((await student.ask(memberships.records)).items).toMatchObject([{ status: 'suspended' }]);
  await student.ask(orders.withdrawRefund, { id });
  expect(await student.ask(minutes.account)).toMatchObject({ left: 60, refunding: 0 });
  expect(await student.ask(memberships.mine)).toMatchObject({ isMember: true, isMembershipSuspended: false });
  await expectInvariants(school);
});

test('a membership is not refunded once its prices or its minutes have been used (3601)', async () => {
  const school = await world.school();
  const goodsId = await buildPackage(school, { minutes: 60 });
  const made = await buildCourse(school, { offer: { member_fen: 8_000 } });
  const [buyer, talker] = [await school.student(), await school.student()];
  const one = await buy(school, buyer, goodsId);
  const cheap = await orderCourse(buyer, made);
  expect((await buyer.ask(orders.refundRule, { id: one.id })).isAllowed).toBe(false);
  await payOrder(world, school, buyer, cheap);
  const other = await buy(school, talker, goodsId);
  const use = {
    student_id: talker.id,
    nth: 2,
    amount: -1,
    balance_after: 59,
    reason: 'room',
    ref_id: 1,
    title: '答疑',
  };
  await school.withTenant(async (tx) => {
    await tx
      .insertInto('minutes_flow')
      .values({ company_id: school.id, ...use, title_en: null, created_at: inDays(0) })
      .execute();
    await tx
      .updateTable('minutes_account')
      .set({ balance: 59, total_out: 1 })
      .where('student_id', '=', talker.id)
      .execute();
  });
  const rule = await buyer.ask(orders.refundRule, { id: one.id });
  expect([rule.isAllowed, rule.reason]).toEqual([false, '已享受会员价，不能退款']);
  expect((await buyer.answer(orders.askRefund, { id: one.id })).code).toBe(ResultCode.refundRefused);
  expect((await talker.answer(orders.askRefund, { id: other.id })).code).toBe(ResultCode.refundRefused);
  expect((await buyer.ask(memberships.mine)).savedFen).toBe(2_000);
  await expectInvariants(school);
});

test('member prices are suspended during the review of a membership refund, and the record of the student says so', async () => {
  const school = await world.school();
  const student = await school.student();
  const { saleId } = await buildCourse(school, { offer: { member_fen: 8_000 } });
  const { id } = await buy(school, student, await buildPackage(school));
  const price = async () => (await student.ask(orders.quote, { kind: 'course', goodsId: saleId })).payFen;
  const status = async () => {
    const { isMember, isMembershipSuspended } = await student.ask(account.userInfo);
    return [isMember, isMembershipSuspended];
  };
  expect(await price()).toBe(8_000);
  await student.ask(orders.askRefund, { id });
  expect(await price()).toBe(10_000);
  expect(await status()).toEqual([true, true]);
  await student.ask(orders.withdrawRefund, { id });
  expect(await status()).toEqual([true, false]);
  expect(await price()).toBe(8_000);
  await expectInvariants(school);
});

test('a coupon granted by a membership is suspended and revoked with it (I7, product.md 4.7)', async () => {
  const school = await world.school();
  const student = await school.student();
  const coupon_id = await buildCoupon(school, { source: 'school', use_ends_at: inDays(30) });
  const { id } = await buy(school, student, await buildPackage(school, { coupon_id }));
  const seen = async () => [
    (await student.ask(coupons.mine, {})).items.length,
    (await student.ask(coupons.counts)).toUse,
    (await student.ask(orders.quote, { kind: 'course', goodsId: saleId })).coupons.length,
  ];
  const { saleId } = await buildCourse(school);
  const [gift] = (await student.ask(coupons.mine, {})).items;
  expect(await seen()).toEqual([1, 1, 1]);
  await student.ask(orders.askRefund, { id });
  expect(await seen()).toEqual([0, 0, 0]);
  const chosen = { kind: 'course', goodsId: saleId, couponClaimId: gift?.id } as const;
  expect((await student.answer(orders.quote, chosen)).code).toBe(ResultCode.couponUnusable);
  await student.ask(orders.withdrawRefund, { id });
  expect(await seen()).toEqual([1, 1, 1]);
  await refund(student, id);
  expect((await student.ask(orders.refund, { id })).status).toBe('refunded');
  expect(await seen()).toEqual([0, 0, 0]);
  world.clock.set(null);
  await expectInvariants(school);
});

test('a membership is not refundable once its coupon is in an order, and is again when that is cancelled (3601)', async () => {
  const school = await world.school();
  const student = await school.student();
  const coupon_id = await buildCoupon(school, { source: 'school' });
  const { id } = await buy(school, student, await buildPackage(school, { coupon_id }));
  const placed = await orderCourse(student, await buildCourse(school));
  expect((await student.ask(orders.refundRule, { id })).reason).toBe('会员附赠的优惠券已在订单中使用');
  expect((await student.answer(orders.askRefund, { id })).code).toBe(ResultCode.refundRefused);
  await student.ask(orders.cancel, { id: placed.id });
  expect((await student.answer(orders.askRefund, { id })).code).toBe(0);
  await expectInvariants(school);
});

test('of a refund and a member price, requested concurrently, only one succeeds (I11)', async () => {
  const school = await world.school();
  const goodsId = await buildPackage(school);
  const made = await buildCourse(school, { offer: { member_fen: 8_000 } });
  const overrides = { kind: 'course', goodsId: made.saleId } as const;
  for (let time = 0; time < 8; time += 1) {
    const student = await school.student();
    const { id } = await buy(school, student, goodsId);
    const { version } = await student.ask(orders.quote, overrides);
    const [placed, asked] = await Promise.all([
      student.answer(orders.create, { ...overrides, version }),
      student.answer(orders.askRefund, { id }),
    ]);
    expect([placed.code === 0, asked.code === 0].filter(Boolean)).toHaveLength(1);
  }
  await expectInvariants(school);
});
