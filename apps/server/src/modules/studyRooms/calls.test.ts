import { contract, ResultCode, SocketType } from '@shuyuan/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { expectInvariants } from '../../testing/invariants.ts';
import type { School } from '../../testing/school.ts';
import {
  buildCalled,
  buildConsultation,
  buildRoom,
  buildWaiting,
  type MadeRoom,
  secondsAfter,
} from '../../testing/studyRooms.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

const world = openWorld();
const { studyRooms, desk, minutes } = contract;

afterEach(() => world.clock.set(TEST_NOW));

/** Pushes to a person, oldest first. */
async function pushesOf(school: School, { id }: { id: number }): Promise<Record<string, unknown>[]> {
  const rows = await world.platform.store.owner
    .selectFrom('push_event')
    .select('frame')
    .where('company_id', '=', school.id)
    .where('member_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ frame }) => JSON.parse(frame) as Record<string, unknown>);
}

async function callOf(school: School): Promise<string> {
  return school.withTenant(
    async (tx) => (await tx.selectFrom('study_call').select('status').executeTakeFirstOrThrow()).status,
  );
}

describe('a call', () => {
  test('rings for 15 seconds of the server’s clock, with its end and its room (§4, W8)', async () => {
    const school = await world.school();
    await world.platform.store.owner
      .updateTable('company')
      .set({ live_hosts: ['live.example.com'] })
      .where('id', '=', school.id)
      .execute();
    const room = await buildRoom(school, { live_url: 'https://live.example.com/r/7' });
    const { student, callId } = await buildCalled(school, room);
    const call = (await pushesOf(school, student)).find(({ type }) => type === 10);
    expect(call).toMatchObject({
      studyRoomId: room.id,
      tempLogId: callId,
      teacherName: '周砚秋',
      liveUrl: 'https://live.example.com/r/7',
      callExpireTime: secondsAfter(TEST_NOW, 15).toISOString(),
      currentDateTime: TEST_NOW.toISOString(),
    });
    expect((await student.ask(studyRooms.mine)).call).toMatchObject({ tempLogId: callId });
  });

  test('never names a room outside the school’s hosts (X3)', async () => {
    const school = await world.school();
    const room = await buildRoom(school, { live_url: 'https://evil.example.com/r/7' });
    const { student } = await buildCalled(school, room);
    expect((await student.ask(studyRooms.mine)).call?.liveUrl).toBeUndefined();
    expect((await student.ask(studyRooms.enter, { roomId: room.id })).liveUrl).toBeUndefined();
  });

  const CLOCK = [
    { at: 14.9, enter: 'allowed', cancelled: 'cancelled' },
    { at: 15, enter: 'allowed', cancelled: 'expired' },
    { at: 15.1, enter: 'allowed', cancelled: 'expired' },
    { at: 18, enter: 'allowed', cancelled: 'expired' },
    { at: 18.1, enter: 'callOver', cancelled: 'expired' },
  ] as const;
  for (const { at, enter, cancelled } of CLOCK) {
    test(`after ${at} s: entering is ${enter}, no means ${cancelled} (W8)`, async () => {
      const school = await world.school();
      const room = await buildRoom(school);
      const { student } = await buildCalled(school, room);
      world.clock.set(secondsAfter(TEST_NOW, at));
      expect((await student.ask(studyRooms.enter, { roomId: room.id })).status).toBe(enter);
      await expectInvariants(school);
      world.clock.set(TEST_NOW);
      const other = await world.school();
      const otherRoom = await buildRoom(other);
      const second = await buildCalled(other, otherRoom);
      world.clock.set(secondsAfter(TEST_NOW, at));
      await second.student.ask(studyRooms.cancel, { roomId: otherRoom.id });
      expect(await callOf(other)).toBe(cancelled);
      await expectInvariants(other);
    });
  }

  test('is entered once and again from the same consultation, and not cancelled after it', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student, callId, ticketId } = await buildCalled(school, room);
    const first = await student.ask(studyRooms.enter, { roomId: room.id });
    expect(first).toEqual({ status: 'allowed', tempLogId: callId, recordId: ticketId });
    await student.ask(studyRooms.cancel, { roomId: room.id });
    expect(await student.ask(studyRooms.enter, { roomId: room.id })).toEqual(first);
    expect((await pushesOf(school, student)).filter(({ type }) => type === 101)).toMatchObject([{ outcome: 1 }]);
    expect(await (await school.student()).ask(studyRooms.enter, { roomId: room.id })).toEqual({ status: 'callOver' });
    await expectInvariants(school);
  });

  test('that was withdrawn cannot be declined later: the place in front stays (W8, I15)', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student, callId } = await buildCalled(school, room);
    await room.lecturer.ask(desk.withdraw, { tempLogId: callId });
    await student.ask(studyRooms.cancel, { roomId: room.id, tempLogId: callId });
    expect((await student.ask(studyRooms.mine)).ticket).toMatchObject({ status: 'waiting', position: 1 });
    await student.ask(studyRooms.cancel, { roomId: room.id });
    expect((await student.ask(studyRooms.mine)).ticket?.status).not.toBe('waiting');
    await expectInvariants(school);
  });

  test('is not entered with too few minutes, nor when the study room is switched off', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student } = await buildCalled(school, room);
    const setBalance = (valid_until: Date | null) =>
      school.withTenant((tx) => tx.updateTable('minutes_account').set({ valid_until }).execute());
    await setBalance(TEST_NOW);
    expect(await student.ask(studyRooms.enter, { roomId: room.id })).toEqual({ status: 'minutesShort' });
    await setBalance(null);
    const status = 'closed' as const;
    await school.withTenant((tx) =>
      tx.insertInto('part_switch').values({ company_id: school.id, type: 'studyRoom', status }).execute(),
    );
    expect(await student.ask(studyRooms.enter, { roomId: room.id })).toEqual({ status: 'roomClosed' });
    await expectInvariants(school);
  });
});

