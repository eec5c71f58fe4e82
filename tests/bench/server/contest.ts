import { measureRounds } from '../rounds.ts';
import type { Engine } from './engines.ts';
import type { Act } from './learnAct.ts';
import { fire, type Request, type Shot } from './load.ts';
import { repeat } from './repeat.ts';

/** The contenders: our server, a bare one with the same transactions, the transactions alone, a bare one with the same bytes. */
const WHO = ['ours', 'stack', 'sql', 'bare'] as const;
export type Who = (typeof WHO)[number];
/** One round. */
export type Round<N extends string> = Record<`${N} ${Who}`, Shot>;

/** Setup of a contest. */
export interface Contest<N extends string> {
  acts: Readonly<Record<N, Act>>;
  ports: Record<Exclude<Who, 'sql'>, number>;
  sql: Engine;
  rounds: number;
  /** Rounds before that are discarded; one unless said. */
  warmUps?: number;
  /** Requests of a step in one shot: each is sent once to each contender. */
  shot: number | Readonly<Record<N, number>>;
}

const CALLERS = 50;

/** The rounds, and the number of failed requests including the warm-up. */
export interface Outcome<N extends string> {
  found: Round<N>[];
  failed: number;
}

/** Measures every step for every contender in each round. */
export async function measureActs<N extends string>({
  acts,
  ports,
  sql,
  rounds,
  warmUps,
  shot,
}: Contest<N>): Promise<Outcome<N>> {
  let failed = 0;
  const counted = async (name: string, running: Promise<Shot>) => {
    const result = await running;
    if (result.failures > 0) console.log(`${name}: ${result.failures} failed, the first with ${result.failure}`);
    failed += result.failures;
    return result;
  };
  const contenders = (Object.keys(acts) as N[]).flatMap((name) =>
    WHO.map((who) => {
      const next = numbers(typeof shot === 'number' ? shot : shot[name]);
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
  const found = (await measureRounds(Object.fromEntries(contenders), rounds, warmUps)) as Round<N>[];
  return { found, failed };
}

function requestTo(who: Who, name: string, act: Act, n: number): Request {
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
export type Traces = Readonly<Record<string, string>>;

/** Throws unless the peers have written as much as our server, except for failed requests. */
export async function expectSameTraces(
  traces: Traces,
  { ours, peers, failed }: { ours: Engine; peers: readonly Engine[]; failed: number },
): Promise<void> {
  for (const [what, text] of Object.entries(traces)) {
    const count = Number(await ours.value(text));
    for (const peer of peers) {
      const other = Number(await peer.value(text));
      if (Math.abs(other - count) > failed)
        throw new Error(`A peer has written ${other} ${what}, our server ${count}.`);
    }
  }
}
