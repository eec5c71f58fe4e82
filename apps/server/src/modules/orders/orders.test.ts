import { contract, ResultCode } from '@shuyuan/contract';
import { describe, expect, test } from 'vitest';
import { buildCourse } from '../../testing/catalogue.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { orderCourse, payOrder } from '../../testing/orders.ts';
import { openWorld } from '../../testing/world.ts';

const world = openWorld();
const { orders, courses } = contract;
const MINUTE_MS = 60_000;

test('a course is quoted, ordered, paid and in the student’s hands (product.md 4.7, I5)', async () => {
  const school = await world.school();
  const made = await buildCourse(school, { offer: { price_fen: 19_900, quota: 2 } });
  const student = await school.student();
  const placed = await orderCourse(student, made);
  expect(placed).toMatchObject({ goodsId: made.saleId, payFen: 19_900, status: 'unpaid' });
  expect(placed.orderNum).toMatch(/^\d{20}$/);
  const page = await student.ask(courses.detail, made);
  expect(page).toMatchObject({ seatsLeft: 1, unpaidOrderId: placed.id, unpaidOrderNum: placed.orderNum });
  const key = { id: placed.id, orderNum: placed.orderNum };
  const opened = await student.ask(orders.pay, { ...key, method: 'alipay' });
  expect(opened).toMatchObject({ payFen: 19_900, method: 'alipay' });
  expect(await student.ask(orders.payStatus, key)).toMatchObject({ status: 'unpaid', payment: 'waiting' });
  await payOrder(world, school, student, placed);
  expect(await student.ask(orders.payStatus, key)).toMatchObject({ status: 'paid', payment: 'success' });
  const detail = await student.ask(orders.detail, key);
  expect(detail).toMatchObject({ status: 'paid', fulfilment: 'delivered', method: 'alipay' });
  expect(detail.actions).toEqual(['learn', 'refund']);
  expect(detail.methods).toEqual(['alipay', 'wechat']);
  const owned = await student.ask(courses.detail, made);
  expect(owned).toMatchObject({ isOwned: true, seatsLeft: 1 });
  expect(owned.unpaidOrderId).toBeUndefined();
  const mine = await student.ask(courses.mine);
  expect(mine.items).toMatchObject([{ id: made.id, source: 'purchase', enrolment: 'active' }]);
  await expectInvariants(school);
});

describe('a second order', () => {
  test('of the same course names the first instead, from either tab (3009, I4)', async () => {
    const school = await world.school();
    const made = await buildCourse(school, { offer: { quota: 1 } });
    const student = await school.student();
    const request = { kind: 'course', goodsId: made.saleId } as const;
    const { version } = await student.ask(orders.quote, request);
    const answers = await Promise.all([1, 2].map(() => student.answer(orders.create, { ...request, version })));
    const made1 = answers.find(({ code }) => code === 0)?.data;
    const second = answers.find(({ code }) => code !== 0);
    expect(second?.code).toBe(ResultCode.unpaidOrderExists);
    const named = { orderId: made1?.id, orderNum: made1?.orderNum, commodityId: made.saleId };
    expect(second?.body['resultData']).toEqual(named);
    const quoted = await student.answer(orders.quote, request);
    expect([quoted.code, quoted.body['resultData']]).toEqual([ResultCode.unpaidOrderExists, named]);
    await expectInvariants(school);
  });

  test('with the same key is the first (C1, I19)', async () => {
    const school = await world.school();
    const { saleId } = await buildCourse(school);
    const student = await school.student();
    const request = { kind: 'course', goodsId: saleId } as const;
    const { version } = await student.ask(orders.quote, request);
    const requestId = '0b54e8a6-3a1e-4f0e-9a0c-3d2f7c1f7f10';
    const ask = () => student.ask(orders.create, { ...request, version }, { requestId });
    expect(await ask()).toEqual(await ask());
  });

  test('may follow one that has run out, even before that is written down (I4)', async () => {
    const school = await world.school();
    const made = await buildCourse(school, { offer: { quota: 1 } });
    const [student, other] = [await school.student(), await school.student()];
    const first = await orderCourse(student, made);
    expect((await other.answer(orders.quote, { kind: 'course', goodsId: made.saleId })).code).toBe(ResultCode.full);
    world.clock.advance(30 * MINUTE_MS);
    await orderCourse(other, made);
    const key = { id: first.id, orderNum: first.orderNum };
    expect(await student.ask(orders.detail, key)).toMatchObject({ status: 'cancelled', cancelReason: 'timeout' });
    world.clock.advance(30 * MINUTE_MS);
    expect((await orderCourse(student, made)).id).not.toBe(first.id);
    await expectInvariants(school);
  });
});

