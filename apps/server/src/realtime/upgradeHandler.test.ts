import { request } from 'node:http';
import { contract } from '@shuyuan/contract';
import { CloseCode, SOCKET_PROTOCOL } from '@shuyuan/rules';
import { beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { assemble } from '../boot.ts';
import { listen, openSocket, requestSocket } from '../testing/sockets.ts';
import { openWorld } from '../testing/world.ts';

const world = openWorld();
const { talk } = contract;
beforeAll(() => listen(world.app));

test('opens a socket of a student and of a lecturer, and selects the first protocol (W1)', async () => {
  const school = await world.school();
  for (const member of [await school.student(), await school.lecturer()]) {
    const { ticket, userId } = await member.ask(talk.ticket);
    const socket = await requestSocket(world.app, { host: school.host, userId, ticket });
    expect(socket.protocol).toBe(SOCKET_PROTOCOL);
    socket.send({ type: 3 });
    expect(await socket.some(3)).toEqual([{ type: 3 }]);
    await socket.leave();
  }
});

test('accepts a ticket once, whatever happens to the socket (W1)', async () => {
  const school = await world.school();
  const student = await school.student();
  const asked = { host: school.host, ...(await student.ask(talk.ticket)) };
  const first = await requestSocket(world.app, asked);
  expect(await (await requestSocket(world.app, asked)).closed).toBe(CloseCode.ticketOver);
  await first.leave();
  expect(await (await requestSocket(world.app, asked)).closed).toBe(CloseCode.ticketOver);
});

test('admits one of many concurrent requests with the same ticket (W1)', async () => {
  const school = await world.school();
  const student = await school.student();
  const asked = { host: school.host, ...(await student.ask(talk.ticket)) };
  const sockets = await Promise.all(Array.from({ length: 8 }, () => requestSocket(world.app, asked)));
  let refusals = 0;
  for (const socket of sockets) void socket.closed.then((code) => (refusals += Number(code === CloseCode.ticketOver)));
  await expect.poll(() => refusals).toBe(7);
  await Promise.all(sockets.map((socket) => socket.leave()));
});

test('accepts a ticket for 30 seconds by the server’s clock (W1, C3)', async () => {
  const school = await world.school();
  const student = await school.student();
  const [early, late] = [await student.ask(talk.ticket), await student.ask(talk.ticket)];
  world.clock.advance(29_999);
  const socket = await requestSocket(world.app, { host: school.host, ...early });
  world.clock.advance(1);
  expect(await (await requestSocket(world.app, { host: school.host, ...late })).closed).toBe(CloseCode.ticketOver);
  await socket.leave();
});

test('accepts a ticket issued by another process, in only one of two (W1)', async () => {
  const { config, store, clock, log } = world.platform;
  const other = await buildApp(await assemble({ store, config, clock, log }));
  await listen(other);
  const school = await world.school();
  const student = await school.student();
  const asked = { host: school.host, ...(await student.ask(talk.ticket)) };
  const socket = await requestSocket(other, asked);
  expect(await (await requestSocket(world.app, asked)).closed).toBe(CloseCode.ticketOver);
  await socket.leave();
  await other.close();
});

test('refuses a ticket of another person or school permanently (W1, W2)', async () => {
  const [school, other] = [await world.school(), await world.school()];
  const [student, classmate] = [await school.student(), await school.student()];
  const { ticket } = await student.ask(talk.ticket);
  const foreign = await requestSocket(world.app, { host: school.host, userId: classmate.id, ticket });
  expect(await foreign.closed).toBe(CloseCode.notYours);
  const again = await student.ask(talk.ticket);
  expect(await (await requestSocket(world.app, { host: other.host, ...again })).closed).toBe(CloseCode.notYours);
  // Nothing of it was used up at the other school.
  await (await requestSocket(world.app, { host: school.host, ...again })).leave();
});

test('closes a socket whose login ended before it opens, with the logged-out code (W2)', async () => {
  const school = await world.school();
  const student = await school.student();
  const asked = { host: school.host, ...(await student.ask(talk.ticket)) };
  await student.ask(contract.account.logout);
  expect(await (await requestSocket(world.app, asked)).closed).toBe(CloseCode.loginOver);
});

test('makes the client fetch a new ticket for one that was never issued (W1)', async () => {
  const school = await world.school();
  const student = await school.student();
  const invented = world.platform.secrets.newToken(school.id);
  for (const ticket of [invented, 'x', student.token]) {
    const socket = await requestSocket(world.app, { host: school.host, userId: student.id, ticket });
    expect(await socket.closed).toBe(CloseCode.ticketOver);
  }
});

test('answers 404 to unknown origins, paths, hosts and protocols (W1)', async () => {
  const [school, other] = [await world.school(), await world.school()];
  const student = await school.student();
  const { ticket } = await student.ask(talk.ticket);
  const asked = { host: school.host, userId: student.id, ticket };
  const wrong = [
    { origin: `http://${other.host}` },
    { origin: 'https://evil.example' },
    { origin: `http://${school.host}.evil.example` },
    { origin: 'null' },
    { origin: '' },
    // A domain of somebody else that is pointed here: host and origin agree, and neither is the school's.
    { host: `${school.label}.evil.example` },
    { host: `${school.label}.evil.example`, origin: `http://${school.host}` },
    { origin: `http://${school.label}.evil.example` },
    { path: `/socket/${student.id}/2` },
    { path: `/socket/${student.id}` },
    { path: '/socket/me/1' },
    { path: `/api/socket/${student.id}/1` },
    { host: 'nobody.localhost:8080' },
    { protocols: [SOCKET_PROTOCOL] },
    { protocols: [ticket, SOCKET_PROTOCOL] },
    { protocols: [SOCKET_PROTOCOL, ticket, 'more'] },
  ];
  for (const part of wrong) await expect(requestSocket(world.app, { ...asked, ...part })).rejects.toThrow('status 404');
  // None of them has used the ticket up.
  await (await requestSocket(world.app, asked)).leave();
});

test('accepts the origin of the school’s own address, on whichever port of this machine (W1)', async () => {
  const school = await world.school();
  const student = await school.student();
  const { ticket } = await student.ask(talk.ticket);
  const host = `${school.label}.localhost:9999`;
  const socket = await requestSocket(world.app, { host, userId: student.id, ticket, origin: `http://${school.host}` });
  expect(socket.protocol).toBe(SOCKET_PROTOCOL);
  await socket.leave();
});

test('answers a request that only offers HTTP/2 as any other', async () => {
  const address = world.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const headers = {
    connection: 'Upgrade, HTTP2-Settings',
    upgrade: 'h2c',
    'http2-settings': 'AAMAAABkAAQAoAAAAAIAAAAA',
  };
  const status = await new Promise((resolve, reject) => {
    request({ port, path: '/healthz', headers }, (answer) => resolve(answer.statusCode))
      .on('error', reject)
      .end();
  });
  expect(status).toBe(200);
});

test('writes no ticket to the log (S9)', async () => {
  const school = await world.school();
  const student = await school.student();
  const { ticket, userId } = await student.ask(talk.ticket);
  await (await requestSocket(world.app, { host: school.host, userId, ticket })).leave();
  const socket = await openSocket(world.app, school, student);
  await socket.leave();
  expect(world.logged.join('')).not.toContain(ticket.split('.')[1]);
});
