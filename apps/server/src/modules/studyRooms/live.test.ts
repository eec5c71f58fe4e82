import { contract, type SocketMessage, SocketType } from '@shuyuan/contract';
import { afterEach, expect, test } from 'vitest';
import type { Addressee, Tenancy } from '../../platform/data/tenancy.ts';
import type { Realtime } from '../../platform/work/realtime.ts';
import type { School } from '../../testing/school.ts';
import { buildCalled, buildConsultation, buildRoom, secondsAfter } from '../../testing/studyRooms.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';
import { studyRoomLive } from './live.ts';

const world = openWorld();
const { studyRooms, desk } = contract;

afterEach(() => world.clock.set(TEST_NOW));

/** A hub without sockets: the test injects frames, and sent frames are recorded. */
function openHub(slowerMs = 0) {
  const told: { to: Addressee; message: SocketMessage }[] = [];
  const handlers = new Map<number, (from: Addressee, message: never) => Promise<void>>();
  const gone: ((who: Addressee) => Promise<void>)[] = [];
  const realtime: Realtime = {
    on: (type, handler) => void handlers.set(type, handler),
    onGone: (listener) => void gone.push(listener),
    notify: (to, message) => void told.push({ to, message }),
  };
  // Later look-ups finish sooner.
  let wait = slowerMs * 10;
  const tenancy: Tenancy = {
    ...world.platform.tenancy,
    async withTenant(companyId, work, options) {
      const own = wait;
      wait = Math.max(0, wait - slowerMs);
      const done = await world.platform.tenancy.withTenant(companyId, work, options);
      if (own > 0) await new Promise((resolve) => setTimeout(resolve, own));
      return done;
    },
  };
  studyRoomLive({ tenancy, clock: world.platform.clock }, realtime);
  return {
    told,
    send: (from: Addressee, message: SocketMessage) => handlers.get(message.type)?.(from, message as never),
    leave: (who: Addressee) => Promise.all(gone.map((listener) => listener(who))),
  };
}

const person = (school: School, kind: Addressee['kind'], { id }: { id: number }): Addressee => ({
  companyId: school.id,
  kind,
  id,
});

test('the lecturer is notified when the called student accepts or declines; not by frames of others (W9)', async () => {
  const school = await world.school();
  const room = await buildRoom(school);
  const { student } = await buildCalled(school, room);
  const hub = openHub();
  const coming = { type: SocketType.entered, studyRoomId: room.id } as const;
  await hub.send(person(school, 'student', await school.student()), coming);
  await hub.send(person(school, 'lecturer', room.lecturer), coming);
  expect(hub.told).toEqual([]);
  await hub.send(person(school, 'student', student), coming);
  await hub.send(person(school, 'student', student), { type: SocketType.cancelled, studyRoomId: room.id });
  await student.ask(studyRooms.cancel, { roomId: room.id });
  await hub.send(person(school, 'student', student), { type: SocketType.cancelled, studyRoomId: room.id });
  const to = person(school, 'lecturer', room.lecturer);
  expect(hub.told).toEqual([
    { to, message: { type: SocketType.desk, studyRoomId: room.id, isComing: true } },
    { to, message: { type: SocketType.desk, studyRoomId: room.id } },
  ]);
});

test('only the two of a consultation signal to each other, while it lasts (W9)', async () => {
  const school = await world.school();
  const room = await buildRoom(school);
  const { student, callId: tempLogId } = await buildConsultation(school, room);
  const hub = openHub();
  const signal = { type: SocketType.signal, tempLogId, from: 'tab', data: { sdp: 'v=0' } } as const;
  const [one, other] = [person(school, 'student', student), person(school, 'lecturer', room.lecturer)];
  await hub.send(one, signal);
  await hub.send(other, signal);
  await hub.send(person(school, 'student', room.lecturer), signal);
  await hub.send(person(await world.school(), 'student', student), signal);
  await hub.send(person(school, 'student', await school.student()), signal);
  expect(hub.told).toEqual([
    { to: other, message: signal },
    { to: one, message: signal },
  ]);
  await room.lecturer.ask(desk.end, { tempLogId });
  const later = openHub();
  await later.send(one, signal);
  expect(later.told).toEqual([]);
});

test('signals come in the order in which they were sent, also when the first has to be looked up', async () => {
  const school = await world.school();
  const room = await buildRoom(school);
  const { student, callId: tempLogId } = await buildConsultation(school, room);
  const hub = openHub(3);
  const from = person(school, 'student', student);
  const order = Array.from({ length: 8 }, (_, at) => at);
  await Promise.all(order.map((data) => hub.send(from, { type: SocketType.signal, tempLogId, from: 'tab', data })));
  expect(hub.told.map(({ message }) => 'data' in message && message.data)).toEqual(order);
});

test('who has lost the last socket has left the room a minute later', async () => {
  const school = await world.school();
  const room = await buildRoom(school);
  const { student } = await buildConsultation(school, room);
  const hub = openHub();
  world.clock.set(secondsAfter(TEST_NOW, 40));
  await hub.leave(person(school, 'student', student));
  const left = () =>
    school.withTenant(async (tx) => {
      const logs = tx.selectFrom('room_log').select('left_at').where('member_kind', '=', 'student');
      return (await logs.executeTakeFirstOrThrow()).left_at;
    });
  world.clock.set(secondsAfter(TEST_NOW, 99));
  await world.app.dueWork.run();
  expect(await left()).toBeNull();
  world.clock.set(secondsAfter(TEST_NOW, 100));
  await world.app.dueWork.run();
  expect(await left()).toEqual(secondsAfter(TEST_NOW, 40));
});
