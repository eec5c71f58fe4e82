import { contract, ResultCode } from '@shuyuan/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { expectInvariants } from '../../testing/invariants.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import {
  buildCalled,
  buildConsultation,
  buildRoom,
  buildWaiting,
  buildWaitingStudent,
  ringsUntil,
  secondsAfter,
  setStudy,
} from '../../testing/studyRooms.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

const world = openWorld();
const { studyRooms, desk } = contract;

afterEach(() => world.clock.set(TEST_NOW));

function titlesOf(school: School, { id }: { id: number }): Promise<string[]> {
  return school.withTenant(async (tx) => {
    const query = tx.selectFrom('site_message').select('title').where('student_id', '=', id).orderBy('id');
    return (await query.execute()).map(({ title }) => title);
  });
}

async function buildSubject(school: School, lecturer?: StudentCaller): Promise<number> {
  return school.withTenant(async (tx) => {
    const row = { company_id: school.id, key: `s${world.logged.length}`, name: '数学', name_en: 'Maths', sort: 1 };
    const { id } = await tx.insertInto('subject').values(row).returning('id').executeTakeFirstOrThrow();
    const taught = { company_id: school.id, lecturer_id: lecturer?.id ?? 0, subject_id: id, sort: 1 };
    if (lecturer) await tx.insertInto('lecturer_subject').values(taught).execute();
    return id;
  });
}

