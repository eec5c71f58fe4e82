import { contract, ResultCode } from '@shuyuan/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { GROUP_INVARIANTS } from '../../db/groupInvariants.ts';
import type { OrderRef, OrderRequest } from '../../domain/trade.ts';
import { AppError, refused } from '../../platform/core/errors.ts';
import { buildCourse } from '../../testing/catalogue.ts';
import { buildGroupOrder, buildGroupon } from '../../testing/groups.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';
import { groupsPort } from './port.ts';

const world = openWorld();
const HOUR_MS = 3_600_000;
const later = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS);

/** A school with an activity, and actions of its students. */
async function openActivity(request: Parameters<typeof buildGroupon>[2] = {}) {
  const school = await world.school();
  const { saleId: offerId } = await buildCourse(school);
  const grouponId = await buildGroupon(school, offerId, request);
  const in_ = school.withTenant;
  const hold = async (student: StudentCaller, teamId?: number, now = TEST_NOW): Promise<OrderRef> => {
    const order = await buildGroupOrder(school, student, { offerId, now });
    const requested: OrderRequest = {
      kind: 'course',
      goodsId: offerId,
      mode: teamId ? 'joinTeam' : 'openTeam',
      teamId,
    };
    const held = await in_(async (tx) => {
      const seat = await groupsPort.reserve({ ...order, tx }, offerId, requested);
      if (!seat) throw refused(ResultCode.groupEnded); // as an order does
      await seat.hold(order);
      await tx.updateTable('trade_order').set({ team_id: seat.teamId }).where('id', '=', order.orderId).execute();
      return seat.teamId;
    });
    return { ...order, teamId: held };
  };
  const pay = (order: OrderRef, now = TEST_NOW) =>
    in_(async (tx) => {
      await setOrder(order, { status: 'paid', fulfilment: 'awaitingGroup', paid_at: now }, tx);
      return groupsPort.pay(tx, { ...order, now });
    });
  const cancel = (order: OrderRef, now = TEST_NOW) =>
    in_(async (tx) => {
      const set = { status: 'cancelled', cancel_reason: 'timeout', ended_at: now } as const;
      await setOrder(order, set, tx);
      await groupsPort.release(tx, { ...order, now });
    });
  const refund = (order: OrderRef, now = TEST_NOW) =>
    in_(async (tx) => {
      await setOrder(order, { status: 'refunding' }, tx);
      await setOrder(order, { status: 'refunded', ended_at: now }, tx);
      await groupsPort.refund(tx, { ...order, now });
    });
  const expire = (order: OrderRef, now: Date) =>
    in_((tx) => groupsPort.expire(tx, { companyId: school.id, teamId: order.teamId ?? 0, now }));
  const price = (student: StudentCaller, mode: OrderRequest['mode'], teamId?: number, now = TEST_NOW) =>
    in_((tx) =>
      groupsPort.price({ tx, companyId: school.id, studentId: student.id, now, locale: 'cn' }, offerId, {
        kind: 'course',
        goodsId: offerId,
        mode,
        teamId,
      }),
    );
  return { school, grouponId, hold, pay, cancel, refund, expire, price };
}

function setOrder(
  { orderId }: OrderRef,
  set: Record<string, unknown>,
  tx: Parameters<Parameters<School['withTenant']>[0]>[0],
) {
  return tx.updateTable('trade_order').set(set).where('id', '=', orderId).execute();
}

async function codeOf(work: Promise<unknown>): Promise<number | undefined> {
  const error = await work.catch((caught: unknown) => caught);
  return error instanceof AppError ? error.details.code : undefined;
}

async function look(school: School, order: OrderRef) {
  for (const { id, sql: text } of GROUP_INVARIANTS) {
    const { rows } = await school.withTenant((tx) => sql.raw(text).execute(tx));
    expect({ id, rows }).toEqual({ id, rows: [] });
  }
  return school.withTenant(async (tx) => {
    const team = await tx
      .selectFrom('groupon_team')
      .selectAll()
      .where('id', '=', order.teamId ?? 0)
      .executeTakeFirstOrThrow();
    const members = await tx
      .selectFrom('groupon_member')
      .selectAll()
      .where('team_id', '=', order.teamId ?? 0)
      .orderBy('id')
      .execute();
    return { ...team, members: members.map(({ status, seat }) => `${seat} ${status}`) };
  });
}

