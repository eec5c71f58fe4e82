import { contract, formatFrame, type SocketMessage, SocketType } from '@shuyuan/contract';
import { CloseCode, FRAME_MAX_BYTES } from '@shuyuan/rules';
import { beforeAll, expect, test } from 'vitest';
import type { Addressee } from '../platform/data/tenancy.ts';
import { push } from '../platform/work/push.ts';
import type { School, StudentCaller } from '../testing/school.ts';
import { listen, openSocket, requestSocket } from '../testing/sockets.ts';
import { openWorld } from '../testing/world.ts';
import { Hub } from './hub.ts';

const world = openWorld();
const received: { from: Addressee; message: SocketMessage }[] = [];
const gone: Addressee[] = [];
beforeAll(async () => {
  world.app.realtime.on(SocketType.entered, async (from, message) => void received.push({ from, message }));
  world.app.realtime.on(SocketType.cancelled, async () => {
    throw new Error('secret-canary');
  });
  world.app.realtime.onGone(async (who) => void gone.push(who));
  await listen(world.app);
});

const who = (school: School, { id }: StudentCaller, kind: Addressee['kind'] = 'student'): Addressee => ({
  companyId: school.id,
  kind,
  id,
});
const order = (orderId: number): SocketMessage => ({ type: SocketType.order, orderId });
const hub = () => {
  const { realtime } = world.app;
  if (!(realtime instanceof Hub)) throw new Error('another hub');
  return realtime;
};

async function open() {
  const school = await world.school();
  const student = await school.student();
  return { school, student, socket: await openSocket(world.app, school, student) };
}

test('answers each heartbeat with one (W4)', async () => {
  const { socket } = await open();
  socket.send('{"type":3}');
  socket.send('{ "type": 3, "more": true }');
  expect(await socket.some(3, 3)).toHaveLength(3);
  await socket.leave();
});

test('closes a socket that was idle for 45 seconds, and none that sent something (W2, W4)', async () => {
  const [idle, active] = [await open(), await open()];
  for (let second = 0; second < 50; second += 1) {
    if (second % 15 === 0) {
      active.socket.send({ type: 3 });
      await active.socket.some(3, 2 + second / 15);
    }
    hub().tick();
  }
  expect(await idle.socket.closed).toBe(CloseCode.noHeartbeat);
  active.socket.send({ type: 3 });
  await active.socket.some(3, 6);
  await active.socket.leave();
});

test('hands frames on with the sender of the login, never of the frame (W9)', async () => {
  const { school, student, socket } = await open();
  socket.send({ type: 20, studyRoomId: 7, tempLogId: 8, id: 1, companyId: 2, from: 'me' });
  await expect.poll(() => received.length).toBe(1);
  expect(received[0]).toEqual({
    from: who(school, student),
    message: { type: SocketType.entered, studyRoomId: 7, tempLogId: 8 },
  });
  await socket.leave();
});

test('survives a handler that fails, and writes nothing of the frame to the log (S9)', async () => {
  const { socket } = await open();
  socket.send({ type: 21, studyRoomId: 7 });
  socket.send({ type: 3 });
  await socket.some(3, 2);
  await expect.poll(() => world.logged.join('')).toContain('a frame could not be handled');
  expect(world.logged.join('')).not.toContain('secret-canary');
  await socket.leave();
});

test('ignores unreadable frames, then closes; a thousand such frames change nothing (W3, W7)', async () => {
  const before = received.length;
  const texts = [
    '',
    '{',
    'null',
    '[]',
    '"3"',
    '{"type":"3"}',
    '{"type":9999}',
    '{"type":20}',
    '{"type":20,"studyRoomId":{}}',
  ];
  let sent = 0;
  while (sent < 1_000) {
    const { socket } = await open();
    const sending = setInterval(() => {
      for (let index = 0; index < 10; index += 1) socket.send(texts[sent++ % texts.length] ?? '');
      hub().tick();
    }, 1);
    const code = await socket.closed;
    clearInterval(sending);
    expect([CloseCode.unreadable, CloseCode.tooFast]).toContain(code);
    sent += 60;
  }
  expect(received).toHaveLength(before);
});