describe('joining a queue', () => {
  test('is refused with a reason (5001–5007)', async () => {
    const school = await world.school();
    const [closed, paused] = [
      await buildRoom(school, { state: 'closed' }),
      await buildRoom(school, { state: 'paused' }),
    ];
    const open = await buildRoom(school);
    const student = await buildWaitingStudent(school);
    const code = async (input: { roomId: number; subjectId?: number; imageIds?: number[] }, who = student) => {
      const answer = await who.answer(studyRooms.subscribe, input);
      return answer.code ?? answer.status;
    };
    expect(await code({ roomId: closed.id })).toBe(ResultCode.studyRoomClosed);
    expect(await code({ roomId: paused.id })).toBe(ResultCode.lecturerAway);
    expect(await code({ roomId: open.id }, await buildWaitingStudent(school, 0))).toBe(ResultCode.minutesShort);
    expect(await code({ roomId: open.id, subjectId: await buildSubject(school) })).toBe(ResultCode.subjectNotTaught);
    expect(await code({ roomId: open.id, imageIds: [7] })).toBe(404);
    expect(await code({ roomId: 7 })).toBe(404);
    const subjectId = await buildSubject(school, open.lecturer);
    expect(await code({ roomId: open.id, subjectId })).toBe(0);
    expect(await code({ roomId: open.id })).toBe(ResultCode.waitingElsewhere);
    await setStudy(school, { max_wait: 1 });
    expect(await code({ roomId: open.id }, await buildWaitingStudent(school))).toBe(ResultCode.roomFull);
    expect((await student.ask(studyRooms.list)).items.at(-1)).toMatchObject({ isFull: true, waitCount: 1 });
    await expectInvariants(school);
  });

  test('is refused for a lecturer who has left the school', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const student = await buildWaitingStudent(school);
    await school.withTenant((tx) =>
      tx.updateTable('lecturer').set({ has_left: true }).where('id', '=', room.lecturer.id).execute(),
    );
    const answer = await student.answer(studyRooms.subscribe, { roomId: room.id });
    expect(answer.code).toBe(ResultCode.studyRoomClosed);
    expect((await student.ask(studyRooms.mine)).ticket).toBeUndefined();
  });

  test('does not reveal the address of an external room; a call does, until the consultation ends (Z4)', async () => {
    const school = await world.school();
    const live_hosts = ['live.example'];
    await world.platform.store.owner.updateTable('company').set({ live_hosts }).where('id', '=', school.id).execute();
    const live_url = 'https://live.example/room/1';
    const room = await buildRoom(school, { live_url });
    const { student, ticketId } = await buildWaiting(school, room);
    expect((await student.ask(studyRooms.mine)).ticket?.liveUrl).toBeUndefined();
    const { current } = await room.lecturer.ask(desk.callNext, { id: ticketId });
    const tempLogId = current?.tempLogId ?? 0;
    expect(await student.ask(studyRooms.mine)).toMatchObject({
      ticket: { liveUrl: live_url },
      call: { liveUrl: live_url },
    });
    await student.ask(studyRooms.enter, { roomId: room.id });
    expect((await student.ask(contract.room.session, { tempLogId })).liveUrl).toBe(live_url);
    await room.lecturer.ask(desk.end, { tempLogId });
    expect((await student.ask(contract.room.session, { tempLogId })).liveUrl).toBeUndefined();
  });

  test('accepts the student’s own pictures, and shows them', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const student = await buildWaitingStudent(school);
    const other = await buildWaitingStudent(school);
    const upload = (owner_id: number, path: string) =>
      school.withTenant(async (tx) => {
        const file = { name: '1.png', media_type: 'image/png', bytes: 1, width: 1, height: 1, created_at: TEST_NOW };
        const row = { company_id: school.id, owner_kind: 'student' as const, owner_id, kind: 'image' as const, path };
        return (
          await tx
            .insertInto('upload')
            .values({ ...file, ...row })
            .returning('id')
            .executeTakeFirstOrThrow()
        ).id;
      });
    const [second, first] = [await upload(student.id, 'a/2.png'), await upload(student.id, 'a/1.png')];
    const foreign = await upload(other.id, 'a/3.png');
    const input = { roomId: room.id, question: ' 这一步怎么来的？ ' };
    expect((await student.answer(studyRooms.subscribe, { ...input, imageIds: [foreign] })).status).toBe(404);
    const ticket = await student.ask(studyRooms.subscribe, { ...input, imageIds: [first, second] });
    expect(ticket).toMatchObject({ question: '这一步怎么来的？', images: ['/files/a/1.png', '/files/a/2.png'] });
    const changed = await student.ask(studyRooms.ask, { id: ticket.id, question: '第二问' });
    expect(changed.images).toHaveLength(2);
    await student.ask(studyRooms.ask, { id: ticket.id, question: '第二问', imageIds: [] });
    const { waiting } = await room.lecturer.ask(desk.read);
    expect(waiting).toMatchObject([{ question: '第二问', images: [], minutesLeft: 60, studentName: '学生' }]);
  });

  test('changes no more once the student is inside, or out of the queue: a second tab says which (5009, 5010)', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student, ticketId: id } = await buildCalled(school, room);
    const ask = async () => (await student.answer(studyRooms.ask, { id, question: '第二问' })).code;
    expect(await ask()).toBe(0);
    await student.ask(studyRooms.enter, { roomId: room.id });
    expect(await ask()).toBe(ResultCode.consultationStarted);
    const left = await buildCalled(school, await buildRoom(school));
    await left.student.ask(studyRooms.cancel, {
      roomId: (await left.student.ask(studyRooms.mine)).ticket?.roomId ?? 0,
    });
    const late = await left.student.answer(studyRooms.ask, { id: left.ticketId, question: '第二问' });
    expect(late.code).toBe(ResultCode.notInQueue);
  });
});

