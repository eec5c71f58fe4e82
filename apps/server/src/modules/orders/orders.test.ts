import { contract } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { buildCourse } from '../../testing/catalogue.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { orderCourse, payOrder } from '../../testing/orders.ts';
import { openWorld } from '../../testing/world.ts';

const world = openWorld();
const { orders, courses } = contract;

test('a course is quoted, ordered, paid and in the student’s hands (product.md 4.7, I5)', async () => {
  const school = await world.school();
  const made = await buildCourse(school, { offer: { price_fen: 19_900, quota: 2 } });
  const student = await school.student();
  const placed = await orderCourse(student, made);
  expect(placed).toMatchObject({ goodsId: made.saleId, payFen: 19_900, status: 'unpaid' });
  expect(placed.orderNum).toMatch(/^20261120160000\d{6}$/);
  expect((await student.ask(courses.detail, made)).seatsLeft).toBe(1);
  const key = { id: placed.id, orderNum: placed.orderNum };
  const opened = await student.ask(orders.pay, { ...key, method: 'alipay' });
  expect(opened).toMatchObject({ payFen: 19_900, method: 'alipay' });
  expect(await student.ask(orders.payStatus, key)).toMatchObject({ status: 'unpaid', payment: 'waiting' });
  await payOrder(world, school, student, placed);
  expect(await student.ask(orders.payStatus, key)).toMatchObject({ status: 'paid', payment: 'success' });
  const detail = await student.ask(orders.detail, key);
  expect(detail).toMatchObject({
    status: 'paid',
    fulfilment: 'delivered',
    method: 'alipay',
    actions: ['learn', 'refund'],
  });
  expect((await student.ask(courses.detail, made)).isOwned).toBe(true);
  await expectInvariants(school);
});