describe('a group (I9, product.md 4.10)', () => {
  test('is opened by an unpaid order and begins its hours when the leader pays', async () => {
    const { school, hold, pay } = await openActivity();
    const order = await hold(await school.student());
    expect(await look(school, order)).toMatchObject({ status: 'leaderUnpaid', held: 1, members: ['1 hold'] });
    expect(await pay(order, later(0.2))).toEqual({ complete: null });
    const team = await look(school, order);
    expect(team).toMatchObject({ status: 'forming', held: 0, joined: 1, ends_at: later(24.2) });
    const due = await school.withTenant((tx) => tx.selectFrom('due_work').selectAll().execute());
    expect(due.find(({ ref_id }) => ref_id === order.teamId)).toMatchObject({ kind: 'teamDeadline' });
  });

  test('is cancelled with the unpaid order of its leader, and its place is released', async () => {
    const { school, hold, cancel } = await openActivity({ stock: 1 });
    const order = await hold(await school.student());
    expect(await codeOf(hold(await school.student()))).toBe(ResultCode.groupEnded);
    await cancel(order);
    await cancel(order).catch(() => undefined);
    expect(await look(school, order)).toMatchObject({ status: 'cancelled', held: 0, members: ['1 left'] });
    await hold(await school.student());
  });

  test('is complete once, with the last paid seat, and lists every order', async () => {
    const { school, hold, pay } = await openActivity({ size: 3 });
    const first = await hold(await school.student());
    await pay(first);
    const [second, third] = [
      await hold(await school.student(), first.teamId ?? 0),
      await hold(await school.student(), first.teamId ?? 0),
    ];
    expect(await pay(second)).toEqual({ complete: null });
    expect(await pay(third)).toEqual({ complete: [first.orderId, second.orderId, third.orderId] });
    const team = await look(school, first);
    expect(team).toMatchObject({ status: 'success', joined: 3, members: ['1 success', '2 success', '3 success'] });
    expect(await school.withTenant((tx) => groupsPort.pay(tx, third))).toMatchObject({ complete: null });
  });

  test('admits no one beyond its seats, held ones included (3301), nor twice (3303), nor its leader again (3303)', async () => {
    const { school, hold, pay, price, cancel } = await openActivity();
    const leader = await school.student();
    const first = await hold(leader);
    await pay(first);
    const teamId = first.teamId ?? 0;
    expect(await codeOf(hold(leader, teamId))).toBe(ResultCode.alreadyInGroup);
    expect(await codeOf(price(leader, 'openTeam'))).toBe(ResultCode.alreadyInGroup);
    const second = await hold(await school.student(), teamId);
    const third = await school.student();
    expect(await codeOf(price(third, 'joinTeam', teamId))).toBe(ResultCode.groupFull);
    expect(await codeOf(hold(third, teamId))).toBe(ResultCode.groupFull);
    expect(await price(third, 'joinTeam', teamId, later(1))).toMatchObject({ kind: 'group', unitFen: 8_000 });
    await cancel(second);
    expect(await hold(await school.student(), teamId)).toMatchObject({ teamId });
    expect(await look(school, first)).toMatchObject({ members: ['1 joined', '2 left', '2 hold'] });
  });

  test('fails at its deadline and lists every paid order; a later payment releases the seat', async () => {
    const { school, hold, pay, expire } = await openActivity({ size: 3 });
    const first = await hold(await school.student());
    await pay(first);
    const second = await hold(await school.student(), first.teamId ?? 0, later(23.9));
    expect(await expire(first, later(23.9))).toEqual([]);
    expect(await expire(first, later(24))).toEqual([first.orderId]);
    expect(await expire(first, later(24))).toEqual([]);
    expect(await look(school, first)).toMatchObject({ status: 'failed', members: ['1 refunding', '2 hold'] });
    const late = await school.withTenant((tx) => groupsPort.pay(tx, { ...second, now: later(24) }));
    expect(late).toEqual({ complete: null, isOver: true });
    expect(await codeOf(hold(await school.student(), first.teamId ?? 0, later(24)))).toBe(ResultCode.groupEnded);
  });

  test('reserves no seat after its deadline, even before its end is recorded (I9, C3)', async () => {
    const { school, hold, pay, expire } = await openActivity({ size: 2 });
    const first = await hold(await school.student());
    await pay(first);
    const second = await hold(await school.student(), first.teamId ?? 0, later(23));
    expect(await pay(second, later(24))).toEqual({ complete: null, isOver: true });
    expect(await expire(first, later(24))).toEqual([first.orderId]);
  });

  test('releases the seat of a member refunded before it is complete; the next one leads, the deadline stays', async () => {
    const { school, hold, pay, refund } = await openActivity({ size: 3 });
    const first = await hold(await school.student());
    await pay(first);
    const member = await school.student();
    const second = await hold(member, first.teamId ?? 0);
    await pay(second, later(2));
    await refund(first, later(3));
    expect(await look(school, first)).toMatchObject({
      status: 'forming',
      joined: 1,
      leader_id: member.id,
      ends_at: later(24),
      members: ['1 left', '2 joined'],
    });
    await refund(second, later(4));
    expect(await look(school, first)).toMatchObject({ status: 'cancelled', joined: 0 });
  });

  test('stays complete when a member gets the money back later, and no longer shows that one', async () => {
    const { school, hold, pay, refund } = await openActivity();
    const first = await hold(await school.student({ nickname: '知夏' }));
    await pay(first);
    const second = await hold(await school.student(), first.teamId ?? 0);
    await pay(second);
    await refund(second);
    expect(await look(school, first)).toMatchObject({ status: 'success', members: ['1 success', '2 refunded'] });
    const { team } = await school.visitor().ask(contract.groupons.team, { id: first.teamId ?? 0 });
    expect(team).toMatchObject({ status: 'success', joined: 2, members: [{ name: '知**', isLeader: true }] });
  });
});

