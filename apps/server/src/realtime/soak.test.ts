import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { CloseCode, SOCKET_PROTOCOL } from '@shuyuan/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { frozenClock } from '../platform/core/clock.ts';
import { createLog } from '../platform/core/log.ts';
import { createMetrics } from '../platform/core/metrics.ts';
import { TEST_NOW } from '../testing/world.ts';
import { noBus } from './bus.ts';
import { ConnectionLimiter } from './connectionLimiter.ts';
import { Hub } from './hub.ts';
import { Presence } from './presence.ts';
import { createSocketMetrics } from './socketMetrics.ts';
import { textFrame } from './textFrame.ts';
import { UpgradeHandler } from './upgradeHandler.ts';

const KIB = 1_024;
const CLIENTS = 1_600;
const WARM_UP = 400;
const AT_ONCE = 50;
const KINDS = ['aborts', 'closes', 'is refused', 'floods'] as const;

/** The upgrade handler over a bare HTTP server, without a database: the ticket `bad` is refused. */
const presence = new Presence();
const metrics = createSocketMetrics(createMetrics().registry, () => presence.count);
const hub = new Hub({ presence, bus: noBus, metrics, log: createLog('silent') });
let last = 0;
const authentication = {
  newHostOf: () => null,
  read: async ({ headers }: { headers: NodeJS.Dict<string | string[]> }) => ({
    company: { id: 1 },
    userId: 1,
    ticket: String(headers['sec-websocket-protocol']).includes('bad') ? 'bad' : 'good',
  }),
  authenticate: async ({ ticket }: { ticket: string }) => {
    last += 1;
    return ticket === 'bad' ? CloseCode.ticketOver : ({ kind: 'student', id: last % 500, sessionId: last } as const);
  },
};
const limiter = new ConnectionLimiter(frozenClock(TEST_NOW), 1_000_000);
const upgrades = new UpgradeHandler({ presence, hub, authentication, limiter, trustProxy: false });
let server: Server;
beforeAll(async () => {
  server = createServer().on('upgrade', (request, socket, head) => void upgrades.handle(request, socket, head));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function enter(ticket: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('error', reject);
    socket.write(
      `GET / HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n` +
        `sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-protocol: ${SOCKET_PROTOCOL}, ${ticket}\r\n\r\n`,
    );
    socket.once('data', () => resolve(socket));
  });
}

/** A frame of a client with its mask, which is zeros: text 1, close 8, ping 9. */
function clientFrame(opcode: number, payload: Buffer): Buffer {
  return Buffer.concat([Buffer.of(0x80 | opcode, 0x80 | payload.length, 0, 0, 0, 0), payload]);
}
const BEAT = clientFrame(1, Buffer.from('{"type":3}'));
const PING = clientFrame(9, Buffer.from('hi'));

/** One client connects, acts by its kind, and disconnects. */
async function visit(kind: (typeof KINDS)[number]): Promise<void> {
  const socket = await enter(kind === 'is refused' ? 'bad' : 'good');
  const gone = new Promise((resolve) => socket.on('close', resolve));
  socket.resume();
  if (kind === 'closes') socket.write(Buffer.concat([BEAT, clientFrame(8, Buffer.of(0x03, 0xe8))]));
  if (kind === 'floods') for (let index = 0; index < 30; index += 1) socket.write(BEAT);
  if (kind === 'closes') await gone;
  else setImmediate(() => socket.destroy());
  await gone;
}

async function visitAll(count: number): Promise<void> {
  for (let index = 0; index < count; index += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => visit(KINDS[at % KINDS.length] ?? 'aborts')));
  }
  await expect.poll(() => upgrades.count).toBe(0);
  for (let second = 0; second < 50; second += 1) hub.tick();
  hub.rotateDelivered();
  hub.rotateDelivered();
  collect();
}

test('retains nothing of 2,000 clients that connected and disconnected in every way (performance.md row 20)', async () => {
  await visitAll(WARM_UP);
  const before = process.memoryUsage().heapUsed;
  await visitAll(CLIENTS);
  expect(presence.count).toBe(0);
  expect(presence.listSchools()).toEqual([]);
  // A retained socket would cost 3 KiB.
  expect((process.memoryUsage().heapUsed - before) / CLIENTS).toBeLessThan(0.3 * KIB);
});

test('answers pings, and counts them as frames (W3)', async () => {
  const socket = await enter('good');
  const received: Buffer[] = [];
  socket.on('data', (data: Buffer) => received.push(data));
  const gone = new Promise((resolve) => socket.on('close', resolve));
  socket.write(PING);
  await expect.poll(() => Buffer.concat(received)).toEqual(Buffer.from([0x8a, 2, ...Buffer.from('hi')]));
  for (let index = 0; index < 30; index += 1) socket.write(PING);
  await expect
    .poll(() => Buffer.concat(received).readUInt16BE(Buffer.concat(received).length - 2))
    .toBe(CloseCode.tooFast);
  expect(Buffer.concat(received).length).toBe(20 * 4 + 4);
  socket.destroy();
  await gone;
});

test('sends and accepts nothing after a close (W2)', async () => {
  const socket = await enter('good');
  const received: Buffer[] = [];
  socket.on('data', (data: Buffer) => received.push(data));
  const [person] = presence.listAll();
  const [connection] = person?.connections ?? [];
  if (!person || !connection) throw new Error('nobody came');
  hub.end(connection, CloseCode.loginOver);
  hub.handleBusMessage({ to: person, frame: '{"type":106}', id: null });
  connection.write(textFrame('late'));
  socket.write(BEAT);
  socket.write(PING);
  await expect.poll(() => Buffer.concat(received).length).toBe(4);
  expect(Buffer.concat(received).readUInt16BE(2)).toBe(CloseCode.loginOver);
  expect(presence.count).toBe(0);
  socket.destroy();
  await expect.poll(() => upgrades.count).toBe(0);
});

test('refuses a message in more than 64 fragments (W3)', async () => {
  const socket = await enter('good');
  const received: Buffer[] = [];
  socket.on('data', (data: Buffer) => received.push(data));
  socket.write(Buffer.of(0x01, 0x80, 0, 0, 0, 0));
  for (let index = 0; index < 100; index += 1) socket.write(Buffer.of(0x00, 0x80, 0, 0, 0, 0));
  await expect.poll(() => Buffer.concat(received)[0]).toBe(0x88);
  socket.destroy();
  await expect.poll(() => upgrades.count).toBe(0);
});
