import pg from 'pg';
import { type Figure, median, ratioOf, show } from '../figures.ts';
import type { Options } from '../options.ts';
import { measureRounds } from '../rounds.ts';
import type { Bench } from './bench.ts';
import { ask, fire, type Request, type Shot } from './load.ts';
import type { Statement } from './recording.ts';

const CALLERS = 50;
const POOL_SIZE = 10;

/** Rows 15 and 16: overhead of the server over framework, driver and database. */
export async function measureLists(bench: Bench, { rounds, shotMs }: Options): Promise<Figure[]> {
  const filled = await bench.large();
  const { school, statements, url } = filled;
  const ours = await bench.ours(filled);
  const bareList = await bench.peer('none', { answer: await ask(ours.port, school.anonymousList) });
  const bareTenant = await bench.peer('none', { answer: await ask(ours.port, school.tenant) });
  const stack = await bench.peer('pg', { database: url, statements });
  await ask(ours.port, school.studentList);
  await ask(stack.port, peerOf('/list'));

  const shot = (port: number, request: Request) => () => fire({ port, requests: [request], ms: shotMs });
  const found = await measureRounds(
    {
      student: shot(ours.port, school.studentList),
      stack: shot(stack.port, peerOf('/list')),
      sql: () => fireSql(url, statements, shotMs),
      anonymous: shot(ours.port, school.anonymousList),
      bareList: shot(bareList.port, peerOf('/fixed')),
      tenant: shot(ours.port, school.tenant),
      bareTenant: shot(bareTenant.port, peerOf('/fixed')),
    },
    rounds,
  );
  for (const running of [ours, bareList, bareTenant, stack]) await running.stop();
  const rate = (name: keyof (typeof found)[number]) => show(median(found.map((r) => r[name].perSecond)), '/s');
  const p99 = (name: keyof (typeof found)[number]) => show(median(found.map((r) => r[name].p99)), ' ms');
  const toSql = ratioOf(
    found,
    (r) => r.student.perSecond,
    (r) => r.sql.perSecond,
  );
  const failures = found.reduce((sum, r) => sum + r.student.failures + r.anonymous.failures + r.tenant.failures, 0);
  return [
    {
      row: 15,
      name: "course list, student's, uncached",
      ours: rate('student'),
      peer: rate('stack'),
      against: 'fastify+pg, same transaction',
      ratio: ratioOf(
        found,
        (r) => r.student.perSecond,
        (r) => r.stack.perSecond,
      ),
      goal: { atLeast: 0.95 },
      note: `${toSql.toFixed(2)}x of the bare statements (${rate('sql')}); ${failures} failed answers of ours`,
    },
    {
      row: 15,
      name: "course list, student's, p99",
      ours: p99('student'),
      peer: p99('stack'),
      against: 'fastify+pg',
      ratio: ratioOf(
        found,
        (r) => r.student.p99,
        (r) => r.stack.p99,
      ),
      goal: { atMost: 1.2 },
    },
    {
      row: 15,
      name: "course list, visitor's, cached",
      ours: rate('anonymous'),
      peer: rate('bareList'),
      against: 'bare fastify, same bytes',
      ratio: ratioOf(
        found,
        (r) => r.anonymous.perSecond,
        (r) => r.bareList.perSecond,
      ),
      goal: { atLeast: 0.8 },
      note: `${ratioOf(
        found,
        (r) => r.anonymous.perSecond,
        (r) => r.stack.perSecond,
      ).toFixed(1)}x of fastify+pg`,
    },
    {
      row: 16,
      name: 'tenant look-up',
      ours: rate('tenant'),
      peer: rate('bareTenant'),
      against: 'bare fastify, same bytes',
      ratio: ratioOf(
        found,
        (r) => r.tenant.perSecond,
        (r) => r.bareTenant.perSecond,
      ),
      goal: { atLeast: 0.9 },
    },
  ];
}

/** A request to a peer. */
export function peerOf(path: '/fixed' | '/list'): Request {
  return { path, host: 'localhost' };
}

/** The same transactions from as many callers, without an HTTP server: the throughput of PostgreSQL and the driver. */
async function fireSql(url: string, statements: readonly Statement[], ms: number): Promise<Shot> {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE });
  const until = performance.now() + ms;
  const began = performance.now();
  let done = 0;
  const caller = async () => {
    while (performance.now() < until) {
      const client = await pool.connect();
      await client.query('begin');
      for (const { text, values } of statements) await client.query(text, [...values]);
      await client.query('commit');
      client.release();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  const seconds = (performance.now() - began) / 1000;
  await pool.end();
  return { perSecond: done / seconds, p50: Number.NaN, p99: Number.NaN, failures: 0 };
}
