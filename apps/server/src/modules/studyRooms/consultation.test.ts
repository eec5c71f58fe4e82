import { contract, ResultCode, SocketType } from '@shuyuan/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { expectInvariants } from '../../testing/invariants.ts';
import { buildConsultation, buildRoom, secondsAfter, timeOf, visit } from '../../testing/studyRooms.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

const world = openWorld();
const { studyRooms, desk, minutes, room: inRoom } = contract;

afterEach(() => world.clock.set(TEST_NOW));

const { goTo, beThere, pass } = timeOf(world);

describe('a closed tab of the room (product.md 4.17)', () => {
  test('is seen by the other side at once, in all its tabs', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student, callId } = await buildConsultation(school, room);
    const pushes = () =>
      world.platform.store.owner
        .selectFrom('push_event')
        .select('frame')
        .where('company_id', '=', school.id)
        .where('member_kind', '=', 'lecturer')
        .orderBy('id')
        .execute();
    const before = (await pushes()).length;
    await visit(student, room, callId, 'close');
    const sent = (await pushes()).slice(before);
    expect(sent.map(({ frame }) => JSON.parse(frame))).toMatchObject([{ type: SocketType.room, tempLogId: callId }]);
    expect((await room.lecturer.ask(inRoom.session, { tempLogId: callId })).peer.isHere).toBe(false);
  });

  test('that reloads ends nothing, even while the other one is away', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student, callId } = await buildConsultation(school, room);
    const people = { student, lecturer: room.lecturer, callId };
    goTo(60);
    await visit(room.lecturer, room, callId, 'leave');
    await visit(student, room, callId, 'close');
    await pass(school, people, 65);
    await visit(student, room, callId, 'enter');
    await pass(school, people, 75);
    expect((await student.ask(studyRooms.mine)).ticket).toMatchObject({ status: 'inRoom' });
    await visit(room.lecturer, room, callId, 'enter');
    goTo(120);
    await room.lecturer.ask(desk.end, { tempLogId: callId });
    expect((await student.ask(studyRooms.records)).items).toMatchObject([{ status: 'finished', minutes: 2 }]);
    await expectInvariants(school);
  });

  test('of both ends the consultation once neither has come back', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student, callId } = await buildConsultation(school, room);
    goTo(60);
    await visit(room.lecturer, room, callId, 'close');
    await visit(student, room, callId, 'close');
    goTo(69);
    await world.app.dueWork.run();
    expect((await student.ask(studyRooms.mine)).ticket).toMatchObject({ status: 'inRoom' });
    goTo(70);
    await world.app.dueWork.run();
    expect((await student.ask(studyRooms.records)).items).toMatchObject([{ status: 'finished', minutes: 1 }]);
    await expectInvariants(school);
  });
});

