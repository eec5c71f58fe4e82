import { connect, createServer, type Server, type Socket } from 'node:net';
import { contract, type SocketMessage, SocketType } from '@shuyuan/contract';
import { CloseCode } from '@shuyuan/rules';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { assemble } from '../boot.ts';
import { isOnline } from '../domain/logins/presence.ts';
import type { PubSub } from '../platform/core/config/liveSettings.ts';
import type { Addressee } from '../platform/data/tenancy.ts';
import { push } from '../platform/work/push.ts';
import { Caller } from '../testing/caller.ts';
import { withDatabase } from '../testing/engine.ts';
import type { School, StudentCaller } from '../testing/school.ts';
import { listen, openSocket, requestSocket, type TestSocket } from '../testing/sockets.ts';
import { buildRoom, buildWaiting } from '../testing/studyRooms.ts';
import { openWorld } from '../testing/world.ts';

const databaseUrl = process.env['TEST_DATABASE_URL'];
const redisUrl = process.env['REDIS_TEST_URL'];
/** How a call ended, on the wire. */
const ENTERED = 1;
const world = openWorld();
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** The way to a server, which can be cut and mended. */
interface Wire {
  url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

async function wireTo(target: string): Promise<Wire> {
  const url = new URL(target);
  const sockets = new Set<Socket>();
  let server: Server | null = null;
  const open = (port: number) =>
    new Promise<number>((resolve) => {
      server = createServer((near) => {
        const far = connect(Number(url.port), url.hostname);
        for (const [one, other] of [[near, far] as const, [far, near] as const]) {
          sockets.add(one);
          one.pipe(other);
          one.on('error', () => {});
          one.on('close', () => other.destroy());
        }
      }).listen(port, '127.0.0.1', () => {
        const address = server?.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  const port = await open(0);
  const cut = async () => {
    const closed = new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    await closed;
  };
  ends.push(cut);
  const near = new URL(target);
  near.host = `127.0.0.1:${port}`;
  return { url: near.href, cut, mend: () => open(port).then(() => undefined) };
}

interface Two {
  here: FastifyInstance;
  there: FastifyInstance;
  wire: Wire;
}

/** Two apps over one database, connected by a test bus that may be cut at their start. */
async function openTwo(pubSub: PubSub, { isCut = false } = {}): Promise<Two> {
  const { config, store, clock, log } = world.platform;
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(store.owner);
  const wire = await wireTo(
    pubSub === 'redis' ? (redisUrl ?? '') : withDatabase(databaseUrl ?? '', rows[0]?.name ?? ''),
  );
  if (isCut) await wire.cut();
  const changed = {
    ...config,
    databaseUrl: wire.url,
    live: { ...config.live, pubSub, redisUrl: pubSub === 'redis' ? wire.url : null },
  };
  const open = async () => {
    const app = await buildApp(await assemble({ store, config: changed, clock, log }));
    await listen(app);
    ends.push(() => app.close());
    return app;
  };
  return { here: await open(), there: await open(), wire };
}

interface Met {
  school: School;
  student: StudentCaller;
  to: Addressee;
  socket: TestSocket;
}

async function meet(app: FastifyInstance): Promise<Met> {
  const school = await world.school();
  const student = await school.student();
  const socket = await openSocket(app, school, student);
  return { school, student, socket, to: { companyId: school.id, kind: 'student', id: student.id } };
}

const order = (orderId: number): SocketMessage => ({ type: SocketType.order, orderId });
const pushFrom = (app: FastifyInstance, to: Addressee, orderId: number) =>
  app.platform.tenancy.withTenant(to.companyId, (tx) => push(tx, to, order(orderId), world.clock.now()));
const ordersOf = ({ frames }: TestSocket) => frames.filter(({ type }) => type === SocketType.order);
const waysOf = async (app: FastifyInstance) =>
  [...(await app.platform.metrics.registry.metrics()).matchAll(/socket_pushes_total\{way="(\w+)"\} [1-9]/g)]
    .map(([, way]) => way)
    .sort();

/** Resolves when the bus has delivered something. */
async function ready(from: FastifyInstance, { to, socket }: Met): Promise<void> {
  const count = () => socket.frames.filter(({ type }) => type === SocketType.unread).length;
  const before = count();
  const ask = () => {
    from.realtime.notify(to, { type: SocketType.unread });
    return count();
  };
  await expect.poll(ask, { interval: 50 }).toBeGreaterThan(before);
}

for (const pubSub of ['postgres', 'redis'] as const) {
  describe.skipIf(!databaseUrl || (pubSub === 'redis' && !redisUrl))(
    `two processes with ${pubSub} between them`,
    () => {
      test('deliver a push of one to a socket of the other, once, up to the largest frame (W7, W10)', async () => {
        const two = await openTwo(pubSub);
        const met = await meet(two.there);
        await ready(two.here, met);
        await pushFrom(two.here, met.to, 1);
        expect(await met.socket.some(SocketType.order)).toMatchObject([{ orderId: 1, pushId: expect.any(Number) }]);
        expect(await waysOf(two.there)).toEqual(['bus']);
        const data = { sdp: '书院\u0000"\\😀'.repeat(900), more: 'x'.repeat(2_000) };
        const signal = { type: SocketType.signal, tempLogId: 1, from: 'tab', data };
        two.here.realtime.notify(met.to, signal);
        expect(await met.socket.some(SocketType.signal)).toEqual([signal]);
        // The poll finds the push too and skips it; the next one, which only the poll can find, arrives after it.
        await pushFrom(world.app, met.to, 2);
        await met.socket.some(SocketType.order, 2);
        expect(await waysOf(two.there)).toEqual(['bus', 'poll']);
        expect(ordersOf(met.socket)).toMatchObject([{ orderId: 1 }, { orderId: 2 }]);
      });

      test('lose no push while nothing is between them, and go on by themselves afterwards (W10, S5)', async () => {
        const two = await openTwo(pubSub);
        const met = await meet(two.there);
        await ready(two.here, met);
        await two.wire.cut();
        await pushFrom(two.here, met.to, 1);
        await met.socket.some(SocketType.order);
        expect(await waysOf(two.there)).toEqual(['poll']);
        await two.wire.mend();
        await ready(two.here, met);
        await pushFrom(two.here, met.to, 2);
        await met.socket.some(SocketType.order, 2);
        expect(ordersOf(met.socket)).toMatchObject([{ orderId: 1 }, { orderId: 2 }]);
        expect(await waysOf(two.there)).toEqual(['bus', 'poll']);
      });

      test('start while the bus is down, and join it when it is up (W10, S5)', async () => {
        const two = await openTwo(pubSub, { isCut: true });
        const met = await meet(two.there);
        await pushFrom(two.here, met.to, 1);
        await met.socket.some(SocketType.order);
        expect(await waysOf(two.there)).toEqual(['poll']);
        await two.wire.mend();
        await ready(two.here, met);
        await pushFrom(two.here, met.to, 2);
        await met.socket.some(SocketType.order, 2);
        expect(await waysOf(two.there)).toEqual(['bus', 'poll']);
      });

      test('ring the student on one when the lecturer calls on the other, until the student enters (J5, W8)', async () => {
        const two = await openTwo(pubSub);
        const school = await world.school();
        const room = await buildRoom(school);
        const { student, ticketId } = await buildWaiting(school, room);
        const to = { companyId: school.id, kind: 'student', id: student.id } as const;
        const [near, far] = [await openSocket(two.here, school, student), await openSocket(two.there, school, student)];
        await ready(two.here, { school, student, to, socket: far });
        await ready(two.there, { school, student, to, socket: near });
        await new Caller(two.here, school.host, room.lecturer.token).ask(contract.desk.callNext, { id: ticketId });
        for (const socket of [near, far]) {
          expect(await socket.some(SocketType.call)).toMatchObject([{ studyRoomId: room.id }]);
        }
        expect(await waysOf(two.there)).toContain('bus');
        await new Caller(two.there, school.host, student.token).ask(contract.studyRooms.enter, { roomId: room.id });
        for (const socket of [near, far]) {
          expect(await socket.some(SocketType.callOver)).toMatchObject([{ outcome: ENTERED }]);
        }
        expect(await waysOf(two.here)).toContain('bus');
        await Promise.all([near.leave(), far.leave()]);
      });

      test('answer as ever when nothing is between them from the start (S5)', async () => {
        const { config, store, clock, log } = world.platform;
        const live = { ...config.live, pubSub, redisUrl: 'redis://127.0.0.1:9' };
        const changed = { ...config, databaseUrl: 'postgres://nobody@127.0.0.1:9/x', live };
        const app = await buildApp(await assemble({ store, config: changed, clock, log }));
        await listen(app);
        const met = await meet(app);
        await pushFrom(app, met.to, 1);
        expect(await met.socket.some(SocketType.order)).toHaveLength(1);
        await app.close();
        expect(await met.socket.closed).toBe(CloseCode.restart);
      });
    },
  );
}

describe.skipIf(!databaseUrl)('two processes with nothing between them', () => {
  test('end the sockets of a login wherever it ended (A1, W2)', async () => {
    const two = await openTwo('none');
    const { school, student, socket } = await meet(two.there);
    const asked = { host: school.host, ...(await student.ask(contract.talk.ticket)) };
    const other = await requestSocket(two.here, asked);
    await student.ask(contract.account.logout);
    expect([await socket.closed, await other.closed]).toEqual([CloseCode.loginOver, CloseCode.loginOver]);
  });

  test('find pushes of each other by polling, also when the clock differs (W10, C3)', async () => {
    const two = await openTwo('none');
    const { to, socket } = await meet(two.there);
    await pushFrom(two.here, to, 1);
    await socket.some(SocketType.order);
  });

  test('show a person who leaves one of them as online while the other may have a socket', async () => {
    const two = await openTwo('none');
    const { school, student, socket } = await meet(two.there);
    const other = await openSocket(two.here, school, student);
    const isThere = () =>
      school.withTenant((tx) => isOnline(tx, { kind: 'student', id: student.id }, world.clock.now()));
    await socket.leave();
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(await isThere()).toBe(true);
    world.clock.advance(35_001);
    expect(await isThere()).toBe(false);
    world.clock.advance(-35_001);
    await other.leave();
  });
});
