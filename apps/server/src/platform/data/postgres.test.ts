import { randomBytes, randomUUID } from 'node:crypto';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { contract, ResultCode } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { assemble } from '../../boot.ts';
import { migrate } from '../../db/migrate.ts';
import { Caller } from '../../testing/caller.ts';
import { withDatabase } from '../../testing/engine.ts';
import { lastCode } from '../../testing/messages.ts';
import { createSchool, type School } from '../../testing/school.ts';
import { frozenClock } from '../core/clock.ts';
import { readConfig } from '../core/config/config.ts';
import { createLog } from '../core/log.ts';
import { dropCached } from './cache.ts';
import { openPostgres } from './database.ts';
import { isUnavailable } from './databaseErrors.ts';
import type { Database } from './tables.ts';

const url = process.env['TEST_DATABASE_URL'] ?? '';
const name = `shuyuan_pg_${randomBytes(5).toString('hex')}`;
const SECRET_KEY = randomBytes(32).toString('hex');

/** A wire between server and database that a test can cut or block. */
class Wire {
  private readonly sockets = new Set<Socket>();
  private server: Server | null = null;
  port = 0;
  isBlocked = false;

  async open(target: URL): Promise<void> {
    const server = createServer((near) => {
      const far = connect(Number(target.port || 5432), target.hostname);
      for (const socket of [near, far]) {
        this.sockets.add(socket);
        socket.on('error', () => {});
        socket.on('close', () => this.sockets.delete(socket));
      }
      near.on('data', (chunk) => this.isBlocked || far.write(chunk));
      far.on('data', (chunk) => this.isBlocked || near.write(chunk));
      near.on('close', () => far.destroy());
      far.on('close', () => near.destroy());
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', () => resolve()));
    const address = server.address();
    this.port = typeof address === 'object' && address ? address.port : 0;
    this.server = server;
  }

  async block(): Promise<void> {
    this.isBlocked = true;
  }

  async cut(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server?.close(() => resolve()));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}

describe.skipIf(url === '')('on a PostgreSQL server', () => {
  const wire = new Wire();
  const clock = frozenClock(new Date('2026-11-20T08:00:00Z'));
  const config = readConfig({
    SECRET_KEY,
    RATE_LIMIT_FACTOR: '0',
    DATABASE_URL: url || 'postgres://x',
    DATA_DIR: '/tmp/unused',
    DEMO: '1',
  });
  const servers: FastifyInstance[] = [];
  let school: School;

  async function server(address: string): Promise<FastifyInstance> {
    const platform = await assemble({ store: await openPostgres(address), config, log: createLog('silent'), clock });
    const app = await buildApp(platform);
    servers.push(app);
    return app;
  }
  async function asAdmin(...statements: string[]): Promise<void> {
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    for (const statement of statements) await admin.query(statement);
    await admin.end();
  }
  const app = (index: number) => {
    const found = servers[index];
    if (!found) throw new Error('no such server');
    return found;
  };

  beforeAll(async () => {
    await asAdmin(`create database ${name}`);
    const direct = withDatabase(url, name);
    const store = await openPostgres(direct, { isPatient: true });
    await migrate(store, config.databaseRole);
    await store.close();
    await wire.open(new URL(url));
    const wired = new URL(direct);
    wired.hostname = '127.0.0.1';
    wired.port = String(wire.port);
    await server(wired.href);
    await server(direct);
    school = await createSchool(app(1));
  });
  afterAll(async () => {
    for (const one of servers) {
      await one.close();
      await one.platform.store.close();
    }
    await asAdmin(`drop database if exists ${name} with (force)`);
  });

  test('ends a login on every process at once (A1)', async () => {
    const student = await school.student();
    const elsewhere = new Caller(app(0), school.host, student.token);
    expect((await elsewhere.answer(contract.account.checkLogin)).code).toBe(0);
    await student.ask(contract.account.logout);
    expect((await elsewhere.answer(contract.account.checkLogin)).code).toBe(-1);
  });

  test('invalidates the cache of another process (performance.md §3)', async () => {
    const visitor = new Caller(app(0), school.host, null);
    expect(await visitor.ask(contract.site.menuBar)).toEqual([]);
    await school.withTenant(async (tx) => {
      await tx
        .insertInto('menu_entry')
        .values({ company_id: school.id, key: 1, name: '首页', path: '/index', sort: 1 })
        .execute();
      await dropCached(tx, school.id, 'menu');
    });
    await expect.poll(async () => (await visitor.ask(contract.site.menuBar)).length).toBe(1);
  });

  test('accepts one of fifty concurrent uses of a code, over two processes (A5)', async () => {
    const student = await school.student();
    await school.visitor().ask(contract.account.sendCode, { account: student.phone, purpose: 'login' });
    const code = await lastCode(school, student.phone);
    const uses = Array.from({ length: 50 }, (_, index) =>
      new Caller(app(index % 2), school.host, null).answer(contract.account.loginByCode, {
        account: student.phone,
        code,
        hasAgreed: true,
      }),
    );
    const codes = (await Promise.all(uses)).map((answer) => answer.code);
    expect(codes.filter((one) => one === 0)).toHaveLength(1);
    expect(codes.filter((one) => one === ResultCode.wrongCode)).toHaveLength(49);
  });

  test('gives fifty requests with one key one effect and one response, over two processes (I19)', async () => {
    const student = await school.student();
    const requestId = randomUUID();
    const visit = { platform: 'desktopWeb' as const, sessionKey: requestId };
    const asked = Array.from({ length: 50 }, (_, index) =>
      new Caller(app(index % 2), school.host, student.token).answer(contract.site.recordVisit, visit, { requestId }),
    );
    expect(new Set((await Promise.all(asked)).map((answer) => answer.text)).size).toBe(1);
    const stored = await school.withTenant((tx) =>
      tx.selectFrom('visit_record').select('id').where('session_key', '=', requestId).execute(),
    );
    expect(stored).toHaveLength(1);
  });

  test('registers an account once under concurrent requests (T4)', async () => {
    const account = `race-${randomBytes(4).toString('hex')}@mail.example`;
    await school.visitor().ask(contract.account.sendCode, { account, purpose: 'register' });
    const code = await lastCode(school, account);
    const input = { account, code, password: 'green-9x', nickname: '新同学', hasAgreed: true };
    const asked = Array.from({ length: 5 }, (_, index) =>
      new Caller(app(index % 2), school.host, null).answer(contract.account.register, input),
    );
    const codes = (await Promise.all(asked)).map((answer) => answer.code);
    expect(codes.filter((one) => one === 0)).toHaveLength(1);
  });

  test('answers 503 while the database is down, without waiting for it, and recovers without logging anyone out (S5)', async () => {
    const student = await school.student();
    const wired = new Caller(app(0), school.host, student.token);
    expect((await wired.answer(contract.account.checkLogin)).code).toBe(0);
    for (const fail of [() => wire.cut(), () => wire.block()]) {
      await fail();
      const answers = await Promise.all(Array.from({ length: 30 }, () => wired.answer(contract.account.checkLogin)));
      expect(answers.map((answer) => answer.status)).toEqual(Array(30).fill(503));
      expect(answers[0]?.body['message']).toBe('服务暂时不可用，请稍后再试');
      expect(answers[0]?.headers['retry-after']).toBe('2');
      expect((await app(0).inject({ url: '/readyz' })).statusCode).toBe(503);
      if (wire.isBlocked) await wire.cut();
      wire.isBlocked = false;
      await wire.open(new URL(url));
      await expect.poll(async () => (await wired.answer(contract.account.checkLogin)).code).toBe(0);
    }
  });

  test('a process that stops inside a transaction is ended before it lets go, so another writer of the same row goes on (S13)', async () => {
    const direct = withDatabase(url, name);
    const [stopped, writer] = [await openPostgres(direct), await openPostgres(direct, { isPatient: true })];
    const [locked, written] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const rename = (tx: Transaction<Database>) =>
      tx.updateTable('company').set({ name: '改名' }).where('id', '=', school.id).execute();
    try {
      const held = stopped.owner.transaction().execute(async (tx) => {
        await rename(tx);
        locked.resolve();
        await written.promise; // lets go only after the other has written
      });
      const failure = held.then(
        () => null,
        (error: unknown) => error,
      );
      await locked.promise;
      await writer.owner.transaction().execute(rename);
      written.resolve();
      expect(isUnavailable(await failure)).toBe(true);
      await stopped.ping();
    } finally {
      await stopped.close();
      await writer.close();
    }
  });

  test('runs for a database user that may not create roles, with a role made by hand; without it says how (T3)', async () => {
    const [user, role, database] = [`u_${name}`, `r_${name}`, `d_${name}`];
    await asAdmin(
      `create role ${user} login password 'p' nosuperuser nocreaterole`,
      `create database ${database} owner ${user}`,
    );
    const address = new URL(withDatabase(url, database));
    address.username = user;
    address.password = 'p';
    const store = await openPostgres(address.href, { isPatient: true });
    try {
      await expect(migrate(store, role)).rejects.toThrow(new RegExp(`CREATE ROLE ${role} NOLOGIN; GRANT ${role} TO`));
      await asAdmin(`create role ${role} nologin`, `grant ${role} to ${user}`);
      await migrate(store, role);
      const platform = await assemble({
        store,
        config: { ...config, databaseRole: role },
        log: createLog('silent'),
        clock,
      });
      const own = await buildApp(platform);
      const made = await createSchool(own);
      expect((await made.visitor().ask(contract.tenant.agreements, { types: ['user'] })).length).toBe(1);
      expect(await store.owner.selectFrom('agreement').selectAll().execute()).toEqual([]);
      await own.close();
    } finally {
      await store.close();
      await asAdmin(
        `drop database if exists ${database} with (force)`,
        `drop role if exists ${user}`,
        `drop role if exists ${role}`,
      );
    }
  });
});
