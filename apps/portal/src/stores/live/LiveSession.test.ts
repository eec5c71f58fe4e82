import { expect, it, vi } from 'vitest';
import { buildEnvironment } from '../../testing/live.ts';
import { buildApi, buildCookies, buildServices } from '../../testing/services.ts';
import { RootStore } from '../RootStore.ts';
import { LiveSession } from './LiveSession.ts';

const USER = JSON.stringify({ id: 7, type: 'student', name: '林晓' });
const PLACE = { origin: 'http://school.example', hostname: 'school.example', socket: 'wss://push.example/ws/' };

function build(hasSocketTicket?: boolean) {
  const ticket = vi.fn(async () => ({ ticket: 't1', userId: 7, expiresAt: '' }));
  const enter = vi.fn(async () => ({ status: 'allowed' as const }));
  const cancel = vi.fn(async () => ({}));
  const mine = vi.fn(() => Promise.reject(new Error('404')));
  const api = buildApi({ talk: { ticket }, studyRooms: { enter, cancel, mine } });
  const { services } = buildServices({ api, cookies: buildCookies({ access_token: 'token-1', user_info: USER }) });
  const root = new RootStore(services, { ...PLACE, ...(hasSocketTicket === undefined ? {} : { hasSocketTicket }) });
  const tab = buildEnvironment();
  const session = new LiveSession(root, tab.environment);
  session.start();
  const connection = async () => {
    await tab.clock.settle();
    const last = tab.connections.at(-1);
    last?.events.open();
    return last;
  };
  return { ...tab, session, ticket, enter, cancel, connection };
}

const CALL = '{"type":10,"studyRoomId":3,"liveUrl":"","tempLogId":40,"teacherName":"周砚秋"}';

it('asks for a ticket before the socket opens, unless the backend is said to give none (W1, §7)', async () => {
  const ours = build();
  expect((await ours.connection())?.protocols).toContain('t1');
  const theirs = build(false);
  expect(await theirs.connection()).toMatchObject({ url: 'wss://push.example/ws/7/1', protocols: [] });
  expect(theirs.ticket).not.toHaveBeenCalled();
});

it('without tickets a call of type 10 rings, Enter sends 20, and Cancel sends 21 (§4)', async () => {
  const { session, connection, clock, enter, cancel } = build(false);
  const socket = await connection();
  socket?.push(CALL);
  await clock.settle();
  expect(session.call?.now).toMatchObject({ lecturer: '周砚秋', roomId: 3 });
  session.call?.enter();
  await clock.settle();
  expect([enter.mock.calls.length, session.call?.now]).toEqual([1, null]);
  socket?.push(CALL.replace('40', '41'));
  await clock.settle();
  session.call?.cancel();
  await clock.settle();
  expect([cancel.mock.calls.length, session.call?.now]).toEqual([1, null]);
  expect(socket?.sent).toMatchObject([
    { type: 20, studyRoomId: 3 },
    { type: 21, studyRoomId: 3 },
  ]);
});
