import { contract, ResultCode } from '@shuyuan/contract';
import { afterEach, expect, test } from 'vitest';
import { buildCourse } from '../testing/catalogue.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { orderCourse, payOrder } from '../testing/orders.ts';
import { buildCode } from '../testing/redemptions.ts';
import { openWorld, TEST_NOW } from '../testing/world.ts';
import { cancelClasses } from './cancelClasses.ts';

const world = openWorld();
const { orders, learning, redemptions } = contract;
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
  const words = `Class ${made.id} cannot be cancelled: a lesson of it is being held, or all its lessons are over.`;
  await expect(run('cancel', school.label, String(made.id), '停电')).rejects.toThrow(words);
  world.clock.set(new Date(TEST_NOW.getTime() + 5 * HOUR));
  await expect(run('cancel', school.label, String(made.id), '停电')).rejects.toThrow(words);
  await expect(run('cancel', school.label, '1', '停电')).rejects.toThrow(
    'The school has no class 1: npm run class -- list',
  );
  for (const args of [['cancel', school.label, '1'], ['cancel', school.label, 'x', 'a'], ['list', 'nobody'], []]) {
    await expect(run(...args)).rejects.toThrow();
  }
  await expectInvariants(school);
});

test('who came by a code or a gift is named when the class is cancelled, since no refund reaches them (decision 0062)', async () => {
  const school = await world.school();
  const made = await buildCourse(school, { lessons: [lessonAt(1), lessonAt(3)] });
  const student = await school.student({ nickname: '何沐阳' });
  const { code } = await buildCode(school, world.platform.secrets, {
    batch: { kind: 'course', goods_id: made.saleId, amount: null },
  });
  await student.ask(redemptions.redeem, { code });
  const { tenancy, companies } = world.platform;
  const lines = await cancelClasses(['cancel', school.label, String(made.id), '停电'], {
    tenancy,
    companies,
    now: world.clock.now(),
  });
  expect(lines.slice(1)).toEqual([
    `No money goes back to student ${student.id} (何沐阳), who came by a redemption code.`,
  ]);
  await world.app.dueWork.run();
  const [used] = await school.withTenant((tx) => tx.selectFrom('redeem_code').select('used_by').execute());
  expect(used).toEqual({ used_by: student.id });
  await expectInvariants(school);
});