describe('a consultation ends', () => {
  test('when both have left, not while one reconnects', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student, callId } = await buildConsultation(school, room);
    goTo(100);
    await visit(room.lecturer, room, callId, 'leave');
    const again = await visit(room.lecturer, room, callId, 'enter');
    expect(await visit(room.lecturer, room, callId, 'enter')).toEqual(again);
    await visit(student, room, callId, 'leave');
    await visit(student, room, callId, 'leave');
    expect((await student.ask(studyRooms.mine)).ticket).toMatchObject({ status: 'inRoom' });
    await visit(room.lecturer, room, callId, 'leave');
    expect((await student.ask(studyRooms.mine)).ticket).toBeUndefined();
    expect(await student.ask(minutes.account)).toMatchObject({ used: 2, frozen: 0 });
    const late = await student.answer(inRoom.log, { roomId: room.id, tempLogId: callId, joinType: 'enter' });
    expect(late.code).toBe(ResultCode.callOver);
    await visit(student, room, callId, 'leave');
    await expectInvariants(school);
  });

  test('a reload of the lecturer before the student’s page has come changes nothing', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student, callId } = await buildConsultation(school, room, { isAlone: true });
    await visit(room.lecturer, room, callId, 'enter');
    await visit(room.lecturer, room, callId, 'leave');
    expect((await student.ask(studyRooms.mine)).ticket).toMatchObject({ status: 'inRoom' });
  });

  test('automatically when the browsers of both are gone, with no client open anywhere', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student, callId } = await buildConsultation(school, room);
    for (const seconds of [60, 120, 180]) await pass(school, { student, lecturer: room.lecturer, callId }, seconds);
    expect((await student.ask(inRoom.session, { tempLogId: callId })).peer.isHere).toBe(true);
    goTo(360);
    await world.app.dueWork.run();
    expect((await student.ask(studyRooms.records)).items).toMatchObject([{ status: 'finished', minutes: 5 }]);
    await expectInvariants(school);
  });

  test('when its minutes are used up, although both stay', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student, callId } = await buildConsultation(school, room, { minutes: 5 });
    const session = await student.ask(inRoom.session, { tempLogId: callId });
    expect(session.endsAt).toBe(secondsAfter(TEST_NOW, 300).toISOString());
    for (let seconds = 60; seconds <= 300; seconds += 60) {
      await pass(school, { student, lecturer: room.lecturer, callId }, seconds);
    }
    expect((await student.ask(studyRooms.records)).items).toMatchObject([{ status: 'finished', minutes: 5 }]);
    expect(await student.ask(minutes.account)).toMatchObject({ left: 0, frozen: 0 });
    await expectInvariants(school);
  });

  test('as failed when the lecturer is absent: free, and first in the queue', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student } = await buildConsultation(school, room, { isAlone: true });
    goTo(179);
    await world.app.dueWork.run();
    expect((await student.ask(studyRooms.mine)).ticket).toMatchObject({ status: 'inRoom' });
    goTo(180);
    await world.app.dueWork.run();
    expect((await student.ask(studyRooms.mine)).ticket).toMatchObject({ status: 'waiting', isFront: true });
    expect(await student.ask(minutes.account)).toMatchObject({ left: 60, frozen: 0, used: 0 });
    await expectInvariants(school);
  });

  test('an empty room that one of them never saw is closed after three minutes', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student, callId } = await buildConsultation(school, room, { isAlone: true });
    await visit(room.lecturer, room, callId, 'enter');
    await visit(room.lecturer, room, callId, 'leave');
    goTo(180);
    await world.app.dueWork.run();
    expect((await student.ask(studyRooms.records)).items).toMatchObject([{ status: 'finished', minutes: 0 }]);
    await expectInvariants(school);
  });

  test('three minutes after the entry of a student whose page never came', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student, callId } = await buildConsultation(school, room, { isAlone: true });
    await visit(room.lecturer, room, callId, 'enter');
    await pass(school, { student, lecturer: room.lecturer, callId }, 179);
    expect((await student.ask(studyRooms.mine)).ticket).toMatchObject({ status: 'inRoom' });
    await pass(school, { student, lecturer: room.lecturer, callId }, 180);
    expect((await student.ask(studyRooms.mine)).ticket).toBeUndefined();
    expect(await student.ask(minutes.account)).toMatchObject({ left: 60, frozen: 0, used: 0 });
    await expectInvariants(school);
  });

  test('three minutes after the lecturer has left a student who stays (product.md 4.17)', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student, callId } = await buildConsultation(school, room);
    goTo(120);
    await visit(room.lecturer, room, callId, 'leave');
    for (const seconds of [180, 240, 299]) await pass(school, { student, lecturer: room.lecturer, callId }, seconds);
    expect((await student.ask(studyRooms.mine)).ticket).toMatchObject({ status: 'inRoom' });
    await pass(school, { student, lecturer: room.lecturer, callId }, 300);
    expect((await student.ask(studyRooms.records)).items).toMatchObject([{ status: 'finished', minutes: 2 }]);
    expect(await student.ask(minutes.account)).toMatchObject({ left: 58, frozen: 0, used: 2 });
    await expectInvariants(school);
  });

  test('three minutes after the student has left a lecturer who stays, charged until he left', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student, callId } = await buildConsultation(school, room);
    goTo(120);
    await visit(student, room, callId, 'leave');
    for (const seconds of [180, 240, 299]) await pass(school, { student, lecturer: room.lecturer, callId }, seconds);
    expect((await room.lecturer.ask(desk.read)).current).toMatchObject({ status: 'inRoom' });
    await pass(school, { student, lecturer: room.lecturer, callId }, 300);
    expect((await student.ask(studyRooms.records)).items).toMatchObject([{ status: 'finished', minutes: 2 }]);
    expect((await room.lecturer.ask(desk.read)).current).toBeUndefined();
    await expectInvariants(school);
  });

  test('not when the one who left is back within three minutes, even repeatedly', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student, callId } = await buildConsultation(school, room);
    goTo(60);
    await visit(room.lecturer, room, callId, 'leave');
    goTo(180);
    await visit(room.lecturer, room, callId, 'enter');
    goTo(200);
    await visit(room.lecturer, room, callId, 'leave');
    for (const seconds of [240, 300, 379]) await pass(school, { student, lecturer: room.lecturer, callId }, seconds);
    expect((await student.ask(studyRooms.mine)).ticket).toMatchObject({ status: 'inRoom' });
    await pass(school, { student, lecturer: room.lecturer, callId }, 380);
    expect((await student.ask(studyRooms.records)).items).toMatchObject([{ status: 'finished', minutes: 2 }]);
    await expectInvariants(school);
  });

  test.each(['student', 'lecturer'] as const)(
    'when the %s closed the page of the room and has another one open',
    async (gone) => {
      const school = await world.school();
      const room = await buildRoom(school);
      const { student, callId } = await buildConsultation(school, room);
      const people = { student, lecturer: room.lecturer };
      await pass(school, { ...people, callId }, 60);
      for (const seconds of [120, 180, 240, 299]) {
        goTo(seconds);
        await beThere(school, people);
        await people[gone === 'student' ? 'lecturer' : 'student'].ask(inRoom.session, { tempLogId: callId });
        await world.app.dueWork.run();
      }
      expect((await student.ask(studyRooms.mine)).ticket).toMatchObject({ status: 'inRoom' });
      goTo(300);
      await beThere(school, people);
      await world.app.dueWork.run();
      expect((await student.ask(studyRooms.records)).items).toMatchObject([{ status: 'finished', minutes: 1 }]);
      await expectInvariants(school);
    },
  );

  test('not in a room outside, whose page of ours only waits beside it', async () => {
    const school = await world.school();
    const room = await buildRoom(school, { live_url: 'https://live.example.com/r' });
    const { student } = await buildConsultation(school, room);
    for (let seconds = 60; seconds <= 600; seconds += 60) {
      goTo(seconds);
      await beThere(school, { student, lecturer: room.lecturer });
      await world.app.dueWork.run();
    }
    expect((await student.ask(studyRooms.mine)).ticket).toMatchObject({ status: 'inRoom' });
  });

  test('charged until the browsers were last seen, however long the servers were away then (S3)', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student, callId } = await buildConsultation(school, room, { minutes: 30 });
    await pass(school, { student, lecturer: room.lecturer, callId }, 60);
    goTo(3_600);
    await world.app.dueWork.run();
    expect((await student.ask(studyRooms.records)).items).toMatchObject([{ status: 'finished', minutes: 3 }]);
    await expectInvariants(school);
  });

  test('and the lecturer who ends it long after the student’s browser went does not charge the time between', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student, callId } = await buildConsultation(school, room);
    await pass(school, { student, lecturer: room.lecturer, callId }, 60);
    goTo(1_200);
    await room.lecturer.ask(desk.end, { tempLogId: callId });
    expect((await student.ask(studyRooms.records)).items).toMatchObject([{ status: 'finished', minutes: 3 }]);
    await expectInvariants(school);
  });

  test('and time for which the lecturer had gone for good is not charged (product.md 4.17)', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student, callId } = await buildConsultation(school, room);
    goTo(120);
    await visit(room.lecturer, room, callId, 'leave');
    goTo(1_200);
    expect(await student.ask(inRoom.session, { tempLogId: callId })).toMatchObject({ minutes: 2 });
    await visit(student, room, callId, 'leave');
    expect((await student.ask(studyRooms.records)).items).toMatchObject([{ status: 'finished', minutes: 2 }]);
    expect(await student.ask(minutes.account)).toMatchObject({ left: 58, frozen: 0, used: 2 });
    await expectInvariants(school);
  });

  test('also by who asked a moment before the other came in, or on a process whose clock is behind (C3)', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student, callId } = await buildConsultation(school, room, { isAlone: true });
    await visit(room.lecturer, room, callId, 'enter');
    goTo(90);
    await visit(student, room, callId, 'enter');
    goTo(89);
    await visit(student, room, callId, 'leave');
    goTo(91);
    await visit(student, room, callId, 'enter');
    goTo(90);
    await room.lecturer.ask(desk.end, { tempLogId: callId });
    expect((await student.ask(studyRooms.records)).items).toMatchObject([{ status: 'finished', minutes: 0 }]);
    await expectInvariants(school);
  });

  test('once, however many end it (I16)', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student, callId } = await buildConsultation(school, room);
    goTo(61);
    await Promise.all([
      room.lecturer.answer(desk.end, { tempLogId: callId }),
      room.lecturer.answer(desk.end, { tempLogId: callId }),
      visit(student, room, callId, 'leave'),
    ]);
    expect(await student.ask(minutes.account)).toMatchObject({ left: 58, used: 2, frozen: 0 });
    const told = await school.withTenant((tx) => tx.selectFrom('site_message').select(['title', 'link']).execute());
    expect(told).toEqual([{ title: '答疑已结束，请评价', link: '/expert-QA' }]);
    await expectInvariants(school);
  });
});

