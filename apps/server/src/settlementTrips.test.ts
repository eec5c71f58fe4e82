import { contract } from '@shuyuan/contract';
import { describe, expect, test } from 'vitest';
import { buildCourse } from './testing/catalogue.ts';
import { buildCoupon } from './testing/coupons.ts';
import { addTo, buildAddress, buildGift, buildReward } from './testing/gifts.ts';
import { buildGroupon } from './testing/groups.ts';
import { expectInvariants } from './testing/invariants.ts';
import { buildPackage } from './testing/memberships.ts';
import { buildMinutesPackage } from './testing/minutes.ts';
import { buildNotice, openPayment, orderCourse, orderGoods } from './testing/orders.ts';
import { countRoundTrips } from './testing/roundTrips.ts';
import type { School, StudentCaller } from './testing/school.ts';
import { openWorld } from './testing/world.ts';

// Logins outlast the days that pass here.
const world = openWorld({ config: { tokenIdleMs: 30 * 86_400_000 } });
const { orders, coupons, memberships, minutes, exchange, courses } = contract;

type Placed = Awaited<ReturnType<typeof orderGoods>>;

/** What the notification of a payment costs; twice, so that a right that is prolonged is counted as well as a first one. */
async function settle(school: School, student: StudentCaller, placed: Placed) {
  const notice = buildNotice(world, school, {
    outTradeNo: await openPayment(school, student, placed),
    amountFen: placed.payFen,
  });
  const cost = await countRoundTrips(async () => world.app.inject(notice));
  const again = await countRoundTrips(async () => world.app.inject(notice));
  const { id, orderNum } = placed;
  expect(await student.ask(orders.payStatus, { id, orderNum })).toMatchObject({ status: 'paid', payment: 'success' });
  await expectInvariants(school);
  return [cost.roundTrips, cost.statements.length, again.roundTrips];
}

async function claimed(school: School, student: StudentCaller, coupon: Parameters<typeof buildCoupon>[1] = {}) {
  const { id } = await student.ask(coupons.claim, {
    id: await buildCoupon(school, { threshold_fen: 1_000, ...coupon }),
  });
  return { couponClaimId: id };
}

