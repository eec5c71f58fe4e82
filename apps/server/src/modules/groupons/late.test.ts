import { contract } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { settleSandbox } from '../../platform/payments/settle.ts';
import { buildCourse } from '../../testing/catalogue.ts';
import { buildGroupon } from '../../testing/groups.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { openPayment, orderCourse, payOrder } from '../../testing/orders.ts';
import { openWorld } from '../../testing/world.ts';

const world = openWorld();
const MINUTE_MS = 60_000;

test('a payment after the end of a group is refunded, and its seat is released (I3, I9)', async () => {
  const school = await world.school();
  const course = await buildCourse(school);
  await buildGroupon(school, course.saleId, { size: 3, hours: 2 });
  const [leader, member] = [await school.student(), await school.student()];
  const opened = await orderCourse(leader, course, { mode: 'openTeam' });
  await payOrder(world, school, leader, opened);
  world.clock.advance((2 * 60 - 5) * MINUTE_MS);
  const joined = await orderCourse(member, course, { mode: 'joinTeam', teamId: opened.teamId });
  const outTradeNo = await openPayment(school, member, joined);
  world.clock.advance(6 * MINUTE_MS);
  await world.app.dueWork.run();
  expect(await leader.ask(contract.groupons.team, { id: opened.teamId ?? 0 })).toMatchObject({
    team: { status: 'failed' },
    orderStatus: 'refunded',
  });
  await settleSandbox(world.app, { outTradeNo, outcome: 'success' });
  await world.app.dueWork.run();
  expect(await member.ask(contract.groupons.team, { id: opened.teamId ?? 0 })).toMatchObject({
    team: { status: 'failed', held: 0 },
    orderStatus: 'refunded',
  });
  expect(await member.ask(contract.courses.detail, course)).toMatchObject({ isOwned: false });
  await expectInvariants(school);
});