test('an order ends to the second, in the list as in its work (product.md 4.7, C3)', async () => {
  const school = await world.school();
  const made = await buildCourse(school, { offer: { quota: 1 } });
  const student = await school.student();
  const { id, orderNum, expiresAt } = await orderCourse(student, made);
  expect(Date.parse(expiresAt) - world.clock.now().getTime()).toBe(30 * MINUTE_MS);
  world.clock.advance(30 * MINUTE_MS - 1);
  expect(await student.ask(orders.counts)).toMatchObject({ all: 1, unpaid: 1, cancelled: 0 });
  expect((await student.ask(orders.detail, { id, orderNum })).actions).toEqual(['pay', 'cancel']);
  await world.app.dueWork.run();
  expect((await student.ask(courses.detail, made)).seatsLeft).toBe(0);
  world.clock.advance(1);
  const late = { status: 'cancelled', cancelReason: 'timeout', endedAt: expiresAt, actions: ['rebuy', 'delete'] };
  expect((await student.ask(orders.list, { filter: 'cancelled' })).items).toMatchObject([late]);
  expect((await student.ask(orders.list, { filter: 'unpaid' })).items).toEqual([]);
  expect(await student.ask(orders.counts)).toMatchObject({ all: 1, unpaid: 0, cancelled: 1 });
  await world.app.dueWork.run();
  expect((await student.ask(orders.list)).items).toMatchObject([late]);
  expect((await student.ask(courses.detail, made)).seatsLeft).toBe(1);
  await expectInvariants(school);
});

test('the list finds orders by words and number, the newest first', async () => {
  const school = await world.school();
  const student = await school.student();
  const placed = [];
  for (const title of ['高一数学', '高二物理'])
    placed.push(await orderCourse(student, await buildCourse(school, { course: { title } })));
  const titles = async (keyword?: string) =>
    (await student.ask(orders.list, keyword === undefined ? {} : { keyword })).items.map(({ title }) => title);
  expect(await titles()).toEqual(['高二物理', '高一数学']);
  expect(await titles('数学')).toEqual(['高一数学']);
  expect(await titles(placed[1]?.orderNum)).toEqual(['高二物理']);
  expect((await student.ask(orders.groupList)).items).toEqual([]);
});

test('an ended order can be hidden, an open one cannot, and the school keeps it', async () => {
  const school = await world.school();
  const student = await school.student();
  const { id } = await orderCourse(student, await buildCourse(school));
  expect((await student.answer(orders.remove, { id })).code).toBe(ResultCode.stateForbids);
  await student.ask(orders.cancel, { id });
  await student.ask(orders.remove, { id });
  expect((await student.ask(orders.list)).items).toEqual([]);
  const stored = await school.withTenant((tx) => tx.selectFrom('trade_order').select('is_hidden').execute());
  expect(stored).toEqual([{ is_hidden: true }]);
});

test('the quote names the recommending student, if any', async () => {
  const school = await world.school();
  await school.student({ invite_code: 'FRIEND', nickname: '小林' });
  const student = await school.student();
  const request = { kind: 'course', goodsId: (await buildCourse(school)).saleId } as const;
  expect((await student.ask(orders.quote, { ...request, inviteCode: 'FRIEND' })).inviterName).toBe('小林');
  expect((await student.ask(orders.quote, { ...request, inviteCode: 'NOBODY' })).inviterName).toBeUndefined();
});

test('the recommending student is stored in the order; an unknown code and the student’s own change nothing', async () => {
  const school = await world.school();
  const [student, friend] = [
    await school.student({ invite_code: 'SELF' }),
    await school.student({ invite_code: 'FRIEND' }),
  ];
  const inviters = [];
  for (const inviteCode of ['FRIEND', 'SELF', 'NOBODY']) {
    const { id } = await orderCourse(student, await buildCourse(school), { inviteCode });
    const row = await school.withTenant((tx) =>
      tx.selectFrom('trade_order').select('inviter_id').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    inviters.push(row.inviter_id);
  }
  expect(inviters).toEqual([friend.id, null, null]);
});