describe('several at once', () => {
  test('of entering, cancelling, expiring and withdrawing exactly one ends the call (I16)', async () => {
    for (let round = 0; round < 6; round += 1) {
      world.clock.set(TEST_NOW);
      const school = await world.school();
      const room = await buildRoom(school);
      const { student, callId } = await buildCalled(school, room);
      world.clock.set(secondsAfter(TEST_NOW, 18));
      const doings = [
        () => student.answer(studyRooms.enter, { roomId: room.id }),
        () => student.answer(studyRooms.cancel, { roomId: room.id }),
        () => world.app.dueWork.run(),
        () => room.lecturer.answer(desk.withdraw, { tempLogId: callId }),
        () => student.answer(studyRooms.enter, { roomId: room.id }),
      ];
      await Promise.all([...doings.slice(round % 5), ...doings.slice(0, round % 5)].map((run) => run()));
      expect(['entered', 'expired', 'withdrawn']).toContain(await callOf(school));
      const over = (await pushesOf(school, student)).filter(({ type }) => type === 101);
      expect(over).toHaveLength(1);
      await expectInvariants(school);
    }
  });

  test('a lecturer calls one (I15)', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    await buildWaiting(school, room);
    await buildWaiting(school, room);
    const answers = await Promise.all([1, 2, 3].map(() => room.lecturer.answer(desk.callNext, {})));
    expect(answers.map(({ code }) => code).sort()).toEqual([0, ResultCode.roomFull, ResultCode.roomFull]);
    await expectInvariants(school);
  });

  test('a student gets one place, in whichever room (5002, I15)', async () => {
    const school = await world.school();
    const rooms = [await buildRoom(school), await buildRoom(school), await buildRoom(school)];
    const { student } = await buildConsultation(school, await buildRoom(school), {});
    const free = await buildWaiting(school, await buildRoom(school));
    await free.student.ask(studyRooms.cancel, {
      roomId: (await free.student.ask(studyRooms.mine)).ticket?.roomId ?? 0,
    });
    const answers = await Promise.all(
      rooms.map(({ id: roomId }) => free.student.answer(studyRooms.subscribe, { roomId })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 5002, 5002]);
    expect((await student.answer(studyRooms.subscribe, { roomId: rooms[0]?.id ?? 0 })).code).toBe(5002);
    await expectInvariants(school);
  });
});