describe('an activity (product.md 4.10)', () => {
  test('opens groups only while it runs, and only for newcomers if configured', async () => {
    const [early, stopped, over] = [
      await openActivity({ starts_at: later(1) }),
      await openActivity({ is_stopped: true }),
      await openActivity({ ends_at: TEST_NOW }),
    ];
    for (const { school, price, hold } of [early, stopped, over]) {
      expect(await price(await school.student(), 'openTeam')).toBeNull();
      expect(await codeOf(hold(await school.student()))).toBe(ResultCode.groupEnded);
    }
    const { school, price, hold, pay, refund } = await openActivity({ is_newcomer: true });
    const student = await school.student();
    const order = await hold(student);
    await pay(order);
    expect(await codeOf(price(student, 'openTeam'))).toBe(ResultCode.alreadyInGroup);
    await refund(order);
    expect(await price(student, 'openTeam')).toMatchObject({ unitFen: 8_000 });
    expect(await price(student, 'alone')).toBeNull();
  });

  test('lets groups that are forming run to their deadline after it was stopped', async () => {
    const { school, grouponId, hold, pay } = await openActivity();
    const first = await hold(await school.student());
    await pay(first);
    await school.withTenant((tx) => tx.updateTable('groupon').set({ is_stopped: true }).execute());
    const second = await hold(await school.student(), first.teamId ?? 0);
    expect((await pay(second)).complete).toHaveLength(2);
    expect(await school.visitor().ask(contract.groupons.detail, { id: grouponId })).toMatchObject({
      status: 'stopped',
    });
  });

  test('shows its course, the groups that can be joined and the own one, without phones (Z3)', async () => {
    const { school, grouponId, hold, pay } = await openActivity({ size: 2, stock: 5 });
    const leader = await school.student({ nickname: '知夏' });
    const order = await hold(leader);
    await pay(order);
    const other = await hold(await school.student({ nickname: '13912345678' }));
    await pay(other, later(1));
    const held = await hold(await school.student(), order.teamId ?? 0);
    const page = await leader.ask(contract.groupons.detail, { id: grouponId }, { locale: 'en' });
    expect(page).toMatchObject({
      name: 'Study together',
      status: 'going',
      left: 3,
      priceFen: 8_000,
      course: { title: '课程', priceFen: 10_000 },
      teamCount: 2,
      myTeamId: order.teamId,
      myOrderNum: order.number,
      teams: [
        { id: order.teamId, holdEndsAt: held.expiresAt.toISOString(), members: [{ isMe: true }, { isMe: false }] },
        { id: other.teamId },
      ],
    });
    expect(JSON.stringify(page)).not.toContain(leader.phone);
    expect(page.teams[1]?.members[0]?.name).toBe('139****5678');
    const mine = await leader.ask(contract.groupons.team, { id: order.teamId ?? 0 });
    expect(mine).toMatchObject({ orderNum: order.number, orderStatus: 'paid', team: { held: 1 } });
    const elsewhere = await leader.ask(contract.groupons.team, { id: other.teamId ?? 0 });
    expect(elsewhere, 'who is in another group is told which').toMatchObject({ myTeamId: order.teamId });
    expect(elsewhere.orderNum).toBeUndefined();
    expect(mine.shareUrl).toBe(`http://${school.host}/web/groupon/order/${order.teamId}`);
    expect(await school.visitor().ask(contract.groupons.teams, { id: grouponId, pageSize: 1 })).toMatchObject({
      totalCount: 2,
      items: [{ id: order.teamId }],
    });
  });
});
