import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { type OutputOf, orders } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { assemble } from '../boot.ts';
import { readConfig } from '../platform/core/config/config.ts';
import { createLog } from '../platform/core/log.ts';
import { openPostgres, type Store } from '../platform/data/database.ts';
import { settleSandbox } from '../platform/payments/settle.ts';
import { Caller } from './caller.ts';
import { createMigrated, dropDatabase, withDatabase } from './engine.ts';
import { type ServerProcess, startServer } from './process.ts';
import { createSchool, type School } from './school.ts';
import { TEST_NOW } from './world.ts';

/** Setup of the race tests: one real PostgreSQL, two server processes on it, and the app in this process to prepare and inspect (C4). */
export interface Arena {
  readonly app: FastifyInstance;
  readonly servers: readonly [ServerProcess, ServerProcess];
  school(): Promise<School>;
  /**
   * The same login, asking one of the two processes over HTTP: number `n` asks process `n % 2`. Of its requests `broken`,
   * 0 to 1, are cut off somewhere on the way, as by a student who walks out of reach.
   */
  remote(caller: { host: string; token: string }, n: number, broken?: number): Caller;
  /** Opens a payment of an order; resolves to its number at the provider. */
  open(caller: Caller, order: Ordered): Promise<string>;
  /** Pays an order at the sandbox cashier. */
  pay(caller: Caller, order: Ordered): Promise<void>;
  close(): Promise<void>;
}

type Ordered = Pick<OutputOf<typeof orders.create>, 'id' | 'orderNum'>;

const SOCKETS = 64;
/** By how much the clock of the second process is behind. */
const SKEW_MS = 400;

/** Sends a request to a server process instead of the app in this process. */
export class RemoteCaller extends Caller {
  private readonly base: URL;
  private readonly hostName: string;
  private readonly agent: Agent;
  private readonly broken: number;

  constructor(host: string, token: string | null, base: string, agent: Agent, broken = 0) {
    super(null, host, token);
    this.base = new URL(base);
    this.hostName = host;
    this.agent = agent;
    this.broken = broken;
  }

  override send({ method, path, query, body, headers = {} }: Parameters<Caller['send']>[0]) {
    const search = query ? `?${new URLSearchParams(query)}` : '';
    const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
    return new Promise<Awaited<ReturnType<Caller['send']>>>((resolve, reject) => {
      const asked = request(
        {
          agent: this.agent,
          hostname: this.base.hostname,
          port: this.base.port,
          method,
          path: path + search,
          headers: {
            host: this.hostName,
            ...(text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}),
            ...headers,
          },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', reject);
          answer.on('end', () => {
            const whole = Buffer.concat(parts).toString();
            const isJson = String(answer.headers['content-type']).startsWith('application/json');
            resolve({
              status: answer.statusCode ?? 0,
              text: whole,
              body: isJson ? (JSON.parse(whole) as Record<string, unknown>) : {},
              headers: answer.headers as Record<string, unknown>,
            });
          });
        },
      );
      asked.on('error', reject);
      asked.end(text);
      if (Math.random() < this.broken) setTimeout(() => asked.destroy(new Error('cut off')), Math.random() * 40);
    });
  }
}

/** Creates a database on the PostgreSQL of `TEST_DATABASE_URL` and starts two servers on it. */
export async function openArena(url: string): Promise<Arena> {
  const name = await createMigrated(url, 'shuyuan_arena');
  const own = withDatabase(url, name);
  const store = await openPostgres(own, { isPatient: true });
  const secretKey = randomBytes(32).toString('hex');
  const app = await appOn(store, secretKey);
  // A school first: a server in demo mode fills only an empty database.
  await createSchool(app);
  const env = { DATABASE_URL: own, SECRET_KEY: secretKey, DEMO: '1', LOG_LEVEL: 'warn' };
  const servers = await Promise.all([startServer(env), startServer(env)]);
  await Promise.all(servers.map((server) => server.ready()));
  // Every clock starts on the day of the test data; that of the second process stays behind, as clocks of two machines do.
  app.platform.clock.set(TEST_NOW);
  const times = [TEST_NOW, new Date(TEST_NOW.getTime() - SKEW_MS)];
  await Promise.all(servers.map(({ base }, n) => setClock(base, times[n] ?? TEST_NOW)));
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });
  const open = async (caller: Caller, { id, orderNum }: Ordered) => {
    const { paymentId } = await caller.ask(orders.pay, { id, orderNum, method: 'alipay' });
    const payment = await store.owner
      .selectFrom('payment')
      .select('out_trade_no')
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow();
    return payment.out_trade_no;
  };
  return {
    app,
    open,
    pay: async (caller, order) => {
      await settleSandbox(app, { outTradeNo: await open(caller, order), outcome: 'success' });
    },
    servers,
    school: () => createSchool(app),
    remote: ({ host, token }, n, broken) =>
      new RemoteCaller(host, token, (servers[n % 2] ?? servers[0]).base, agent, broken),
    async close() {
      agent.destroy();
      await Promise.all(servers.map((server) => server.kill('SIGTERM')));
      await app.close();
      await store.close();
      await dropDatabase(url, name);
    },
  };
}

async function setClock(base: string, now: Date): Promise<void> {
  const answer = await fetch(`${base}/__sim/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: now.toISOString() }),
  });
  if (!answer.ok) throw new Error(`a server does not take the time: ${answer.status}`);
}

async function appOn(store: Store, secretKey: string): Promise<FastifyInstance> {
  const config = readConfig({ SECRET_KEY: secretKey, RATE_LIMIT_FACTOR: '0', DEMO: '1' });
  const app = await buildApp(await assemble({ store, config, log: createLog('silent') }));
  await app.ready();
  return app;
}