test('tolerates 20 unreadable frames and not 21, binary ones included (W3)', async () => {
  const { socket } = await open();
  for (let index = 0; index < 20; index += 1) {
    socket.send(index % 2 === 0 ? Buffer.from('{"type":3}') : '{');
    if (index % 8 === 0) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      hub().tick();
    }
  }
  socket.send({ type: 3 });
  await socket.some(3, 2);
  hub().tick();
  socket.send('{');
  expect(await socket.closed).toBe(CloseCode.unreadable);
});

test('closes a socket that sends more than 20 frames a second (W2, W3)', async () => {
  const { socket } = await open();
  for (let index = 0; index < 45; index += 1) socket.send({ type: 3 });
  expect(await socket.closed).toBe(CloseCode.tooFast);
});

test('hands on no more of a person than 40 frames a second, however many sockets they have (S7)', async () => {
  const { school, student, socket } = await open();
  const sockets = [socket];
  while (sockets.length < 10) sockets.push(await openSocket(world.app, school, student));
  const count = () => received.filter(({ from }) => from.id === student.id).length;
  for (const each of sockets) for (let index = 0; index < 18; index += 1) each.send({ type: 20, studyRoomId: 7 });
  await Promise.all(
    sockets.map(async (each) => {
      each.send({ type: 3 });
      await each.some(3, 2);
    }),
  );
  expect(count()).toBeGreaterThanOrEqual(40);
  // A second may have passed meanwhile.
  expect(count()).toBeLessThanOrEqual(80);
  const before = count();
  hub().tick();
  socket.send({ type: 20, studyRoomId: 7 });
  await expect.poll(count).toBe(before + 1);
  await Promise.all(sockets.map((each) => each.leave()));
});

test('closes a socket that sends more than 16 KB at once (W2, W3)', async () => {
  const { socket } = await open();
  const frame = (bytes: number) => JSON.stringify({ type: 3, x: '' }).replace('""', `"${'x'.repeat(bytes - 17)}"`);
  expect(frame(FRAME_MAX_BYTES)).toHaveLength(FRAME_MAX_BYTES);
  socket.send(frame(FRAME_MAX_BYTES));
  await socket.some(3, 2);
  socket.send(frame(FRAME_MAX_BYTES + 1));
  expect(await socket.closed).toBe(CloseCode.tooBig);
});

test('pushes to all sockets of the person and to nobody else, once the cause is committed (W10)', async () => {
  const { school, student, socket } = await open();
  const tab = await openSocket(world.app, school, student);
  const classmate = await openSocket(world.app, school, await school.student());
  const now = world.clock.now();
  await school.withTenant(async (tx) => {
    await push(tx, who(school, student), order(11), now);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(socket.frames.filter(({ type }) => type === SocketType.order)).toEqual([]);
  });
  const [one] = await socket.some(SocketType.order);
  const [other] = await tab.some(SocketType.order);
  expect(one).toEqual(other);
  expect(one).toMatchObject({ type: SocketType.order, orderId: 11, pushId: expect.any(Number) });
  expect(classmate.frames.filter(({ type }) => type !== 3)).toEqual([]);
  await Promise.all([socket, tab, classmate].map((each) => each.leave()));
});

test('pushes nothing of a transaction that is rolled back (W10)', async () => {
  const { school, student, socket } = await open();
  const attempt = school.withTenant(async (tx) => {
    await push(tx, who(school, student), order(1), world.clock.now());
    throw new Error('rolled back');
  });
  await expect(attempt).rejects.toThrow('rolled back');
  await school.withTenant((tx) => push(tx, who(school, student), order(2), world.clock.now()));
  expect(await socket.some(SocketType.order)).toMatchObject([{ orderId: 2 }]);
  await socket.leave();
});

