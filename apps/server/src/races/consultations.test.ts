import { desk, ResultCode, studyRooms } from '@shuyuan/contract';
import { describe, expect, test } from 'vitest';
import { consultationMinutes } from '../modules/minutes/consultation.ts';
import { expireCall } from '../modules/studyRooms/calls.ts';
import { expectInvariants } from '../testing/invariants.ts';
import type { School, StudentCaller } from '../testing/school.ts';
import { buildRoom, buildWaitingStudent, type MadeRoom } from '../testing/studyRooms.ts';
import { codesOf, openField, POSTGRES, patiently, ROUNDS, race } from './field.ts';

const TABS = 4;
/** Number of concurrent requests each for entering, cancelling and withdrawing. */
const EACH = 3;
const LATER_MS = 20_000;

describe.skipIf(!POSTGRES)('one call, one place, one consultation, across two processes (C4)', () => {
  const field = openField();
  const remote = (school: School, { token }: StudentCaller, n: number) =>
    field.arena.remote({ token, host: school.host }, n);

  /** What due work does after the grace period, at any time. */
  async function expire(school: School, callId: number): Promise<void> {
    const now = new Date(field.arena.app.platform.clock.now().getTime() + LATER_MS);
    await school.withTenant((tx) =>
      expireCall({ tx, companyId: school.id, now, minutes: consultationMinutes }, callId),
    );
  }

  test('a call is entered, cancelled, expired or withdrawn: exactly one of them (I16)', async () => {
    const school = await field.arena.school();
    const room = await buildRoom(school);
    const student = await buildWaitingStudent(school, 10_000);
    for (let round = 0; round < ROUNDS; round += 1) {
      await student.ask(studyRooms.subscribe, { roomId: room.id });
      const { current } = await room.lecturer.ask(desk.callNext, {});
      const tempLogId = current?.tempLogId ?? 0;
      const answers = await race(EACH * 3 + 1, (at) => {
        if (at === EACH * 3) return expire(school, tempLogId).then(() => null);
        const own = remote(school, at % 3 === 2 ? room.lecturer : student, at + round);
        if (at % 3 === 0) return patiently(() => own.answer(studyRooms.enter, { roomId: room.id }));
        if (at % 3 === 1) return patiently(() => own.answer(studyRooms.cancel, { roomId: room.id }));
        return patiently(() => own.answer(desk.withdraw, { tempLogId }));
      });
      expect(answers.filter((answer) => answer && answer.status !== 200)).toEqual([]);
      if (round % 25 === 0) await expectInvariants(school);
      await clear(room, student);
    }
    await expectInvariants(school);
  });

  test('a lecturer who presses in two tabs calls one student (I15)', async () => {
    const school = await field.arena.school();
    const room = await buildRoom(school);
    const students = [
      await buildWaitingStudent(school),
      await buildWaitingStudent(school),
      await buildWaitingStudent(school),
    ];
    for (const student of students) await student.ask(studyRooms.subscribe, { roomId: room.id });
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await race(TABS, (at) =>
        patiently(() => remote(school, room.lecturer, at).answer(desk.callNext, {})),
      );
      expect(codesOf(answers)).toEqual({ 'code 0': 1, [`code ${ResultCode.roomFull}`]: TABS - 1 });
      const { current } = await room.lecturer.ask(desk.read);
      await room.lecturer.ask(desk.withdraw, { tempLogId: current?.tempLogId ?? 0 });
    }
    await expectInvariants(school);
  });

  test('a student who presses in several rooms has one place (5002, I15)', async () => {
    const school = await field.arena.school();
    const student = await buildWaitingStudent(school);
    const rooms: MadeRoom[] = [];
    while (rooms.length < TABS) rooms.push(await buildRoom(school));
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await race(TABS, (at) =>
        patiently(() => remote(school, student, at).answer(studyRooms.subscribe, { roomId: rooms[at]?.id ?? 0 })),
      );
      expect(codesOf(answers)).toEqual({ 'code 0': 1, [`code ${ResultCode.waitingElsewhere}`]: TABS - 1 });
      const { ticket } = await student.ask(studyRooms.mine);
      await student.ask(studyRooms.cancel, { roomId: ticket?.roomId ?? 0 });
    }
    await expectInvariants(school);
  });

  /** Ends what the race has left, so that the next round starts empty. */
  async function clear(room: MadeRoom, student: StudentCaller): Promise<void> {
    const { current } = await room.lecturer.ask(desk.read);
    if (current?.tempLogId) await room.lecturer.ask(desk.end, { tempLogId: current.tempLogId });
    await student.ask(studyRooms.cancel, { roomId: room.id });
    expect((await student.ask(studyRooms.mine)).ticket?.status ?? 'missed').toBe('missed');
  }
});