/** What is counted goes over the wire to a PostgreSQL: the embedded engine has none. */
describe.skipIf(!process.env['TEST_DATABASE_URL'])('a payment that arrives waits twice for the database', () => {
  test('for a course, with a coupon too; a repeated notification waits once', async () => {
    const school = await world.school();
    const student = await school.student();
    const made = [await buildCourse(school), await buildCourse(school)] as const;
    expect(await settle(school, student, await orderCourse(student, made[0], { noCoupon: true }))).toEqual([2, 25, 1]);
    const coupon = await claimed(school, student);
    expect(await settle(school, student, await orderCourse(student, made[1], coupon))).toEqual([2, 26, 1]);
    expect(await student.ask(coupons.detail, { id: coupon.couponClaimId })).toMatchObject({ status: 'used' });
  });

  test('for a membership with its coupon and its minutes, first and prolonged, with a coupon too', async () => {
    const school = await world.school();
    const student = await school.student();
    const coupon_id = await buildCoupon(school, { source: 'school' });
    const goods = { kind: 'membership', goodsId: await buildPackage(school, { minutes: 60, coupon_id }) } as const;
    const trips = [await settle(school, student, await orderGoods(student, goods, { noCoupon: true }))];
    trips.push(await settle(school, student, await orderGoods(student, goods, { noCoupon: true })));
    trips.push(await settle(school, student, await orderGoods(student, goods, await claimed(school, student))));
    expect(trips.map(([first, , again]) => [first, again])).toEqual([
      [2, 1],
      [2, 1],
      [2, 1],
    ]);
    expect((await student.ask(memberships.records)).items).toHaveLength(3);
    expect(await student.ask(minutes.account)).toMatchObject({ left: 180 });
  });

  test('for minutes, first, added and after others have run out, with a coupon too', async () => {
    const school = await world.school();
    const student = await school.student();
    const goods = { kind: 'minutes', goodsId: await buildMinutesPackage(school, { valid_days: 1 }) } as const;
    const trips = [await settle(school, student, await orderGoods(student, goods, { noCoupon: true }))];
    trips.push(await settle(school, student, await orderGoods(student, goods, await claimed(school, student))));
    expect(await student.ask(minutes.account)).toMatchObject({ left: 140 });
    world.clock.advance(2 * 86_400_000);
    trips.push(await settle(school, student, await orderGoods(student, goods, { noCoupon: true })));
    expect(await student.ask(minutes.account)).toMatchObject({ left: 70 });
    world.clock.set(null);
    expect(trips.map(([first, , again]) => [first, again])).toEqual([
      [2, 1],
      [2, 1],
      [2, 1],
    ]);
  });

  test('for the first seat of a group, for one more, and for the last one, which delivers to all', async () => {
    const school = await world.school();
    const made = await buildCourse(school);
    await buildGroupon(school, made.saleId, { size: 3 });
    const members = [await school.student(), await school.student(), await school.student()];
    let teamId: number | undefined;
    for (const student of members) {
      const joining = teamId === undefined ? ({ mode: 'openTeam' } as const) : ({ mode: 'joinTeam', teamId } as const);
      const placed = await orderCourse(student, made, joining);
      teamId = placed.teamId;
      const [first, , again] = await settle(school, student, placed);
      expect([first, again]).toEqual([2, 1]);
    }
    for (const student of members)
      expect((await student.ask(courses.mine)).items).toMatchObject([{ source: 'groupon' }]);
  });

  test('for a seat of a group with a coupon', async () => {
    const school = await world.school();
    const made = await buildCourse(school);
    await buildGroupon(school, made.saleId, { size: 2 });
    const trips: (number | undefined)[][] = [];
    let teamId: number | undefined;
    for (const student of [await school.student(), await school.student()]) {
      const coupon = await claimed(school, student, { works_with_group: true });
      const joining = teamId === undefined ? ({ mode: 'openTeam' } as const) : ({ mode: 'joinTeam', teamId } as const);
      const placed = await orderCourse(student, made, { ...joining, ...coupon });
      expect(placed.payFen).toBe(6_000);
      teamId = placed.teamId;
      const [first, , again] = await settle(school, student, placed);
      trips.push([first, again]);
      expect(await student.ask(coupons.detail, { id: coupon.couponClaimId })).toMatchObject({ status: 'used' });
    }
    expect(trips).toEqual([
      [2, 1],
      [2, 1],
    ]);
  });

  test('for the postage of a gift', async () => {
    const school = await world.school();
    const student = await school.student();
    await addTo(school, student, 500);
    const addressId = await buildAddress(school, student);
    const id = await buildGift(school, { postage_fen: 1_200 });
    const { orderId, orderNum } = await student.ask(exchange.exchange, { id, addressId });
    const placed = { id: orderId ?? 0, orderNum: orderNum ?? '', payFen: 1_200 };
    const [first, , again] = await settle(school, student, placed as Placed);
    expect([first, again]).toEqual([2, 1]);
  });

  test('for a second payment of an order, for one that came too late, and for one that failed', async () => {
    const school = await world.school();
    const student = await school.student();
    const placed = await orderCourse(student, await buildCourse(school));
    const first = await openPayment(school, student, placed);
    const second = await openPayment(school, student, placed, 'wechat');
    const failing = await countRoundTrips(async () =>
      world.app.inject(
        buildNotice(world, school, {
          outTradeNo: second,
          amountFen: placed.payFen,
          method: 'wechat',
          status: 'failed',
        }),
      ),
    );
    expect(failing.roundTrips).toBe(2);
    await world.app.inject(buildNotice(world, school, { outTradeNo: first, amountFen: placed.payFen }));
    const surplus = await countRoundTrips(async () =>
      world.app.inject(buildNotice(world, school, { outTradeNo: second, amountFen: placed.payFen, method: 'wechat' })),
    );
    expect(surplus.roundTrips).toBe(2);
    const other = await orderCourse(student, await buildCourse(school));
    const late = await openPayment(school, student, other);
    await student.ask(orders.cancel, { id: other.id });
    const cost = await countRoundTrips(async () =>
      world.app.inject(buildNotice(world, school, { outTradeNo: late, amountFen: other.payFen })),
    );
    expect(cost.roundTrips).toBe(2);
    const refunds = await school.withTenant((tx) =>
      tx.selectFrom('refund').select(['kind', 'status', 'amount_fen']).orderBy('id').execute(),
    );
    expect(refunds).toEqual([
      { kind: 'surplus', status: 'adopted', amount_fen: placed.payFen },
      { kind: 'late', status: 'adopted', amount_fen: other.payFen },
    ]);
    await expectInvariants(school);
  });

  test('for a seat of a group that has ended', async () => {
    const school = await world.school();
    const made = await buildCourse(school);
    await buildGroupon(school, made.saleId, { size: 3 });
    const [leader, member] = [await school.student(), await school.student()];
    const opened = await orderCourse(leader, made, { mode: 'openTeam' });
    await settle(school, leader, opened);
    world.clock.advance(24 * 3_600_000 - 60_000);
    const teamId = opened.teamId;
    const joined = await orderCourse(member, made, { mode: 'joinTeam', teamId });
    const outTradeNo = await openPayment(school, member, joined);
    world.clock.advance(120_000);
    await world.platform.companies.byId(school.id); // read again after so long
    const cost = await countRoundTrips(async () =>
      world.app.inject(buildNotice(world, school, { outTradeNo, amountFen: joined.payFen })),
    );
    world.clock.set(null);
    expect(cost.roundTrips).toBe(2);
    const refunds = await school.withTenant((tx) => tx.selectFrom('refund').select(['kind', 'amount_fen']).execute());
    expect(refunds).toEqual([{ kind: 'groupFailed', amount_fen: joined.payFen }]);
    await expectInvariants(school);
  });
});

