import path from 'node:path';
import type { Figure } from '../figures.ts';
import type { Options } from '../options.ts';
import { ACTS, type ActName, prepareActs } from './acts.ts';
import type { Bench } from './bench.ts';
import { expectSameTraces, measureActs, type Round, type Traces } from './contest.ts';
import { besides, p99, p99Of, rateOf } from './contestFigures.ts';
import { measureDoubles } from './doubles.ts';
import { prepareEmbeddedTrade } from './embeddedSchool.ts';
import { openEngine } from './engines.ts';
import { recordPostgres } from './recording.ts';

/** Enough courses to buy, and few enough to copy. */
const SIZE = { courses: 2_000, tenants: 0, hasTrade: true };
/** Requests per step and shot; fewer on the embedded engine, which has one connection. */
const SHOT = 300;
const SHOT_EMBEDDED = 120;

const WORDS: Record<ActName, string> = {
  quote: 'quote',
  create: 'order',
  open: 'payment opened',
  settle: 'payment settled',
};

const TRACES: Traces = {
  orders: 'select count(*) from trade_order',
  'paid orders': `select count(*) from trade_order where status = 'paid'`,
  charges: 'select count(*) from sandbox_charge',
  enrolments: 'select count(*) from enrolment',
};

/**
 * Rows 16 and 18: buying, step by step. A peer repeats what our server sent for such a request, bound to the buyer, offer or
 * order of each request, in as many transactions. Each writes to a copy of the same database, and must finally have
 * written as many orders, payments and enrolments as our server.
 */
export async function measureTrade(bench: Bench, options: Options): Promise<Figure[]> {
  return [...(await onPostgres(bench, options)), ...(await onEmbedded(bench, options))];
}

async function onPostgres(bench: Bench, { rounds }: Options): Promise<Figure[]> {
  const { url, school, made } = await bench.prepared('bench_trade', SIZE, (store, prepared) =>
    prepareActs(store, prepared, recordPostgres, SHOT * (rounds + 1)),
  );
  const { acts } = made;
  const peerUrl = await bench.copy('bench_trade', 'bench_trade_peer');
  const sql = await openEngine('pg', await bench.copy('bench_trade', 'bench_trade_sql'));
  const ours = await bench.ours({ url, school });
  const stack = await bench.peer('pg', { database: peerUrl, acts });
  const bare = await bench.peer('none', { acts });
  const ports = { ours: ours.port, stack: stack.port, bare: bare.port };
  const { found, failed } = await measureActs({ acts, ports, sql, rounds, shot: SHOT });
  for (const running of [stack, bare]) await running.stop();
  const [own, peer] = [await openEngine('pg', url), await openEngine('pg', peerUrl)];
  await expectSameTraces(TRACES, { ours: own, peers: [peer, sql], failed });
  const doubles = await measureDoubles({ ...made, port: ours.port, engine: own });
  await ours.stop();
  for (const engine of [own, peer, sql]) await engine.close();
  return [...ACTS.flatMap((act) => [rateOf(found, act, WORDS[act]), p99Of(found, act, WORDS[act])]), doubles];
}

async function onEmbedded(bench: Bench, { rounds }: Options): Promise<Figure[]> {
  const { dataDir, copies, school, acts } = await prepareEmbeddedTrade(
    bench.folder,
    SIZE,
    SHOT_EMBEDDED * (rounds + 1),
  );
  const ours = await bench.oursEmbedded(dataDir, school);
  const stack = await bench.peer('pglite', { database: copies.peer, acts });
  const bare = await bench.peer('none', { acts });
  const sql = await openEngine('pglite', copies.sql);
  const ports = { ours: ours.port, stack: stack.port, bare: bare.port };
  const { found, failed } = await measureActs({ acts, ports, sql, rounds, shot: SHOT_EMBEDDED });
  for (const running of [ours, stack, bare]) await running.stop();
  const [own, peer] = [await openEngine('pglite', path.join(dataDir, 'db')), await openEngine('pglite', copies.peer)];
  await expectSameTraces(TRACES, { ours: own, peers: [peer, sql], failed });
  for (const engine of [own, peer, sql]) await engine.close();
  return ACTS.map((act) => embeddedOf(found, act));
}

function embeddedOf(found: Round<ActName>[], act: ActName): Figure {
  return {
    ...rateOf(found, act, `embedded: ${WORDS[act]}`),
    row: 18,
    against: 'fastify+PGlite, same transactions',
    goal: { atLeast: 1 },
    note: `p99 ${p99(found, act, 'ours')} against ${p99(found, act, 'stack')}; ${besides(found, act)}`,
  };
}
