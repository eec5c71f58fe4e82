import { contract } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { buildCourse } from '../../testing/catalogue.ts';
import { buildCoupon, inDays } from '../../testing/coupons.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { orderCourse, payOrder } from '../../testing/orders.ts';
import { openWorld } from '../../testing/world.ts';

const world = openWorld();
const { coupons, orders } = contract;

test('a coupon is locked by an order, released on cancellation, used on payment (I7)', async () => {
  const school = await world.school();
  const student = await school.student();
  const made = await buildCourse(school);
  const { id } = await student.ask(coupons.claim, { id: await buildCoupon(school) });
  const status = async () => (await student.ask(coupons.detail, { id })).status;
  const first = await orderCourse(student, made);
  expect([first.payFen, await status()]).toEqual([8_000, 'locked']);
  await expectInvariants(school);
  await student.ask(orders.cancel, { id: first.id });
  expect(await status()).toBe('toUse');
  await expectInvariants(school);
  const second = await orderCourse(student, made, { couponClaimId: id });
  await payOrder(world, school, student, second);
  expect(await status()).toBe('used');
  await expectInvariants(school);
});

test('a coupon’s line in an order is shown in the requested language, whatever it was ordered in (§2)', async () => {
  const school = await world.school();
  const student = await school.student();
  const made = await buildCourse(school);
  await student.ask(coupons.claim, { id: await buildCoupon(school) });
  const order = await orderCourse(student, made);
  const names = async (locale: 'cn' | 'en') => {
    const { couponName, lines } = await student.ask(orders.detail, order, { locale });
    return [couponName, lines.find(({ kind }) => kind === 'coupon')?.name];
  };
  expect(await names('cn')).toEqual(['满100减20', '满100减20']);
  expect(await names('en')).toEqual(['¥20 off', '¥20 off']);
});

test('a refund returns the coupon, and so does an expired order (I7)', async () => {
  const school = await world.school();
  const student = await school.student();
  const made = await buildCourse(school);
  const { id } = await student.ask(coupons.claim, { id: await buildCoupon(school, { use_ends_at: inDays(9) }) });
  const status = async () => (await student.ask(coupons.detail, { id })).status;
  await orderCourse(student, made);
  world.clock.set(inDays(0.05));
  expect(await status()).toBe('toUse');
  await world.app.dueWork.run();
  await expectInvariants(school);
  const paid = await orderCourse(student, made);
  await payOrder(world, school, student, paid);
  expect((await student.ask(orders.refundRule, { id: paid.id })).couponReturns).toBe(true);
  await student.ask(orders.askRefund, { id: paid.id });
  for (const days of [0.9, 1.06, 1.07]) {
    world.clock.set(inDays(days));
    await world.app.dueWork.run();
    await student.answer(orders.counts);
  }
  expect(await status()).toBe('toUse');
  world.clock.set(null);
  await expectInvariants(school);
});

test('a coupon that its order no longer holds is not used, nor counted: the payment fails as a whole (I7)', async () => {
  const school = await world.school();
  const student = await school.student();
  const couponId = await buildCoupon(school);
  const { id } = await student.ask(coupons.claim, { id: couponId });
  const order = await orderCourse(student, await buildCourse(school), { couponClaimId: id });
  await school.withTenant((tx) =>
    tx.updateTable('coupon_claim').set({ status: 'open', order_id: null }).where('id', '=', id).execute(),
  );
  await payOrder(world, school, student, order);
  expect(await student.ask(orders.payStatus, order)).toMatchObject({ status: 'unpaid' });
  const { used } = await school.withTenant((tx) =>
    tx.selectFrom('coupon').select('used').where('id', '=', couponId).executeTakeFirstOrThrow(),
  );
  expect(used).toBe(0);
});
