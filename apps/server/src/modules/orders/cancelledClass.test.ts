import { contract } from '@shuyuan/contract';
import { beforeEach, expect, test } from 'vitest';
import { remember } from '../../platform/work/dueWork.ts';
import { buildCourse } from '../../testing/catalogue.ts';
import { buildGift, buildReward } from '../../testing/gifts.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { orderCourse, payOrder } from '../../testing/orders.ts';
import { openWorld } from '../../testing/world.ts';

// Logins outlast the days that pass here.
const world = openWorld({ config: { tokenIdleMs: 60 * 86_400_000, tokenAbsoluteMs: 90 * 86_400_000 } });
const { orders, exchange, courses } = contract;
const DAY_MS = 86_400_000;
beforeEach(() => world.clock.set(null));

/** Due work runs until nothing is due. */
const run = () => world.app.dueWork.run();

/** A student whose payment of ¥1,000 has earned 100 credits, of which a gift has cost some. */
async function credited(giftCredits: number) {
  const school = await world.school();
  const made = await buildCourse(school, { course: { kind: 'recorded' }, offer: { price_fen: 100_000, quota: 5 } });
  const gift = await buildGift(school, { kind: 'minutes', amount: 10, credits: giftCredits });
  const student = await school.student();
  const placed = await orderCourse(student, made);
  await payOrder(world, school, student, placed);
  await run();
  world.clock.advance(7 * DAY_MS);
  await run();
  await student.ask(exchange.exchange, { id: gift });
  return { school, made, student, placed, id: placed.id };
}

async function cancelClassOf({ school, made }: Awaited<ReturnType<typeof credited>>) {
  const { class_run_id } = await school.withTenant((tx) =>
    tx.selectFrom('offer').select('class_run_id').where('id', '=', made.saleId).executeTakeFirstOrThrow(),
  );
  await school.withTenant((tx) =>
    remember(tx, { companyId: school.id, kind: 'classCancelled', refId: class_run_id, dueAt: world.clock.now() }),
  );
  await run();
  await run();
}

test.each([
  { cost: 100, left: 0 },
  { cost: 60, left: 40 },
])(
  'a class that is cancelled after the days of its refund takes back the $left credits that are left, and what $cost bought stays (S16)',
  async ({ cost, left }) => {
    const bought = await credited(cost);
    const { school, student, placed, id } = bought;
    const other = await buildCourse(school, { course: { kind: 'recorded' } });
    const reward = await buildReward(school, student, [other.saleId], { source: 'purchase', source_id: id });
    await student.ask(exchange.receiveReward, { id: reward, offerIds: [other.saleId] });
    expect((await student.ask(exchange.account)).balance).toBe(left);
    await cancelClassOf(bought);
    expect((await student.ask(orders.detail, placed)).status).toBe('refunded');
    expect((await student.ask(exchange.account)).balance).toBe(0);
    expect((await student.ask(contract.minutes.account)).left).toBe(10);
    expect((await student.ask(courses.detail, other)).isOwned).toBe(true);
    await expectInvariants(school);
  },
);

test('credits of another payment that come while the money is on its way are not taken for it', async () => {
  const bought = await credited(100);
  const { school, student } = bought;
  await cancelClassOf(bought);
  const second = await buildCourse(school, { course: { kind: 'recorded' }, offer: { price_fen: 100_000, quota: 5 } });
  await payOrder(world, school, student, await orderCourse(student, second));
  await run();
  world.clock.advance(7 * DAY_MS);
  await run();
  expect((await student.ask(exchange.account)).balance).toBe(100);
  await expectInvariants(school);
});