describe.skipIf(!process.env['TEST_DATABASE_URL'])('an order that costs nothing waits for the database', () => {
  test('twice for a free course, and for one that its price without a payment makes free', async () => {
    const school = await world.school();
    const student = await school.student();
    const made = await buildCourse(school, { offer: { price_fen: 0 } });
    await student.ask(courses.mine); // from now on the process knows the login
    const cost = await countRoundTrips(() => student.ask(orders.buyFree, made));
    expect(cost.roundTrips).toBe(2);
    const other = await buildCourse(school, { offer: { price_fen: 0 } });
    const goods = { kind: 'course', goodsId: other.saleId } as const;
    const { version } = await student.ask(orders.quote, goods);
    const requestId = crypto.randomUUID();
    const ordered = await countRoundTrips(() => student.ask(orders.create, { ...goods, version }, { requestId }));
    expect(ordered.roundTrips).toBe(2);
    expect((await student.ask(courses.mine)).items).toMatchObject([{ source: 'free' }, { source: 'free' }]);
    await expectInvariants(school);
  });
});

describe.skipIf(!process.env['TEST_DATABASE_URL'])(
  'what credits and rewards bring waits twice for the database',
  () => {
    test('goods, a coupon, minutes and a course for credits', async () => {
      const school = await world.school();
      const student = await school.student();
      await addTo(school, student, 500);
      const addressId = await buildAddress(school, student);
      const course = await buildCourse(school);
      await student.ask(courses.mine); // from now on the process knows the login
      const gifts = [
        { id: await buildGift(school), addressId },
        { id: await buildGift(school, { kind: 'coupon', goods_id: await buildCoupon(school) }) },
        { id: await buildGift(school, { kind: 'minutes', amount: 30 }) },
        { id: await buildGift(school, { kind: 'course', goods_id: course.saleId }) },
      ];
      const trips: number[] = [];
      for (const gift of gifts) {
        const requestId = crypto.randomUUID();
        trips.push((await countRoundTrips(() => student.ask(exchange.exchange, gift, { requestId }))).roundTrips);
      }
      expect(trips).toEqual([2, 2, 2, 2]);
      expect(await student.ask(minutes.account)).toMatchObject({ left: 30 });
      expect(await student.ask(exchange.account)).toMatchObject({ balance: 100 });
      expect((await student.ask(courses.mine)).items).toMatchObject([{ source: 'gift' }]);
      await expectInvariants(school);
    });

    test('the courses of a reward', async () => {
      const school = await world.school();
      const student = await school.student();
      const offerIds = [(await buildCourse(school)).saleId, (await buildCourse(school)).saleId];
      const id = await buildReward(school, student, offerIds, { select_count: 2 });
      await student.ask(courses.mine); // from now on the process knows the login
      const requestId = crypto.randomUUID();
      const receive = () => student.ask(exchange.receiveReward, { id, offerIds }, { requestId });
      expect((await countRoundTrips(receive)).roundTrips).toBe(2);
      expect((await student.ask(courses.mine)).items).toHaveLength(2);
      await expectInvariants(school);
    });
  },
);