describe('a queue', () => {
  test('is ordered by returning students, then by time, and shows shortened names (Z3)', async () => {
    const school = await world.school();
    const room = await buildRoom(school, { average_minutes: 9 });
    const inside = await buildConsultation(school, room);
    world.clock.set(secondsAfter(TEST_NOW, 1));
    const first = await buildWaiting(school, room);
    world.clock.set(secondsAfter(TEST_NOW, 2));
    const second = await buildWaiting(school, room);
    expect((await second.student.ask(studyRooms.mine)).ticket).toMatchObject({
      position: 2,
      waitCount: 2,
      estimateMinutes: 18,
      ahead: [
        { name: '学同学', isInRoom: true },
        { name: '学同学', isInRoom: false },
      ],
    });
    expect((await first.student.ask(studyRooms.mine, {}, { locale: 'en' })).ticket?.ahead[0]?.name).toBe('学.');
    await room.lecturer.ask(desk.end, { tempLogId: inside.callId });
    await room.lecturer.ask(desk.callNext, {});
    world.clock.set(secondsAfter(TEST_NOW, 30));
    await first.student.ask(studyRooms.cancel, { roomId: room.id });
    await first.student.ask(studyRooms.comeBack, { id: first.ticketId });
    expect((await room.lecturer.ask(desk.read)).waiting.map(({ id }) => id)).toEqual([first.ticketId, second.ticketId]);
    await expectInvariants(school);
  });

  test('notifies the next student, once', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const first = await buildWaiting(school, room);
    const second = await buildWaiting(school, room);
    expect(await titlesOf(school, first.student)).toEqual([]);
    await room.lecturer.ask(desk.callNext, {});
    await first.student.ask(studyRooms.enter, { roomId: room.id });
    expect(await titlesOf(school, second.student)).toEqual(['下一位就是您']);
  });

  test('is left without a trace, and its place is free', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student } = await buildWaiting(school, room);
    await student.ask(studyRooms.cancel, { roomId: room.id });
    await student.ask(studyRooms.cancel, { roomId: room.id });
    expect((await student.ask(studyRooms.mine)).ticket).toBeUndefined();
    await student.ask(studyRooms.subscribe, { roomId: room.id });
    await expectInvariants(school);
  });
});

describe('a missed call', () => {
  test('allows a return to the front within five minutes, once', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student, ticketId: id } = await buildCalled(school, room);
    world.clock.set(ringsUntil(TEST_NOW));
    await student.ask(studyRooms.cancel, { roomId: room.id });
    const returnBy = secondsAfter(TEST_NOW, 315).toISOString();
    expect((await student.ask(studyRooms.mine)).ticket).toMatchObject({ status: 'missed', returnBy });
    world.clock.set(secondsAfter(TEST_NOW, 315.001));
    expect((await student.ask(studyRooms.mine)).ticket).toBeUndefined();
    expect((await student.answer(studyRooms.comeBack, { id })).code).toBe(ResultCode.returnOver);
    world.clock.set(secondsAfter(TEST_NOW, 315));
    expect(await student.ask(studyRooms.comeBack, { id })).toMatchObject({ position: 1, isFront: true });
    // A second tab that still shows the button.
    expect((await student.answer(studyRooms.comeBack, { id })).code).toBe(ResultCode.waitingElsewhere);
    await room.lecturer.ask(desk.callNext, {});
    world.clock.set(secondsAfter(TEST_NOW, 335));
    await world.app.dueWork.run();
    expect((await student.ask(studyRooms.mine)).ticket).toBeUndefined();
    expect((await student.answer(studyRooms.comeBack, { id })).code).toBe(ResultCode.returnOver);
    expect(await titlesOf(school, student)).toEqual(['您错过了老师的来电', '您再次错过了来电']);
    await expectInvariants(school);
  });

  test('does not return a student who waits elsewhere by now (5002)', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const { student, ticketId: id } = await buildCalled(school, room);
    world.clock.set(ringsUntil(TEST_NOW));
    await student.ask(studyRooms.cancel, { roomId: room.id });
    await student.ask(studyRooms.subscribe, { roomId: (await buildRoom(school)).id });
    expect((await student.answer(studyRooms.comeBack, { id })).code).toBe(ResultCode.waitingElsewhere);
    await expectInvariants(school);
  });
});

