import { measureRounds } from '../rounds.ts';
import { ACTS, type Act, type ActName, type Acts } from './acts.ts';
import type { Engine } from './engines.ts';
import { fire, type Request, type Shot } from './load.ts';
import { repeat } from './repeat.ts';

/** The contenders: our server, a bare one with the same transactions, the transactions alone, a bare one with the same bytes. */
const WHO = ['ours', 'stack', 'sql', 'bare'] as const;
export type Who = (typeof WHO)[number];
/** One round. */
export type Round = Record<`${ActName} ${Who}`, Shot>;

/** Setup of a contest. */
export interface Contest {
  acts: Acts;
  ports: Record<Exclude<Who, 'sql'>, number>;
  sql: Engine;
  rounds: number;
  /** Requests of a step in one shot: each is sent once to each contender. */
  shot: number;
}

const CALLERS = 50;

/** The rounds, and the number of failed requests including the warm-up. */
export interface Outcome {
  found: Round[];
  failed: number;
}

/** Measures every step for every contender in each round. */
export async function measureActs({ acts, ports, sql, rounds, shot }: Contest): Promise<Outcome> {
  let failed = 0;
  const counted = async (name: string, running: Promise<Shot>) => {
    const result = await running;
    if (result.failures > 0) console.log(`${name}: ${result.failures} failed, the first with ${result.failure}`);
    failed += result.failures;
    return result;
  };
  const contenders = ACTS.flatMap((name) =>
    WHO.map((who) => {
      const next = numbers(shot);
      const act = acts[name];
      const run =
        who === 'sql'
          ? () => fireSql(sql, act, next())
          : () =>
              fire({
                port: ports[who],
                connections: CALLERS,
                requests: next().map((n) => requestTo(who, name, act, n)),
              });
      return [`${name} ${who}`, () => counted(`${name} ${who}`, run())] as const;
    }),
  );
  const found = (await measureRounds(Object.fromEntries(contenders), rounds)) as Round[];
  return { found, failed };
}

function requestTo(who: Who, name: ActName, act: Act, n: number): Request {
  const request = act.request(n);
  if (who === 'ours') return request;
  const { method = 'GET', body } = request;
  return { method, body, host: 'localhost', path: `/acts/${name}/${n}` };
}

/** Returns the next `step` numbers at each call, from 0. */
function numbers(step: number): () => number[] {
  let from = 0;
  return () => {
    from += step;
    return Array.from({ length: step }, (_, at) => from - step + at);
  };
}

/** The same transactions from as many callers, without an HTTP server. */
async function fireSql({ inTransaction }: Engine, { script, facts }: Act, wanted: readonly number[]): Promise<Shot> {
  const began = performance.now();
  const queue = wanted.values();
  const caller = async () => {
    for (const n of queue) await repeat(script, facts[n] ?? {}, inTransaction);
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  const seconds = (performance.now() - began) / 1000;
  return { perSecond: wanted.length / seconds, p50: Number.NaN, p99: Number.NaN, failures: 0 };
}

/** Row counts that must be equal in every copy and in ours. */
const TRACES = {
  orders: 'select count(*) from trade_order',
  'paid orders': `select count(*) from trade_order where status = 'paid'`,
  charges: 'select count(*) from sandbox_charge',
  enrolments: 'select count(*) from enrolment',
};

/** Throws unless the peers have written as much as our server, except for failed requests. */
export async function expectSameTraces(ours: Engine, peers: readonly Engine[], failed: number): Promise<void> {
  for (const [what, text] of Object.entries(TRACES)) {
    const count = Number(await ours.value(text));
    for (const peer of peers) {
      const other = Number(await peer.value(text));
      if (Math.abs(other - count) > failed)
        throw new Error(`A peer has written ${other} ${what}, our server ${count}.`);
    }
  }
}
