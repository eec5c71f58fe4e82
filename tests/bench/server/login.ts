import { availableParallelism } from 'node:os';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { type Figure, median, ratioOf, show } from '../figures.ts';
import type { Options } from '../options.ts';
import { measureRounds } from '../rounds.ts';
import type { Bench } from './bench.ts';
import { ask, fire, type Shot } from './load.ts';
import { LOGINS, PASSWORD } from './school.ts';

/** The cost of apps/server/src/platform/core/passwords.ts (A7). */
const COST = {
  algorithm: 2 satisfies Algorithm.Argon2id as Algorithm,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};
const READERS = 10;

/** Row 17: cost of a login beyond its hash, and the effect of a burst of logins on readers. */
export async function measureLogin(bench: Bench, { rounds, shotMs }: Options): Promise<Figure[]> {
  const filled = await bench.small();
  const { school } = filled;
  const ours = await bench.ours(filled);
  await ask(ours.port, school.logins[0] ?? school.tenant);
  await ask(ours.port, school.studentList);
  const stored = await hash(PASSWORD, COST);
  const ms = shotMs * 2;
  const logins = (forMs: number) => fire({ port: ours.port, requests: school.logins, connections: LOGINS, ms: forMs });
  const list = () => fire({ port: ours.port, requests: [school.studentList], connections: READERS, ms });
  const found = await measureRounds(
    {
      logins: () => logins(ms),
      bare: () => fireHashes(stored, ms),
      quiet: list,
      storm: async () => (await Promise.all([list(), logins(ms)]))[0],
    },
    rounds,
  );
  await ours.stop();
  const failures = found.reduce((sum, r) => sum + r.logins.failures + r.storm.failures, 0);
  const rate = (name: 'logins' | 'bare') => show(median(found.map((r) => r[name].perSecond)), '/s');
  const p99 = (name: 'quiet' | 'storm') => show(median(found.map((r) => r[name].p99)), ' ms');
  return [
    {
      row: 17,
      name: 'login',
      ours: rate('logins'),
      peer: rate('bare'),
      against: 'bare argon2id, same cost',
      ratio: ratioOf(
        found,
        (r) => r.logins.perSecond,
        (r) => r.bare.perSecond,
      ),
      goal: { atLeast: 0.95 },
      note: `${LOGINS} connections, ${failures} failed answers`,
    },
    {
      row: 17,
      name: 'course list during a storm of logins, p99',
      ours: p99('storm'),
      peer: p99('quiet'),
      against: 'the same without the storm',
      ratio: ratioOf(
        found,
        (r) => r.storm.p99,
        (r) => r.quiet.p99,
      ),
      goal: { atMost: 1.5 },
      note: `${READERS} readers beside ${LOGINS} logins at once`,
    },
  ];
}

/** Hashes only, one per core concurrently. */
async function fireHashes(stored: string, ms: number): Promise<Shot> {
  const until = performance.now() + ms;
  const began = performance.now();
  let done = 0;
  const worker = async () => {
    while (performance.now() < until) {
      await verify(stored, PASSWORD);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return { perSecond: (done * 1000) / (performance.now() - began), p50: Number.NaN, p99: Number.NaN, failures: 0 };
}
