import { createHmac } from 'node:crypto';
import { contract, ResultCode } from '@shuyuan/contract';
import { afterEach, expect, test } from 'vitest';
import { expectInvariants } from '../../testing/invariants.ts';
import { buildCalled, buildConsultation, buildRoom, secondsAfter } from '../../testing/studyRooms.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';
import { iceServersFor } from './iceServers.ts';

const world = openWorld();
const { room: calls, desk } = contract;

afterEach(() => world.clock.set(TEST_NOW));

test('both see who is there, what it is about and how long it may last', async () => {
  const school = await world.school();
  const room = await buildRoom(school);
  const { student, callId: tempLogId, ticketId } = await buildConsultation(school, room);
  world.clock.set(secondsAfter(TEST_NOW, 90));
  const seen = await student.ask(calls.session, { tempLogId });
  expect(seen).toMatchObject({
    recordId: ticketId,
    roomId: room.id,
    status: 'inRoom',
    me: { id: student.id, type: 'student', isHere: true },
    peer: { id: room.lecturer.id, type: 'lecturer', name: '周砚秋', isHere: true },
    minutes: 2,
    endsAt: secondsAfter(TEST_NOW, 3_600).toISOString(),
    iceServers: [],
    isRelayOnly: false,
  });
  expect(await room.lecturer.ask(calls.session, { tempLogId })).toMatchObject({ me: seen.peer, peer: seen.me });
  expect((await (await school.lecturer()).answer(calls.session, { tempLogId })).status).toBe(404);
});

test('a call that rings can be read, its room is not there yet', async () => {
  const school = await world.school();
  const room = await buildRoom(school);
  const { student, callId: tempLogId } = await buildCalled(school, room);
  expect((await student.ask(calls.session, { tempLogId })).status).toBe('calling');
  expect((await student.answer(calls.log, { roomId: room.id, tempLogId, joinType: 'enter' })).status).toBe(404);
});

test('what is said and drawn has one order for both, and the same thing is stored once (I14)', async () => {
  const school = await world.school();
  const room = await buildRoom(school);
  const { student, callId: tempLogId } = await buildConsultation(school, room);
  const say = (who: typeof student, clientId: string) =>
    who.ask(calls.add, { tempLogId, clientId, kind: 'text', body: clientId });
  const first = await say(student, 'a');
  expect(await say(student, 'a')).toEqual(first);
  await Promise.all([say(room.lecturer, 'a'), say(student, 'b'), say(student, 'b'), say(room.lecturer, 'c')]);
  const all = await student.ask(calls.items, { tempLogId });
  expect(all.items.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  expect((await room.lecturer.ask(calls.items, { tempLogId })).items).toEqual(all.items);
  const rest = await student.ask(calls.items, { tempLogId, afterSeq: 2, pageSize: 1 });
  expect(rest.items.map(({ seq }) => seq)).toEqual([3]);
  await room.lecturer.ask(desk.end, { tempLogId });
  const late = await student.answer(calls.add, { tempLogId, clientId: 'd', kind: 'mark', body: '{}' });
  expect(late.code).toBe(ResultCode.callOver);
  expect((await student.ask(calls.items, { tempLogId })).items).toHaveLength(4);
  await expectInvariants(school);
});

test('a mark whose numbers lie beyond every board, or that is no mark, is refused (W7)', async () => {
  const school = await world.school();
  const room = await buildRoom(school);
  const { student, callId: tempLogId } = await buildConsultation(school, room);
  const draw = (body: string) =>
    student.answer(calls.add, { tempLogId, clientId: body.slice(0, 60), kind: 'mark', body });
  const wrong = [
    '{"k":"pen","c":"red","p":[0,0,1e308,5]}',
    '{"k":"text","c":"red","x":10001,"y":0,"t":"a"}',
    '{"k":"picture","f":7,"x":0,"y":0,"w":1e9,"h":1}',
    '{"k":"pen","c":"red","p":["0",1]}',
    `{"k":"pen","c":"red","p":[${Array.from({ length: 2_001 }, () => 1).join()}]}`,
    '[1]',
    'red',
  ];
  for (const body of wrong) expect((await draw(body)).status).toBe(422);
  expect((await draw('{"k":"pen","c":"red","p":[0,0,1600,1000]}')).code).toBe(0);
});

test('the relay’s credentials end by themselves and are made with its secret', () => {
  const settings = { stunUrls: ['stun:s:3478'], turnUrls: ['turn:t:3478'], turnSecret: 'geheim' };
  const username = `${TEST_NOW.getTime() / 1_000 + 43_200}:7`;
  expect(iceServersFor(settings, { userId: 7, now: TEST_NOW })).toEqual([
    { urls: ['stun:s:3478'] },
    {
      urls: ['turn:t:3478'],
      username,
      credential: createHmac('sha1', 'geheim').update(username).digest('base64'),
    },
  ]);
});