describe('a room', () => {
  test('that closes ends all tickets except that of the student inside, without a charge', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const called = await buildCalled(school, room);
    const waiting = await buildWaiting(school, room);
    const closed = await room.lecturer.ask(desk.setRoom, { state: 'closed', notice: '今天到此' });
    expect(closed).toMatchObject({ status: 'closed', notice: '今天到此', waiting: [] });
    expect((await called.student.ask(studyRooms.records)).items).toMatchObject([{ status: 'withdrawn', minutes: 0 }]);
    expect((await waiting.student.ask(studyRooms.records)).items).toMatchObject([{ status: 'roomClosed' }]);
    expect(await titlesOf(school, waiting.student)).toContain('答疑室已关闭');
    const other = await buildRoom(school);
    const inside = await buildConsultation(school, other);
    await other.lecturer.ask(desk.setRoom, { state: 'closed' });
    expect((await inside.student.ask(studyRooms.mine)).ticket).toMatchObject({ status: 'inRoom' });
    await expectInvariants(school);
  });

  test('tells who asked for it when it opens, once; at once when it takes people already', async () => {
    const school = await world.school();
    const room = await buildRoom(school, { state: 'closed' });
    const student = await school.student();
    await student.ask(studyRooms.remind, { roomId: room.id });
    await student.ask(studyRooms.remind, { roomId: room.id });
    expect((await student.ask(studyRooms.list)).items).toMatchObject([{ isReminded: true }]);
    await room.lecturer.ask(desk.setRoom, { state: 'open' });
    await room.lecturer.ask(desk.setRoom, { state: 'open' });
    expect(await titlesOf(school, student)).toEqual(['答疑室可以排队了']);
    await setStudy(school, { max_wait: 1 });
    const first = await buildWaiting(school, room);
    const hopeful = await school.student();
    await hopeful.ask(studyRooms.remind, { roomId: room.id });
    expect(await titlesOf(school, hopeful)).toEqual([]);
    await first.student.ask(studyRooms.cancel, { roomId: room.id });
    expect(await titlesOf(school, hopeful)).toEqual(['答疑室可以排队了']);
  });

  test('tells nobody while the school has its study room switched off', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const switchTo = (status: 'open' | 'closed') =>
      school.withTenant((tx) =>
        tx
          .insertInto('part_switch')
          .values({ company_id: school.id, type: 'studyRoom', status })
          .onConflict((conflict) => conflict.columns(['company_id', 'type']).doUpdateSet({ status }))
          .execute(),
      );
    await switchTo('closed');
    const student = await school.student();
    await student.ask(studyRooms.remind, { roomId: room.id });
    expect(await titlesOf(school, student)).toEqual([]);
    await switchTo('open');
    await room.lecturer.ask(desk.setRoom, { state: 'open' });
    expect(await titlesOf(school, student)).toEqual(['答疑室可以排队了']);
  });

  test('that pauses is open again when its lecturer meant to be back', async () => {
    const school = await world.school();
    const room = await buildRoom(school);
    const paused = await room.lecturer.ask(desk.setRoom, { state: 'paused', backInMinutes: 10 });
    expect(paused).toMatchObject({ status: 'paused', backAt: secondsAfter(TEST_NOW, 600).toISOString() });
    world.clock.set(secondsAfter(TEST_NOW, 600));
    await world.app.dueWork.run();
    expect((await room.lecturer.ask(desk.read)).status).toBe('open');
  });

  test('says when it opens next, and until when rooms are open today (Beijing)', async () => {
    const school = await world.school();
    const times = (weekday: number, start: string, end: string) => JSON.stringify([{ weekday, start, end }]);
    await buildRoom(school, { state: 'closed', open_times: times(6, '19:00', '21:00') });
    await buildRoom(school, { open_times: times(5, '14:00', '22:00'), sort: 1 });
    const { items } = await school.visitor().ask(studyRooms.list);
    expect(items.map(({ opensAt }) => opensAt)).toEqual(['2026-11-21T11:00:00.000Z', undefined]);
    const basics = await school.visitor().ask(studyRooms.basics);
    expect(basics).toMatchObject({ onlineCount: 1, openUntil: '2026-11-20T14:00:00.000Z', minCallMinutes: 1 });
  });
});
