import { contract, ResultCode } from '@shuyuan/contract';
import { describe, expect, test } from 'vitest';
import { buildCourse, enrol } from '../../testing/catalogue.ts';
import { buildCoupon } from '../../testing/coupons.ts';
import { buildGroupon } from '../../testing/groups.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { orderCourse, payOrder } from '../../testing/orders.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { openWorld } from '../../testing/world.ts';

// Logins outlast the days that pass here.
const world = openWorld({ config: { tokenIdleMs: 30 * 86_400_000 } });
const { orders, courses, coupons } = contract;
const HOUR_MS = 3_600_000;

async function activity(size = 2) {
  const school = await world.school();
  const made = await buildCourse(school, { offer: { price_fen: 10_000, quota: 5 } });
  await buildGroupon(school, made.saleId, { size });
  return { school, made, leader: await school.student() };
}
async function open(school: School, leader: StudentCaller, made: { saleId: number }) {
  const order = await orderCourse(leader, made, { mode: 'openTeam' });
  await payOrder(world, school, leader, order);
  return { order, teamId: order.teamId ?? 0 };
}
const keyOf = ({ id, orderNum }: { id: number; orderNum: string }) => ({ id, orderNum });

describe('a group', () => {
  test('is opened by an order of fifteen minutes at the group price, and waits when it is paid (product.md 4.10)', async () => {
    const { school, made, leader } = await activity();
    const order = await orderCourse(leader, made, { mode: 'openTeam' });
    expect(order.payFen).toBe(8_000);
    expect(Date.parse(order.expiresAt) - world.clock.now().getTime()).toBe(15 * 60_000);
    await payOrder(world, school, leader, order);
    const detail = await leader.ask(orders.detail, keyOf(order));
    expect(detail).toMatchObject({ status: 'paid', fulfilment: 'awaitingGroup', teamMissing: 1, teamId: order.teamId });
    expect(detail.actions).toEqual(['invite', 'refund']);
    const page = await leader.ask(courses.detail, made);
    expect(page).toMatchObject({ isOwned: false, myTeamId: order.teamId, groupFen: 8_000, groupSize: 2 });
    await expectInvariants(school);
  });

  test('is complete with its last paid seat: all members are enrolled at once (I5, I9)', async () => {
    const { school, made, leader } = await activity();
    const { order, teamId } = await open(school, leader, made);
    const member = await school.student();
    const second = await orderCourse(member, made, { mode: 'joinTeam', teamId });
    await payOrder(world, school, member, second, { times: 2 });
    for (const [student, placed] of [
      [leader, order],
      [member, second],
    ] as const) {
      expect(await student.ask(orders.detail, keyOf(placed))).toMatchObject({
        status: 'paid',
        fulfilment: 'delivered',
      });
      expect((await student.ask(courses.mine)).items).toMatchObject([{ source: 'groupon' }]);
      expect((await student.ask(orders.groupList)).items).toHaveLength(1);
    }
    await expectInvariants(school);
  });

  test('that does not fill up refunds every payment in full (I9)', async () => {
    const { school, made, leader } = await activity(3);
    const { order, teamId } = await open(school, leader, made);
    const member = await school.student();
    const second = await orderCourse(member, made, { mode: 'joinTeam', teamId });
    await payOrder(world, school, member, second);
    world.clock.advance(24 * HOUR_MS);
    await world.app.dueWork.run();
    for (const [student, placed] of [
      [leader, order],
      [member, second],
    ] as const) {
      const detail = await student.ask(orders.detail, keyOf(placed));
      expect(detail).toMatchObject({ status: 'refunded', fulfilment: 'failed', cancelReason: 'groupFailed' });
      expect(detail.refund).toMatchObject({ status: 'refunded', amountFen: 8_000 });
    }
    expect((await leader.ask(courses.detail, made)).seatsLeft).toBe(5);
    await expectInvariants(school);
  });

  test('releases the seat of a member refunded before it is complete', async () => {
    const { school, made, leader } = await activity(3);
    const { teamId } = await open(school, leader, made);
    const member = await school.student();
    const second = await orderCourse(member, made, { mode: 'joinTeam', teamId });
    await payOrder(world, school, member, second);
    expect((await member.ask(orders.askRefund, { id: second.id })).status).toBe('adopted');
    await expectInvariants(school);
    await world.app.dueWork.run();
    expect(await member.ask(orders.detail, keyOf(second))).toMatchObject({ status: 'refunded', fulfilment: 'failed' });
    const team = await leader.ask(contract.groupons.team, { id: teamId });
    expect(team.team).toMatchObject({ joined: 1, status: 'forming' });
    await expectInvariants(school);
  });

  test('stays complete when a member is refunded later', async () => {
    const { school, made, leader } = await activity();
    const { order, teamId } = await open(school, leader, made);
    const member = await school.student();
    await payOrder(world, school, member, await orderCourse(member, made, { mode: 'joinTeam', teamId }));
    await leader.ask(orders.askRefund, { id: order.id });
    world.clock.advance(24 * HOUR_MS);
    await world.app.dueWork.run();
    expect(await leader.ask(orders.detail, keyOf(order))).toMatchObject({ status: 'refunded', fulfilment: 'revoked' });
    expect((await member.ask(contract.groupons.team, { id: teamId })).team.status).toBe('success');
    expect((await member.ask(courses.mine)).items).toHaveLength(1);
    await expectInvariants(school);
  });

  test('refunds a member who got the class in another way before it was complete (I5)', async () => {
    const { school, made, leader } = await activity();
    const { order, teamId } = await open(school, leader, made);
    await enrol(school, leader.id, made);
    const member = await school.student();
    await payOrder(world, school, member, await orderCourse(member, made, { mode: 'joinTeam', teamId }));
    await world.app.dueWork.run();
    expect(await leader.ask(orders.detail, keyOf(order))).toMatchObject({ status: 'refunded', fulfilment: 'failed' });
    expect((await member.ask(courses.mine)).items).toHaveLength(1);
    await expectInvariants(school);
  });

  test('is full for the next, and its held seat is free when the order runs out (3301)', async () => {
    const { school, made, leader } = await activity();
    const { teamId } = await open(school, leader, made);
    const [slow, quick] = [await school.student(), await school.student()];
    await orderCourse(slow, made, { mode: 'joinTeam', teamId });
    const request = { kind: 'course', goodsId: made.saleId, mode: 'joinTeam', teamId } as const;
    expect((await quick.answer(orders.quote, request)).code).toBe(ResultCode.groupFull);
    world.clock.advance(15 * 60_000);
    await payOrder(world, school, quick, await orderCourse(quick, made, { mode: 'joinTeam', teamId }));
    expect((await leader.ask(contract.groupons.team, { id: teamId })).team.status).toBe('success');
    await expectInvariants(school);
  });

  test('accepts no coupon that does not combine with a group price (product.md 4.8)', async () => {
    const { school, made, leader } = await activity();
    for (const works_with_group of [false, true]) {
      await leader.ask(coupons.claim, {
        id: await buildCoupon(school, { threshold_fen: 0, kind: 'noThreshold', works_with_group }),
      });
    }
    const quote = await leader.ask(orders.quote, { kind: 'course', goodsId: made.saleId, mode: 'openTeam' });
    expect(quote.payFen).toBe(6_000);
    expect(quote.coupons.map(({ reduceFen, reason }) => [reduceFen, reason])).toEqual([
      [2_000, undefined],
      [0, '不与拼团价同用'],
    ]);
  });
});

test('a course without a running activity has no group price (3302), and a group needs its number', async () => {
  const school = await world.school();
  const { saleId } = await buildCourse(school);
  const student = await school.student();
  const request = { kind: 'course', goodsId: saleId } as const;
  expect((await student.answer(orders.quote, { ...request, mode: 'openTeam' })).code).toBe(ResultCode.groupEnded);
  expect((await student.answer(orders.quote, { ...request, mode: 'joinTeam' })).status).toBe(422);
  expect((await student.answer(orders.quote, { ...request, kind: 'minutes', mode: 'openTeam' })).status).toBe(422);
});