test('sends a push that arrives twice by different paths once (W7)', async () => {
  const { school, student, socket } = await open();
  const to = who(school, student);
  const frame = formatFrame(order(3)).replace('}', ',"pushId":99}');
  hub().handleBusMessage({ to, frame, id: 99 });
  hub().deliver({ to, frame, id: 99 }, 'poll');
  hub().rotateDelivered();
  hub().deliver({ to, frame, id: 99 }, 'poll');
  hub().notify(to, order(4));
  await expect.poll(() => socket.frames.length).toBe(3);
  expect(socket.frames.slice(1)).toMatchObject([{ orderId: 3, pushId: 99 }, { orderId: 4 }]);
  await socket.leave();
});

test('reports a person as gone when their last socket closes', async () => {
  const { school, student, socket } = await open();
  const tab = await openSocket(world.app, school, student);
  const isGone = () => gone.filter(({ id }) => id === student.id).length;
  await socket.leave();
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(isGone()).toBe(0);
  await tab.leave();
  await expect.poll(isGone).toBe(1);
  expect(gone.at(-1)).toEqual(who(school, student));
});

test('separates lecturers and students with the same id', async () => {
  const { school, student, socket } = await open();
  hub().notify(who(school, student, 'lecturer'), order(5));
  hub().notify(who(school, student), order(6));
  expect(await socket.some(SocketType.order)).toMatchObject([{ orderId: 6 }]);
  await socket.leave();
});

test('allows one person 30 sockets and not 31 (S7)', async () => {
  const { school, student, socket } = await open();
  const sockets = [socket];
  while (sockets.length < 30) sockets.push(await openSocket(world.app, school, student));
  const { ticket, userId } = await student.ask(contract.talk.ticket);
  expect(await (await requestSocket(world.app, { host: school.host, userId, ticket })).closed).toBe(CloseCode.tooFast);
  await Promise.all(sockets.map((each) => each.leave()));
});

test('sends texts of every length as they are', async () => {
  const { school, student, socket } = await open();
  const lengths = [20, 125, 126, 127, 65_535, 65_536, 70_000];
  const texts = lengths.map((length) =>
    JSON.stringify({ type: 9, x: '' }).replace('""', `"${'x'.repeat(length - 17)}"`),
  );
  for (const frame of [...texts, '{"type":9,"x":"书院😀"}'])
    hub().handleBusMessage({ to: who(school, student), frame, id: null });
  const came = await socket.some(9, lengths.length + 1);
  expect(came.slice(0, -1).map((frame) => JSON.stringify(frame).length)).toEqual(lengths);
  expect(came.at(-1)).toEqual({ type: 9, x: '书院😀' });
  await socket.leave();
});

test('terminates a socket whose client does not read, and serves the others (W10)', async () => {
  const { school, student, socket } = await open();
  const tab = await openSocket(world.app, school, student);
  socket.pause();
  const signal: SocketMessage = { type: SocketType.signal, tempLogId: 1, from: 'tab', data: 'x'.repeat(15_000) };
  const holders = () => world.platform.metrics.registry.getSingleMetricAsString('socket_open');
  const before = Number(/\d+$/.exec((await holders()).trim())?.[0]);
  for (let round = 0; round < 60; round += 1) {
    for (let index = 0; index < 50; index += 1) hub().notify(who(school, student), signal);
    await tab.some(SocketType.signal, (round + 1) * 50);
  }
  expect(Number(/\d+$/.exec((await holders()).trim())?.[0])).toBe(before - 1);
  socket.resume();
  expect(await socket.closed).toBe(1006);
  await tab.leave();
});

test('shows sockets, pushes and ends in the metrics (S11)', async () => {
  const { socket } = await open();
  const text = await world.platform.metrics.registry.metrics();
  expect(text).toMatch(/socket_open [1-9]/);
  expect(text).toMatch(/socket_closed_total\{code="4429"\} [1-9]/);
  expect(text).toMatch(/socket_pushes_total\{way="local"\} [1-9]/);
  await socket.leave();
});
