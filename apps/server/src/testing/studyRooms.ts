import { contract, type InputOf } from '@shuyuan/contract';
import { CALL_COUNTDOWN_S } from '@shuyuan/rules';
import type { Insertable } from 'kysely';
import { renewPresence } from '../domain/logins/presence.ts';
import type { StudyRoomTable, StudySettingTable } from '../modules/studyRooms/tables.ts';
import { addTo } from './gifts.ts';
import type { School, StudentCaller } from './school.ts';
import { TEST_NOW, type World } from './world.ts';

const { studyRooms, desk, room } = contract;

/** A study room with its lecturer, who is logged in. */
export interface MadeRoom {
  id: number;
  lecturer: StudentCaller;
}

/** Creates an open room with a new lecturer, or with the given one. */
export async function buildRoom(
  school: School,
  overrides: Partial<Insertable<StudyRoomTable>> = {},
  owner?: StudentCaller,
): Promise<MadeRoom> {
  const lecturer = owner ?? (await school.lecturer());
  const row = {
    company_id: school.id,
    lecturer_id: lecturer.id,
    name: '周老师的答疑室',
    name_en: "Zhou's study room",
    state: 'open' as const,
    notice: null,
    notice_en: null,
    back_at: null,
    live_url: null,
    ...overrides,
  };
  const { id } = await school.withTenant((tx) =>
    tx.insertInto('study_room').values(row).returning('id').executeTakeFirstOrThrow(),
  );
  return { id, lecturer };
}

/** Sets the school's numbers. */
export async function setStudy(school: School, overrides: Partial<Insertable<StudySettingTable>>): Promise<void> {
  const row = { company_id: school.id, rules: null, rules_en: null, open_time: null, open_time_en: null, ...overrides };
  await school.withTenant((tx) => tx.insertInto('study_setting').values(row).execute());
}

/** A student with minutes, 60 by default, in no queue. */
export async function buildWaitingStudent(school: School, minutes = 60): Promise<StudentCaller> {
  const student = await school.student();
  if (minutes > 0) await addTo(school, student, minutes, 'minutes');
  return student;
}

/** A student who waits in a room. */
export async function buildWaiting(school: School, { id: roomId }: MadeRoom, minutes = 60) {
  const student = await buildWaitingStudent(school, minutes);
  const ticket = await student.ask(studyRooms.subscribe, { roomId });
  return { student, ticketId: ticket.id };
}

/** A student who is called: first in the queue of an otherwise empty room. */
export async function buildCalled(school: School, made: MadeRoom, minutes = 60) {
  const waiting = await buildWaiting(school, made, minutes);
  const { current } = await made.lecturer.ask(desk.callNext, { id: waiting.ticketId });
  if (!current?.tempLogId) throw new Error('nobody is called');
  return { ...waiting, callId: current.tempLogId };
}

/** A student who has entered; by default both are in the room. */
export async function buildConsultation(
  school: School,
  made: MadeRoom,
  overrides: { minutes?: number; isAlone?: boolean } = {},
) {
  const called = await buildCalled(school, made, overrides.minutes);
  await called.student.ask(studyRooms.enter, { roomId: made.id });
  if (!overrides.isAlone) {
    await visit(called.student, made, called.callId, 'enter');
    await visit(made.lecturer, made, called.callId, 'enter');
  }
  return called;
}

/** Logs that a person enters or leaves the room, or closes its tab. */
export function visit(
  who: StudentCaller,
  { id: roomId }: MadeRoom,
  tempLogId: number,
  joinType: InputOf<typeof room.log>['joinType'],
) {
  return who.ask(room.log, { roomId, tempLogId, joinType });
}

/** The instant `seconds` after another. */
export function secondsAfter(from: Date, seconds: number): Date {
  return new Date(from.getTime() + seconds * 1_000);
}

/** When a call that began at `from` stops ringing. */
export function ringsUntil(from: Date): Date {
  return secondsAfter(from, CALL_COUNTDOWN_S);
}

type People = Record<'student' | 'lecturer', StudentCaller>;

/** Time in consultations of a world: moments to go to, with or without the people in their places. */
export function timeOf(world: World) {
  const goTo = (seconds: number) => world.clock.set(secondsAfter(TEST_NOW, seconds));
  /** Both have a socket at this moment. */
  const beThere = async (school: School, { student, lecturer }: Record<'student' | 'lecturer', { id: number }>) => {
    const both = [
      { kind: 'student' as const, id: student.id },
      { kind: 'lecturer' as const, id: lecturer.id },
    ];
    await school.withTenant((tx) => renewPresence(tx, school.id, both, world.clock.now()));
  };
  /** Goes to a moment at which both have a socket and the page of the room open, and does what is due. */
  const pass = async (school: School, people: People & { callId: number }, seconds: number) => {
    goTo(seconds);
    await beThere(school, people);
    for (const who of [people.student, people.lecturer]) await who.answer(room.session, { tempLogId: people.callId });
    await world.app.dueWork.run();
  };
  return { goTo, beThere, pass };
}
