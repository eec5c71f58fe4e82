import { contract, ResultCode } from '@shuyuan/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { LEDGERS, write } from '../../domain/ledger/ledger.ts';
import { buildCourse } from '../../testing/catalogue.ts';
import { addTo, buildGift, buildReward } from '../../testing/gifts.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { orderCourse, payOrder } from '../../testing/orders.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { openWorld } from '../../testing/world.ts';

// Logins outlast the days that pass here.
const world = openWorld({ config: { tokenIdleMs: 60 * 86_400_000, tokenAbsoluteMs: 90 * 86_400_000 } });
const { orders, exchange, courses } = contract;
const DAY_MS = 86_400_000;
beforeEach(() => world.clock.set(null));

/** A paid course of ¥1,000, which earns 100 credits, and a gift of 100 credits: ten minutes of consultation. */
async function bought() {
  const school = await world.school();
  const made = await buildCourse(school, { course: { kind: 'recorded' }, offer: { price_fen: 100_000, quota: 5 } });
  const gift = await buildGift(school, { kind: 'minutes', amount: 10, credits: 100 });
  const student = await school.student();
  const placed = await orderCourse(student, made);
  await payOrder(world, school, student, placed);
  await world.app.dueWork.run();
  return { school, made, gift, student, id: placed.id, placed };
}
async function pass(ms: number) {
  world.clock.advance(ms);
  await world.app.dueWork.run();
}
async function balanceOf(student: StudentCaller) {
  return (await student.ask(exchange.account)).balance;
}
/** Credits that came with the payment, as earlier versions gave them. */
function earnAtOnce(school: School, studentId: number, refId: number) {
  const entry = { companyId: school.id, studentId, amount: 100, reason: 'earn', refId, now: world.clock.now() };
  return school.withTenant((tx) => write(tx, LEDGERS.credits, { ...entry, title: { cn: '购买获得' } }));
}

describe('credits of a purchase (S16)', () => {
  test('buy, spend the earned credits, refund in full, keep the gift: there is nothing to spend before the refund is over', async () => {
    const { school, student, gift, id } = await bought();
    expect((await student.answer(exchange.exchange, { id: gift })).code).toBe(ResultCode.creditsShort);
    await student.ask(orders.askRefund, { id });
    await pass(DAY_MS);
    expect((await student.ask(orders.refund, { id })).status).toBe('refunded');
    await pass(30 * DAY_MS);
    expect(await balanceOf(student)).toBe(0);
    expect((await student.answer(exchange.exchange, { id: gift })).code).toBe(ResultCode.creditsShort);
    await expectInvariants(school);
  });

  test('arrive once, to the moment the days of its refund are over', async () => {
    const { school, student, id, placed } = await bought();
    const detail = await student.ask(orders.detail, { id, orderNum: placed.orderNum });
    expect(detail.creditsEarned).toBe(100);
    expect(Date.parse(detail.creditsAt ?? '') - world.clock.now().getTime()).toBe(7 * DAY_MS);
    await pass(7 * DAY_MS - 1);
    expect(await balanceOf(student)).toBe(0);
    await pass(1);
    expect(await balanceOf(student)).toBe(100);
    expect((await student.answer(orders.askRefund, { id })).code).toBe(ResultCode.refundRefused);
    await pass(7 * DAY_MS);
    expect(await balanceOf(student)).toBe(100);
    await expectInvariants(school);
  });

  test('wait for a review that is going on when they would arrive, and come when the student withdraws', async () => {
    const { school, student, id } = await bought();
    await pass(7 * DAY_MS - 1000);
    await student.ask(orders.askRefund, { id });
    await pass(2000);
    expect(await balanceOf(student)).toBe(0);
    await student.ask(orders.withdrawRefund, { id });
    await pass(0);
    expect(await balanceOf(student)).toBe(100);
    await expectInvariants(school);
  });

  test('that an earlier version gave at once go back with the request, and return with its withdrawal', async () => {
    const { school, student, gift, id } = await bought();
    await earnAtOnce(school, student.id, id);
    await student.ask(orders.askRefund, { id });
    expect(await balanceOf(student)).toBe(0);
    expect((await student.answer(exchange.exchange, { id: gift })).code).toBe(ResultCode.creditsShort);
    await student.ask(orders.withdrawRefund, { id });
    await pass(7 * DAY_MS);
    expect(await balanceOf(student)).toBe(100);
    await expectInvariants(school);
  });

  test('that an earlier version gave at once and that were spent keep the purchase from being refunded (3601)', async () => {
    const { school, student, gift, id } = await bought();
    await earnAtOnce(school, student.id, id);
    await student.ask(exchange.exchange, { id: gift });
    const rule = await student.ask(orders.refundRule, { id });
    expect(rule).toMatchObject({ isAllowed: false, reason: '本单获得的学分已使用' });
    expect((await student.answer(orders.askRefund, { id })).code).toBe(ResultCode.refundRefused);
    await addTo(school, student, 100);
    await student.ask(orders.askRefund, { id });
    await pass(DAY_MS);
    expect(await balanceOf(student)).toBe(0);
    await expectInvariants(school);
  });
});

describe('the courses that came with a purchase (S16)', () => {
  test('are not taken once its refund is asked for, and keep it from being refunded once they are taken', async () => {
    const { school, student, id } = await bought();
    const other = await buildCourse(school, { course: { kind: 'recorded' } });
    const reward = await buildReward(school, student, [other.saleId], { source: 'purchase', source_id: id });
    await student.ask(orders.askRefund, { id });
    const taking = { id: reward, offerIds: [other.saleId] };
    expect((await student.answer(exchange.receiveReward, taking)).code).toBe(ResultCode.rewardSuspended);
    await student.ask(orders.withdrawRefund, { id });
    await student.ask(exchange.receiveReward, taking);
    expect((await student.answer(orders.askRefund, { id })).code).toBe(ResultCode.refundRefused);
    expect((await student.ask(courses.detail, other)).isOwned).toBe(true);
    await expectInvariants(school);
  });
});