describe('the desk hears how a call ended (product.md 4.17)', () => {
  const ENDS: [
    string,
    number,
    (called: Awaited<ReturnType<typeof buildCalled>>, room: MadeRoom) => Promise<unknown>,
  ][] = [
    ['cancelled', 2, ({ student }, { id: roomId }) => student.ask(studyRooms.cancel, { roomId })],
    [
      'missed',
      3,
      () => {
        world.clock.set(secondsAfter(TEST_NOW, 18));
        return world.app.dueWork.run();
      },
    ],
    ['withdrawn', 4, ({ callId: tempLogId }, { lecturer }) => lecturer.ask(desk.withdraw, { tempLogId })],
  ];
  for (const [outcome, number, end] of ENDS) {
    test(`${outcome}: by a push to both, and by the desk where the push was lost (W10)`, async () => {
      const school = await world.school();
      const room = await buildRoom(school);
      const called = await buildCalled(school, room);
      expect((await room.lecturer.ask(desk.read)).endedCall).toBeUndefined();
      await end(called, room);
      for (const who of [called.student, room.lecturer]) {
        const over = (await pushesOf(school, who)).filter(({ type }) => type === SocketType.callOver);
        expect(over).toMatchObject([{ outcome: number, tempLogId: called.callId }]);
      }
      const { endedCall, waiting } = await room.lecturer.ask(desk.read);
      expect(endedCall).toMatchObject({ outcome, tempLogId: called.callId });
      expect(waiting).toHaveLength(outcome === 'withdrawn' ? 1 : 0);
      world.clock.set(secondsAfter(TEST_NOW, 600));
      expect((await room.lecturer.ask(desk.read)).endedCall).toBeUndefined();
    });
  }

  test('entered: there is nothing to be sorry for', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { callId } = await buildConsultation(school, room);
    await room.lecturer.ask(desk.end, { tempLogId: callId });
    expect((await room.lecturer.ask(desk.read)).endedCall).toBeUndefined();
  });
});

describe('the lecturer', () => {
  test('calls who is named or the first, in an open room only', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const code = async (input: { id?: number }) => (await room.lecturer.answer(desk.callNext, input)).code;
    expect(await code({})).toBe(ResultCode.stateForbids);
    await buildWaiting(school, room);
    const second = await buildWaiting(school, room);
    expect((await room.lecturer.answer(desk.callNext, { id: 7 })).status).toBe(404);
    await room.lecturer.ask(desk.setRoom, { state: 'paused', backInMinutes: 5 });
    expect(await code({})).toBe(ResultCode.studyRoomClosed);
    await room.lecturer.ask(desk.setRoom, { state: 'open' });
    const { current } = await room.lecturer.ask(desk.callNext, { id: second.ticketId });
    expect(current).toMatchObject({ id: second.ticketId, status: 'calling' });
  });

  test('can be withdrawn before it is answered, and then the student is first (5005)', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student, callId } = await buildCalled(school, room);
    const later = await buildWaiting(school, room);
    await room.lecturer.ask(desk.withdraw, { tempLogId: callId });
    expect((await room.lecturer.answer(desk.withdraw, { tempLogId: callId })).code).toBe(ResultCode.callOver);
    expect((await student.ask(studyRooms.mine)).ticket).toMatchObject({
      position: 1,
      isFront: true,
      status: 'waiting',
    });
    expect((await later.student.ask(studyRooms.mine)).ticket).toMatchObject({ position: 2 });
    expect(await student.ask(minutes.account)).toMatchObject({ left: 60, frozen: 0 });
    await expectInvariants(school);
  });

  test('can call the next although no timer has ended the last call', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    await buildCalled(school, room);
    const next = await buildWaiting(school, room);
    world.clock.set(secondsAfter(TEST_NOW, 18));
    expect((await room.lecturer.ask(desk.callNext, {})).current).toMatchObject({ id: next.ticketId });
    await expectInvariants(school);
  });
});
