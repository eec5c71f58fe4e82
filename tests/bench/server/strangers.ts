import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '@shuyuan/contract';
import { createSecrets } from '../../../apps/server/src/platform/core/secrets.ts';
import { BASES } from '../../../apps/server/src/platform/http/answer.ts';
import type { StudentCaller } from '../../../apps/server/src/testing/school.ts';
import { type Figure, median, ratioOf, show } from '../figures.ts';
import type { Options } from '../options.ts';
import { measureRounds } from '../rounds.ts';
import type { Bench } from './bench.ts';
import { fire, type Request, wireOf } from './load.ts';
import { requestOf } from './requests.ts';
import type { BenchSchool } from './school.ts';
import type { Flood } from './strangerProcess.ts';

const SIZE = { courses: 2_000, tenants: 0 };
const CONNECTIONS = 200;
/** Requests that each kind of stranger has at hand. */
const WIRES = 200;
/** Keys of a body of one megabyte. */
const KEYS = 127_000;
/** Students who read in turns, so that no limit of a login is reached. */
const STUDENTS = 100;
/** Time for all connections to be open, and length of a measurement, in ms. */
const WARM_MS = 500;
const SHOT_MS = 3_000;

const FORWARDED = 'x-forwarded-for';
const STRANGER = '203.0.113.7';
let addresses = 0;
const random = (length: number) => randomBytes(length).toString('base64url').slice(0, length);

/** What strangers ask for: a path that is there for anybody, or anybody's guess. */
type Kind = 'docs' | 'keys' | 'files' | 'calendar' | 'welcome' | 'tokens';

function requestsOf({ host, secretKey, id }: BenchSchool): Record<Kind, (n: number) => Request> {
  const secrets = createSecrets(secretKey);
  const keys = JSON.stringify(Object.fromEntries(Array.from({ length: KEYS }, (_, n) => [n.toString(36), 0])));
  const { courses, account } = contract;
  return {
    docs: () => ({ path: '/api/docs/json', host }),
    keys: () => ({ method: 'POST', path: BASES.student + account.login.path, host, body: keys }),
    files: () => ({ path: `/files/u/${randomBytes(16).toString('hex')}.png`, host }),
    calendar: (n) => ({ path: `/api/calendar/${n}.${random(43)}.ics`, host }),
    welcome: () => ({ path: `/welcome/${secrets.newToken(id)}`, host }),
    tokens: () => requestOf(courses.list, { page: 1, pageSize: 20 }, { host, token: secrets.newToken(id) }),
  };
}

const NAMES: Record<Kind, string> = {
  docs: '/api/docs/json',
  keys: `bodies of ${KEYS} keys`,
  files: '/files/u/*',
  calendar: '/api/calendar/*',
  welcome: '/welcome/*',
  tokens: 'made-up tokens',
};
const KINDS = Object.keys(NAMES) as Kind[];
/** Kinds that guess a secret: each look-up costs, until their address has guessed too much. */
const GUESSES = ['files', 'calendar', 'welcome', 'tokens'] as const;
type NewGuess = `new ${(typeof GUESSES)[number]}`;

/**
 * Row 32: a student who reads while 200 connections of one address ask for what they have no right to, as fast as they are answered. The
 * limits are those of production; addresses come from the header of a proxy. What the machine itself loses to the strangers is shown by
 * the same ones at a bare Fastify in another process. Addresses are known from the warm-up on; guesses come from new ones as well.
 */
export async function measureStrangers(bench: Bench, { rounds }: Options): Promise<Figure[]> {
  const {
    url,
    school,
    made: students,
  } = await bench.prepared('bench_strangers', SIZE, (_store, prepared) => build(prepared));
  const ours = await bench.ours({ url, school }, { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
  const bare = await bench.peer('none');
  const strangers = await bench.run('tests/bench/server/strangerProcess.ts', {});
  const reads = students.map(({ token }, n) => ({
    ...requestOf(contract.courses.list, { page: 1, pageSize: 20 }, { host: school.host, token }),
    headers: { [FORWARDED]: `198.51.100.${n}` },
  }));
  const tell = async (path: string, body?: Flood) => {
    const answer = await fetch(`http://127.0.0.1:${strangers.port}${path}`, {
      method: 'POST',
      body: JSON.stringify(body ?? {}),
    });
    return ((await answer.json()) as { answers: number }).answers;
  };
  const read = () => fire({ port: ours.port, requests: reads, connections: 1, ms: SHOT_MS });
  const requests = requestsOf(school);
  const during =
    (kind: Kind, port: number, addressOf = () => STRANGER) =>
    async () => {
      const address = addressOf();
      const wires = Array.from({ length: kind === 'keys' ? 1 : WIRES }, (_, n) => {
        const request = requests[kind](n);
        return wireOf({ ...request, headers: { ...request.headers, [FORWARDED]: address } });
      });
      await tell('/begin', { port, connections: CONNECTIONS, wires });
      await pause(WARM_MS);
      const shot = await read();
      const answers = await tell('/end');
      await pause(WARM_MS);
      return { ...shot, answers };
    };
  const idle = async () => ({ ...(await read()), answers: 0 });
  const kinds = Object.fromEntries(KINDS.map((kind) => [kind, during(kind, ours.port)])) as Record<Kind, typeof idle>;
  const newAddress = () => {
    addresses += 1;
    return `203.0.114.${addresses}`;
  };
  const elsewhere = during('files', bare.port);
  const guesses = Object.fromEntries(
    GUESSES.map((kind) => [`new ${kind}`, during(kind, ours.port, newAddress)]),
  ) as Record<NewGuess, typeof idle>;
  const found = await measureRounds({ idle, elsewhere, ...guesses, ...kinds }, rounds);
  for (const running of [ours, bare, strangers]) await running.stop();
  const p99 = (who: Kind | NewGuess | 'idle' | 'elsewhere') => median(found.map((round) => round[who].p99));
  const figure = (who: Kind | NewGuess | 'elsewhere', name: string): Figure => ({
    row: 32,
    name: `student's p99 while strangers flood ${name}`,
    ours: show(p99(who), ' ms'),
    peer: show(p99('idle'), ' ms'),
    against: 'idle',
    ratio: ratioOf(
      found,
      (round) => round[who].p99,
      (round) => round.idle.p99,
    ),
    goal: { atMost: 2 },
    note: `strangers: ${show(median(found.map((round) => round[who].answers * (1_000 / (SHOT_MS + WARM_MS)))), '/s')}; student: p50 ${show(median(found.map((round) => round[who].p50)), ' ms')}, ${found.reduce((sum, round) => sum + round[who].failures, 0)} failures`,
  });
  return [
    ...KINDS.map((kind) => figure(kind, NAMES[kind])),
    ...GUESSES.map((kind) => figure(`new ${kind}`, `${NAMES[kind]}, their address being new`)),
    figure('elsewhere', 'a bare Fastify beside it'),
  ];
}

async function build(school: BenchSchool): Promise<StudentCaller[]> {
  const students: StudentCaller[] = [];
  while (students.length < STUDENTS) students.push(await school.student());
  return students;
}
