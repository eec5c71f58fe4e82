import { contract, ResultCode } from '@shuyuan/contract';
import { afterEach, expect, test } from 'vitest';
import { buildCourse } from '../testing/catalogue.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { orderCourse, payOrder } from '../testing/orders.ts';
import { openWorld, TEST_NOW } from '../testing/world.ts';
import { cancelClasses } from './cancelClasses.ts';

const world = openWorld();
const { orders, learning } = contract;
const HOUR = 3_600_000;
const lessonAt = (hours: number) => {
  const startsAt = TEST_NOW.getTime() + hours * HOUR;
  return { at: [new Date(startsAt), new Date(startsAt + HOUR)] as const };
};
afterEach(() => world.clock.set(TEST_NOW));

test('a cancelled class ends its lessons, tells its members once, and gives back what was paid (product.md 4.3, 4.7)', async () => {
  const school = await world.school();
  const made = await buildCourse(school, {
    course: { title_en: 'Conics' },
    offer: { price_fen: 100_000, quota: 9 },
    run: { starts_at: new Date(TEST_NOW.getTime() + 24 * HOUR), ends_at: new Date(TEST_NOW.getTime() + 49 * HOUR) },
    lessons: [lessonAt(24), lessonAt(48)],
  });
  const [owner, asking, unpaid] = [await school.student(), await school.student(), await school.student()];
  const paid = await orderCourse(owner, made);
  await payOrder(world, school, owner, paid);
  const asked = await orderCourse(asking, made);
  await payOrder(world, school, asking, asked);
  await asking.ask(orders.askRefund, { id: asked.id });
  const open = await orderCourse(unpaid, made);
  const { tenancy, companies } = world.platform;
  const run = (...args: string[]) => cancelClasses(args, { tenancy, companies, now: world.clock.now() });
  expect(await run('list', school.label)).toEqual([`${made.id} 课程 · 晚班`]);
  for (let round = 0; round < 2; round += 1) {
    expect(await run('cancel', school.label, String(made.id), '人数', '不足')).toHaveLength(1);
    await world.app.dueWork.run();
  }
  await world.app.dueWork.run();
  expect(await run('list', school.label)).toEqual(['No class goes on.']);
  expect((await owner.ask(orders.detail, paid)).status).toBe('refunded');
  expect((await asking.ask(orders.detail, asked)).status).toBe('refunded');
  expect(await unpaid.ask(orders.detail, open)).toMatchObject({ status: 'cancelled', cancelReason: 'school' });
  const rows = await school.withTenant(async (tx) => ({
    lessons: await tx.selectFrom('dated_lesson').select(['state', 'cancel_reason']).execute(),
    seats: await tx.selectFrom('offer').select(['sold', 'locked']).where('id', '=', made.saleId).execute(),
    told: await tx.selectFrom('site_message').select('title_en').where('student_id', '=', owner.id).execute(),
  }));
  expect(rows.lessons).toEqual([
    { state: 'cancelled', cancel_reason: '人数 不足' },
    { state: 'cancelled', cancel_reason: '人数 不足' },
  ]);
  expect(rows.seats).toEqual([{ sold: 0, locked: 0 }]);
  expect(rows.told.filter(({ title_en }) => title_en === 'Your class was cancelled')).toHaveLength(1);
  expect(await owner.ask(learning.timetable, {})).toEqual([]);
  const again = await owner.answer(orders.quote, { kind: 'course', goodsId: made.saleId });
  expect(again.code).toBe(ResultCode.discontinued);
  await expectInvariants(school);
});

test('a class is not cancelled while a lesson is held, nor once it is over; other words are refused', async () => {
  const school = await world.school();
  const made = await buildCourse(school, { lessons: [lessonAt(1), lessonAt(3)] });
  const { tenancy, companies } = world.platform;
  const run = (...args: string[]) => cancelClasses(args, { tenancy, companies, now: world.clock.now() });
  world.clock.set(new Date(TEST_NOW.getTime() + 1.5 * HOUR));
  await expect(run('cancel', school.label, String(made.id), '停电')).rejects.toThrow();
  world.clock.set(new Date(TEST_NOW.getTime() + 5 * HOUR));
  await expect(run('cancel', school.label, String(made.id), '停电')).rejects.toThrow();
  for (const args of [['cancel', school.label, '1'], ['cancel', school.label, 'x', 'a'], ['list', 'nobody'], []]) {
    await expect(run(...args)).rejects.toThrow();
  }
  await expectInvariants(school);
});
