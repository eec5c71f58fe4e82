import { contract } from '@shuyuan/contract';
import { describe, expect, test } from 'vitest';
import { endGroup } from './modules/orders/endedGroups.ts';
import { refuseRefund } from './modules/orders/refunds.ts';
import { adoptRefund, repay } from './modules/orders/repay.ts';
import { lockOrder } from './modules/orders/rows.ts';
import { createProviders } from './platform/payments/providers.ts';
import { buildCourse } from './testing/catalogue.ts';
import { buildCoupon } from './testing/coupons.ts';
import { addTo } from './testing/gifts.ts';
import { buildGroupon } from './testing/groups.ts';
import { expectInvariants } from './testing/invariants.ts';
import { buildPackage } from './testing/memberships.ts';
import { buildMinutesPackage } from './testing/minutes.ts';
import { orderCourse, orderGoods, payOrder } from './testing/orders.ts';
import { countRoundTrips } from './testing/roundTrips.ts';
import type { School, StudentCaller } from './testing/school.ts';
import { openWorld } from './testing/world.ts';
import { trade } from './trade.ts';

const world = openWorld();
const { orders, coupons } = contract;

type Placed = Awaited<ReturnType<typeof orderGoods>>;
const tripsOf = async (work: () => Promise<unknown>) => (await countRoundTrips(work)).roundTrips;

async function paid(school: School, student: StudentCaller, ordering: Promise<Placed>): Promise<Placed> {
  const placed = await ordering;
  await payOrder(world, school, student, placed);
  return placed;
}

const ask = (student: StudentCaller, { id }: Placed) =>
  tripsOf(() => student.ask(orders.askRefund, { id }, { requestId: crypto.randomUUID() }));

/** The due work that sends the money of a refund back, with what the sandbox cashier reads and writes for it. */
async function sendBack(school: School, { id }: Placed) {
  const parts = { platform: world.platform, trade, providers: await createProviders(world.platform) };
  const refund = await school.withTenant((tx) =>
    tx.selectFrom('refund').selectAll().where('order_id', '=', id).orderBy('id', 'desc').executeTakeFirstOrThrow(),
  );
  return tripsOf(() => repay(parts, { companyId: school.id, refId: refund.id, now: world.clock.now() }));
}

async function decide(school: School, { id }: Placed, decision: 'adopt' | 'refuse') {
  const moment = { now: world.clock.now(), locale: 'cn' as const };
  return tripsOf(() =>
    school.withTenant(async (tx) => {
      const refund = await tx
        .selectFrom('refund')
        .selectAll()
        .where('order_id', '=', id)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      const order = await lockOrder(tx, id);
      if (!order) throw new Error('An order that has a refund.');
      if (decision === 'adopt') await adoptRefund(tx, refund, moment);
      else await refuseRefund(tx, trade, { order, refund, answer: '已上课' }, moment);
    }),
  );
}

/** A course with a coupon and credits, a membership with all that it brings, and minutes. */
async function boughtOfEachKind() {
  const school = await world.school();
  const student = await school.student();
  await addTo(school, student, 500);
  const { id: couponClaimId } = await student.ask(coupons.claim, { id: await buildCoupon(school) });
  const made = await buildCourse(school, { offer: { price_fen: 20_000 } });
  const course = await paid(school, student, orderCourse(student, made, { couponClaimId, credits: 10 }));
  const month = await buildPackage(school, { minutes: 60, coupon_id: await buildCoupon(school, { source: 'school' }) });
  const membership = await paid(school, student, orderGoods(student, { kind: 'membership', goodsId: month }));
  const hours = { kind: 'minutes', goodsId: await buildMinutesPackage(school) } as const;
  const minutes = await paid(school, student, orderGoods(student, hours, { noCoupon: true }));
  return { school, student, course, membership, minutes };
}

/** What is counted goes over the wire to a PostgreSQL: the embedded engine has none. Refunds are rare, and go step by step. */
describe.skipIf(!process.env['TEST_DATABASE_URL'])('a refund waits for the database', () => {
  test('when it is requested and withdrawn, by what was bought', async () => {
    const { school, student, course, membership, minutes } = await boughtOfEachKind();
    const trips: Record<string, number[]> = {};
    for (const [kind, placed] of Object.entries({ course, membership, minutes })) {
      const requested = await ask(student, placed);
      const withdrawn = await tripsOf(() => student.ask(orders.withdrawRefund, { id: placed.id }));
      trips[kind] = [requested, withdrawn];
    }
    expect(trips).toEqual({ course: [14, 6], membership: [27, 8], minutes: [19, 7] });
    await expectInvariants(school);
  });

  test('when it is refused, and when it is adopted and its money sent back', async () => {
    const { school, student, course, membership, minutes } = await boughtOfEachKind();
    const trips: Record<string, number[]> = {};
    for (const [kind, placed] of Object.entries({ minutes, membership, course })) {
      await ask(student, placed);
      const refused = await decide(school, placed, 'refuse');
      await ask(student, placed);
      trips[kind] = [refused, await decide(school, placed, 'adopt'), await sendBack(school, placed)];
      expect(await student.ask(orders.detail, placed)).toMatchObject({ status: 'refunded' });
    }
    expect(trips).toEqual({ course: [6, 4, 16], membership: [8, 4, 22], minutes: [7, 4, 18] });
    await expectInvariants(school);
  });

  test('of a seat in a group: when it is requested, and with the end of the group', async () => {
    const school = await world.school();
    const made = await buildCourse(school);
    await buildGroupon(school, made.saleId, { size: 3 });
    const [leader, member] = [await school.student(), await school.student()];
    const opened = await paid(school, leader, orderCourse(leader, made, { mode: 'openTeam' }));
    const joining = { mode: 'joinTeam', teamId: opened.teamId } as const;
    const joined = await paid(school, member, orderCourse(member, made, joining));
    const requested = [await ask(member, joined), await sendBack(school, joined)];
    const now = new Date(world.clock.now().getTime() + 25 * 3_600_000);
    const parts = { platform: world.platform, trade, providers: await createProviders(world.platform) };
    const due = { companyId: school.id, refId: opened.teamId ?? 0, now };
    const ended = await tripsOf(() => endGroup(parts as Parameters<typeof endGroup>[0], due));
    expect({ requested, ended: [ended, await sendBack(school, opened)] }).toEqual({
      requested: [14, 13],
      ended: [7, 18],
    });
    expect(await leader.ask(orders.detail, opened)).toMatchObject({ status: 'refunded' });
    await expectInvariants(school);
  });
});
