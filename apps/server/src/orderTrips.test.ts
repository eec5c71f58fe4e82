import { contract, type InputOf } from '@shuyuan/contract';
import { describe, expect, test } from 'vitest';
import { buildCourse } from './testing/catalogue.ts';
import { buildCoupon, inDays } from './testing/coupons.ts';
import { addTo, buildAddress, buildGift } from './testing/gifts.ts';
import { buildGroupon } from './testing/groups.ts';
import { expectInvariants } from './testing/invariants.ts';
import { buildPackage } from './testing/memberships.ts';
import { buildMinutesPackage } from './testing/minutes.ts';
import { type orderCourse, payOrder } from './testing/orders.ts';
import { countRoundTrips } from './testing/roundTrips.ts';
import type { School, StudentCaller } from './testing/school.ts';
import { openWorld } from './testing/world.ts';

const world = openWorld();
const { orders, coupons, memberships, minutes, exchange, courses } = contract;

type Asked = InputOf<typeof orders.quote>;

/** How often the quote of an order waits for the database, and then the order; and what it came to. */
async function order(student: StudentCaller, asked: Asked) {
  await student.ask(courses.mine); // from now on the process knows the login
  const quoted = await countRoundTrips(() => student.ask(orders.quote, asked));
  const { version } = await student.ask(orders.quote, asked);
  const requestId = crypto.randomUUID();
  let placed: Awaited<ReturnType<typeof orderCourse>> | undefined;
  const { roundTrips } = await countRoundTrips(async () => {
    placed = await student.ask(orders.create, { ...asked, version }, { requestId });
  });
  if (!placed) throw new Error('There is no order.');
  return { trips: [quoted.roundTrips, roundTrips], placed };
}

async function claimed(school: School, student: StudentCaller, coupon: Parameters<typeof buildCoupon>[1] = {}) {
  const { id } = await student.ask(coupons.claim, { id: await buildCoupon(school, coupon) });
  return { couponClaimId: id };
}

const courseOf = ({ saleId }: { saleId: number }) => ({ kind: 'course', goodsId: saleId }) as const;

/** What is counted goes over the wire to a PostgreSQL: the embedded engine has none. */
describe.skipIf(!process.env['TEST_DATABASE_URL'])('an order waits twice for the database, and its quote once', () => {
  test('with a coupon, chosen or the best, and with credits', async () => {
    const school = await world.school();
    const student = await school.student();
    const coupon = await claimed(school, student);
    await addTo(school, student, 500);
    const chosen = await order(student, { ...courseOf(await buildCourse(school)), ...coupon });
    expect(chosen).toMatchObject({ trips: [1, 2], placed: { payFen: 8_000 } });
    await claimed(school, student);
    const best = await order(student, { ...courseOf(await buildCourse(school)), credits: 10 });
    expect(best).toMatchObject({ trips: [1, 2], placed: { payFen: 7_990 } });
    expect(await student.ask(exchange.account)).toMatchObject({ balance: 490 });
    expect((await student.ask(orders.counts)).unpaid).toBe(2);
    await expectInvariants(school);
  });

  test('at the price of members', async () => {
    const school = await world.school();
    const made = await buildCourse(school, { offer: { member_fen: 5_000 } });
    const placed = await order(await school.student({ member_until: inDays(30) }), courseOf(made));
    expect(placed).toMatchObject({ trips: [1, 2], placed: { payFen: 5_000 } });
    await expectInvariants(school);
  });

  test('that opens a group, and one that joins it, with a coupon too', async () => {
    const school = await world.school();
    const made = await buildCourse(school);
    await buildGroupon(school, made.saleId, { size: 3, is_newcomer: true });
    const [leader, member] = [await school.student(), await school.student()];
    const coupon = await claimed(school, member, { threshold_fen: 0, works_with_group: true });
    const opened = await order(leader, { ...courseOf(made), mode: 'openTeam' });
    expect(opened).toMatchObject({ trips: [1, 2], placed: { payFen: 8_000 } });
    await payOrder(world, school, leader, opened.placed);
    const teamId = opened.placed.teamId;
    const joined = await order(member, { ...courseOf(made), mode: 'joinTeam', teamId, ...coupon });
    expect(joined).toMatchObject({ trips: [1, 2], placed: { payFen: 6_000, teamId } });
    await expectInvariants(school);
  });
});