test('a finished consultation gets its stars once', async () => {
  const school = await world.school();
  const room = await buildRoom(school);
  const { student, callId, ticketId: id } = await buildConsultation(school, room);
  expect((await student.answer(studyRooms.score, { id, star: 5 })).code).toBe(ResultCode.stateForbids);
  await room.lecturer.ask(desk.end, { tempLogId: callId });
  await student.ask(studyRooms.score, { id, star: 4, comment: '讲得清楚' });
  expect((await student.answer(studyRooms.score, { id, star: 5 })).code).toBe(ResultCode.submittedTwice);
  const { items } = await student.ask(studyRooms.records, { status: 'finished' });
  expect(items).toMatchObject([{ star: 4, comment: '讲得清楚', tempLogId: callId }]);
  expect((await room.lecturer.ask(desk.read)).doneToday).toBe(1);
});

test('the estimated duration of a room is that of its last consultations', async () => {
  const school = await world.school();
  const room = await buildRoom(school, { average_minutes: 8 });
  const average = async () => (await (await school.student()).ask(studyRooms.list)).items[0]?.averageMinutes;
  for (const [nth, seconds] of [120, 240, 180, 150, 300].entries()) {
    expect(await average()).toBe(8);
    goTo(nth * 1_000);
    const { callId } = await buildConsultation(school, room);
    goTo(nth * 1_000 + seconds);
    await room.lecturer.ask(desk.end, { tempLogId: callId });
  }
  expect(await average()).toBe(3);
});
