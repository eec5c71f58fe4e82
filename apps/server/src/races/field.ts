import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Call, type InputOf, orders } from '@shuyuan/contract';
import { afterAll, beforeAll } from 'vitest';
import { type Arena, openArena } from '../testing/arena.ts';
import type { Answer, Caller } from '../testing/caller.ts';
import { buildCourse, type CourseOverrides, type MadeCourse } from '../testing/catalogue.ts';
import type { School, StudentCaller } from '../testing/school.ts';

/** PostgreSQL of the run; without one the races are reported as skipped: the embedded engine serialises everything (C4). */
export const POSTGRES = process.env['TEST_DATABASE_URL'] ?? '';
/** Rounds of each race: a dozen in the daily run, of which planted faults need one to three; 1,000 in the nightly one (`RACE_ROUNDS`). */
export const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 12);
/** Concurrent requests, half on each process. */
export const AT_ONCE = 50;

/** A login that races. */
export type Racer = Pick<StudentCaller, 'id' | 'token'> & { host: string };

/** The arena of a test file; read it inside tests. */
export function openField(): { readonly arena: Arena } {
  let opened: Arena | null = null;
  beforeAll(async () => {
    opened = POSTGRES ? await openArena(POSTGRES) : null;
  }, 120_000);
  afterAll(() => opened?.close(), 60_000);
  return {
    get arena() {
      if (!opened) throw new Error('The arena opens in beforeAll: use it inside tests.');
      return opened;
    },
  };
}

/** Students with logins, many at a time. */
export async function buildRacers(school: School, count: number): Promise<Racer[]> {
  const racers: Racer[] = [];
  while (racers.length < count) {
    const few = Array.from({ length: Math.min(20, count - racers.length) }, () => school.student());
    racers.push(...(await Promise.all(few)).map(({ id, token }) => ({ id, token, host: school.host })));
  }
  return racers;
}

/** The item at an index that must exist. */
export function firstOf<T>(things: readonly T[], at: number): T {
  const thing = things[at];
  if (thing === undefined) throw new Error(`Nothing stands at place ${at}.`);
  return thing;
}

/** Starts everything concurrently; resolves to every response. */
export function race<T>(count: number, run: (at: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, at) => run(at)));
}

/** Number of responses by result code, or by status when it is not 200. */
export function codesOf(answers: readonly Answer<Call>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, code } of answers) {
    const name = status === 200 ? `code ${code}` : `HTTP ${status}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** A recorded course to buy, 100 yuan by default. */
export function buildOnSale(school: School, request: CourseOverrides = {}): Promise<MadeCourse> {
  return buildCourse(school, { ...request, course: { kind: 'recorded', ...request.course } });
}

const TRIES = 50;

/** Sends a request with retries: when the server is briefly unavailable (S5), again with the same idempotency key. */
export async function patiently<A extends { status: number }>(ask: () => Promise<A>): Promise<A> {
  for (let left = TRIES; ; left -= 1) {
    const answer = await ask();
    if (answer.status !== 503 || left === 0) return answer;
    await pause(50 + Math.random() * 200);
  }
}

type Request = InputOf<typeof orders.quote>;

/** Fetches the price and orders at it. */
export async function buy(
  caller: Caller,
  request: Request,
  requestId: string = randomUUID(),
): Promise<Answer<typeof orders.create>> {
  const quote = await patiently(() => caller.answer(orders.quote, request));
  if (!quote.data) return quote as unknown as Answer<typeof orders.create>;
  const version = quote.data.version;
  return patiently(() => caller.answer(orders.create, { ...request, version }, { requestId }));
}
