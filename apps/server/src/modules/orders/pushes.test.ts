import { contract, SocketType } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { buildCourse } from '../../testing/catalogue.ts';
import { pushesTo } from '../../testing/chat.ts';
import { orderCourse, payOrder } from '../../testing/orders.ts';
import { openWorld } from '../../testing/world.ts';

const world = openWorld();

test('each change of an order and each word of the school is pushed to the tabs of its student (W10)', async () => {
  const school = await world.school();
  const student = await school.student();
  const who = { kind: 'student', id: student.id } as const;
  const placed = await orderCourse(student, await buildCourse(school));
  const order = { type: SocketType.order, orderId: placed.id };
  expect(await pushesTo(world, who)).toEqual([order]);
  await payOrder(world, school, student, placed);
  const frames = await pushesTo(world, who);
  expect(frames.slice(1).toSorted((a, b) => Number(a['type']) - Number(b['type']))).toEqual([
    { type: SocketType.unread },
    order,
  ]);
});

test('the same message stored twice is pushed once', async () => {
  const school = await world.school();
  const student = await school.student();
  const other = await school.student();
  const placed = await orderCourse(student, await buildCourse(school));
  const key = { id: placed.id, orderNum: placed.orderNum };
  await student.ask(contract.orders.cancel, key);
  const before = await pushesTo(world, { kind: 'student', id: student.id });
  await student.answer(contract.orders.cancel, key);
  expect(await pushesTo(world, { kind: 'student', id: student.id })).toEqual(before);
  expect(await pushesTo(world, { kind: 'student', id: other.id })).toEqual([]);
});
