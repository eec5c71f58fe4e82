import { contract } from '@shuyuan/contract';
import { describe, expect, test } from 'vitest';
import { buildCourse, enrol } from './testing/catalogue.ts';
import { buildCoupon } from './testing/coupons.ts';
import { addTo } from './testing/gifts.ts';
import { buildGroupon } from './testing/groups.ts';
import { expectInvariants } from './testing/invariants.ts';
import { buildPackage } from './testing/memberships.ts';
import { buildNotice, openPayment, orderCourse, orderGoods } from './testing/orders.ts';
import { countRoundTrips } from './testing/roundTrips.ts';
import type { School, StudentCaller } from './testing/school.ts';
import { openWorld } from './testing/world.ts';

const world = openWorld();
const { orders, coupons, exchange } = contract;

type Placed = Pick<Awaited<ReturnType<typeof orderGoods>>, 'id' | 'orderNum' | 'payFen'>;

/** What a payment costs whose goods cannot be delivered any more once `meanwhile` has happened; its order is refunded. */
async function settle(school: School, student: StudentCaller, placed: Placed, meanwhile: () => Promise<unknown>) {
  const outTradeNo = await openPayment(school, student, placed as Parameters<typeof openPayment>[2]);
  await meanwhile();
  const notice = buildNotice(world, school, { outTradeNo, amountFen: placed.payFen });
  const { roundTrips } = await countRoundTrips(async () => world.app.inject(notice));
  const refunds = await school.withTenant((tx) =>
    tx.selectFrom('refund').select(['kind', 'amount_fen']).where('order_id', '=', placed.id).execute(),
  );
  expect(refunds).toEqual([{ kind: 'late', amount_fen: placed.payFen }]);
  const { id, orderNum } = placed;
  expect(await student.ask(orders.detail, { id, orderNum })).toMatchObject({ status: 'cancelled' });
  await expectInvariants(school);
  return roundTrips;
}

/** What is counted goes over the wire to a PostgreSQL: the embedded engine has none. */
describe.skipIf(!process.env['TEST_DATABASE_URL'])(
  'a payment that delivers nothing waits twice for the database',
  () => {
    test('for a class that the student is in, with the coupon and the credits that come back', async () => {
      const school = await world.school();
      const student = await school.student();
      await addTo(school, student, 500);
      const { id } = await student.ask(coupons.claim, { id: await buildCoupon(school) });
      const made = await buildCourse(school, { offer: { quota: 5 } });
      const placed = await orderCourse(student, made, { couponClaimId: id, credits: 10 });
      expect(await settle(school, student, placed, () => enrol(school, student.id, made))).toBe(2);
      expect(await student.ask(coupons.detail, { id })).toMatchObject({ status: 'toUse' });
      expect(await student.ask(exchange.account)).toMatchObject({ balance: 500 });
    });

    test('for a membership of a member for ever', async () => {
      const school = await world.school();
      const student = await school.student();
      const forever = { kind: 'membership', goodsId: await buildPackage(school, { days: 0 }) } as const;
      const month = { kind: 'membership', goodsId: await buildPackage(school) } as const;
      const placed = await orderGoods(student, month);
      const first = await orderGoods(student, forever);
      const outTradeNo = await openPayment(school, student, first);
      const meanwhile = () =>
        Promise.resolve(world.app.inject(buildNotice(world, school, { outTradeNo, amountFen: first.payFen })));
      expect(await settle(school, student, placed, meanwhile)).toBe(2);
    });

    test('for the last seat of a group one of whose members is in the class', async () => {
      const school = await world.school();
      const made = await buildCourse(school);
      await buildGroupon(school, made.saleId);
      const [leader, member] = [await school.student(), await school.student()];
      const opened = await orderCourse(leader, made, { mode: 'openTeam' });
      const opening = buildNotice(world, school, {
        outTradeNo: await openPayment(school, leader, opened),
        amountFen: opened.payFen,
      });
      await world.app.inject(opening);
      const joined = await orderCourse(member, made, { mode: 'joinTeam', teamId: opened.teamId });
      const outTradeNo = await openPayment(school, member, joined);
      await enrol(school, leader.id, made);
      const notice = buildNotice(world, school, { outTradeNo, amountFen: joined.payFen });
      expect((await countRoundTrips(async () => world.app.inject(notice))).roundTrips).toBe(2);
      const refunds = await school.withTenant((tx) => tx.selectFrom('refund').select(['kind', 'order_id']).execute());
      expect(refunds).toEqual([{ kind: 'groupFailed', order_id: opened.id }]);
      await expectInvariants(school);
    });
  },
);
