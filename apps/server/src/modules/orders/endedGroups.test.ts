import { contract, ResultCode } from '@shuyuan/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { act } from '../../platform/payments/settle.ts';
import { buildCourse } from '../../testing/catalogue.ts';
import { buildGroupon } from '../../testing/groups.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { openPayment, orderCourse, payOrder } from '../../testing/orders.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { openWorld } from '../../testing/world.ts';

const world = openWorld();
const { orders } = contract;
const MINUTE_MS = 60_000;
beforeEach(() => world.clock.set(null));

/** A group of three of two hours, five minutes before its end; one has paid, one has ordered. */
async function forming() {
  const school = await world.school();
  const course = await buildCourse(school, { offer: { quota: 5 } });
  await buildGroupon(school, course.saleId, { size: 3, hours: 2 });
  const [leader, member] = [await school.student(), await school.student()];
  const opened = await orderCourse(leader, course, { mode: 'openTeam' });
  await payOrder(world, school, leader, opened);
  world.clock.advance((2 * 60 - 5) * MINUTE_MS);
  const joined = await orderCourse(member, course, { mode: 'joinTeam', teamId: opened.teamId });
  return { school, course, leader, member, opened, joined };
}
function paymentsOf(school: School, orderId: number) {
  return school.withTenant((tx) =>
    tx.selectFrom('payment').select(['status', 'expires_at']).where('order_id', '=', orderId).execute(),
  );
}
async function titlesOf(school: School, student: StudentCaller) {
  const rows = await school.withTenant((tx) =>
    tx.selectFrom('site_message').select('title').where('student_id', '=', student.id).execute(),
  );
  return rows.map(({ title }) => title);
}

describe('a group that died is not paid for (I9)', () => {
  test('once its time is over: no charge is opened, the order is cancelled and its student told', async () => {
    const { school, member, joined } = await forming();
    world.clock.advance(6 * MINUTE_MS);
    const answer = await member.answer(orders.pay, { ...joined, method: 'alipay' });
    expect(answer.code).toBe(ResultCode.groupEnded);
    expect(await paymentsOf(school, joined.id)).toEqual([]);
    expect(await member.ask(orders.detail, joined)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'groupFailed',
    });
    expect(await titlesOf(school, member)).toContain('拼团已结束，订单已取消');
    await world.app.dueWork.run();
    await expectInvariants(school);
  });

  test('a charge that is open at its end was good for no longer, and is closed at the provider', async () => {
    const { school, leader, member, opened, joined } = await forming();
    const outTradeNo = await openPayment(school, member, joined);
    const [charge] = await paymentsOf(school, joined.id);
    expect((charge?.expires_at.getTime() ?? 0) - world.clock.now().getTime()).toBe(5 * MINUTE_MS);
    world.clock.advance(5 * MINUTE_MS);
    await world.app.dueWork.run();
    expect(await paymentsOf(school, joined.id)).toMatchObject([{ status: 'closed' }]);
    expect(await member.ask(orders.detail, joined)).toMatchObject({ status: 'cancelled', cancelReason: 'groupFailed' });
    expect((await leader.ask(orders.detail, opened)).status).toBe('refunded');
    await act(world.app, outTradeNo, 'payLate');
    await world.app.dueWork.run();
    expect((await member.ask(orders.detail, joined)).status).toBe('refunded');
    expect(await titlesOf(school, member)).toEqual(expect.arrayContaining(['订单已关闭，款项将退回', '退款成功']));
    await expectInvariants(school);
  });

  test('when the last who had paid has left it: the others’ orders end at once', async () => {
    const { school, leader, member, opened, joined } = await forming();
    const outTradeNo = await openPayment(school, member, joined);
    await leader.ask(orders.askRefund, { id: opened.id });
    expect((await member.answer(orders.pay, { ...joined, method: 'wechat' })).code).toBe(ResultCode.groupEnded);
    await world.app.dueWork.run();
    expect(await paymentsOf(school, joined.id)).toMatchObject([{ status: 'closed' }]);
    expect(await act(world.app, outTradeNo, 'pay')).toBeNull();
    await expectInvariants(school);
  });

  test('money that arrives for it all the same goes back in full, and its student is told at once', async () => {
    const { school, member, joined } = await forming();
    const outTradeNo = await openPayment(school, member, joined);
    world.clock.advance(5 * MINUTE_MS - 1);
    await act(world.app, outTradeNo, 'payUnseen');
    world.clock.advance(1);
    await world.app.dueWork.run();
    expect(await member.ask(orders.detail, joined)).toMatchObject({
      status: 'refunded',
      refund: { amountFen: joined.payFen },
    });
    expect(await titlesOf(school, member)).toEqual(expect.arrayContaining(['拼团已结束，款项将退回', '退款成功']));
    await expectInvariants(school);
  });
});