describe.skipIf(!process.env['TEST_DATABASE_URL'])('an order that costs nothing waits twice for the database', () => {
  test('for a course with a coupon, and for one that is free for members', async () => {
    const school = await world.school();
    const student = await school.student({ member_until: inDays(30) });
    const coupon = await claimed(school, student, { reduce_fen: 10_000 });
    const bought = await order(student, { ...courseOf(await buildCourse(school)), ...coupon });
    expect(bought).toMatchObject({ trips: [1, 2], placed: { payFen: 0, status: 'paid' } });
    expect(await student.ask(coupons.detail, { id: coupon.couponClaimId })).toMatchObject({ status: 'used' });
    const free = await order(student, courseOf(await buildCourse(school, { offer: { member_fen: 0 } })));
    expect(free).toMatchObject({ trips: [1, 2], placed: { payFen: 0, status: 'paid' } });
    const mine = (await student.ask(courses.mine)).items.map(({ source }) => source);
    expect(mine.sort()).toEqual(['membership', 'purchase']);
    const made = await buildCourse(school, { offer: { member_fen: 0 } });
    expect((await countRoundTrips(() => student.ask(orders.buyFree, made))).roundTrips).toBe(2);
    await expectInvariants(school);
  });

  test('for a membership with its coupon and its minutes, and for minutes', async () => {
    const school = await world.school();
    const student = await school.student();
    const coupon_id = await buildCoupon(school, { source: 'school', threshold_fen: 0 });
    const month = await buildPackage(school, { price_fen: 0, minutes: 60, coupon_id });
    const membership = await order(student, { kind: 'membership', goodsId: month });
    expect(membership).toMatchObject({ trips: [1, 2], placed: { payFen: 0, status: 'paid' } });
    expect((await student.ask(memberships.records)).items).toHaveLength(1);
    const free = await order(student, {
      kind: 'minutes',
      goodsId: await buildMinutesPackage(school, { price_fen: 0 }),
    });
    expect(free).toMatchObject({ trips: [1, 2], placed: { payFen: 0, status: 'paid' } });
    expect(await student.ask(minutes.account)).toMatchObject({ left: 130 });
    const reduced = { kind: 'minutes', goodsId: await buildMinutesPackage(school, { price_fen: 2_000 }) } as const;
    expect(await order(student, reduced)).toMatchObject({ trips: [1, 2], placed: { payFen: 0, status: 'paid' } });
    expect(await student.ask(minutes.account)).toMatchObject({ left: 200 });
    await expectInvariants(school);
  });

  test('for a seat of a group; three times for the last one, which delivers to all', async () => {
    const school = await world.school();
    const made = await buildCourse(school);
    await buildGroupon(school, made.saleId, { size: 3, price_fen: 0 });
    const members = [await school.student(), await school.student(), await school.student()];
    let teamId: number | undefined;
    const trips: number[][] = [];
    for (const student of members) {
      const mode = teamId === undefined ? ({ mode: 'openTeam' } as const) : ({ mode: 'joinTeam', teamId } as const);
      const done = await order(student, { ...courseOf(made), ...mode });
      trips.push(done.trips);
      teamId = done.placed.teamId;
    }
    expect(trips).toEqual([
      [1, 2],
      [1, 2],
      [1, 3],
    ]);
    for (const student of members)
      expect((await student.ask(courses.mine)).items).toMatchObject([{ source: 'groupon' }]);
    await expectInvariants(school);
  });

  test('for a gift with postage, with the order of its postage', async () => {
    const school = await world.school();
    const student = await school.student();
    await addTo(school, student, 500);
    const gift = {
      id: await buildGift(school, { postage_fen: 1_200 }),
      addressId: await buildAddress(school, student),
    };
    await student.ask(courses.mine); // from now on the process knows the login
    const requestId = crypto.randomUUID();
    const cost = await countRoundTrips(() => student.ask(exchange.exchange, gift, { requestId }));
    expect(cost.roundTrips).toBe(2);
    const [placed] = (await student.ask(orders.list)).items;
    expect(placed).toMatchObject({ status: 'unpaid', payFen: 1_200, title: '帆布包（邮费）' });
    await expectInvariants(school);
  });
});
