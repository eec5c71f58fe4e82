import { setTimeout as pause } from 'node:timers/promises';
import rateLimit from '@fastify/rate-limit';
import type { RateClass } from '@shuyuan/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../core/callerAddress.ts';
import { tooMany } from '../core/errors.ts';
import { type Check, type Guess, limitGuesses } from './guesses.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface Rule {
  /** Requests of one login in the window. */
  login: number;
  /** Requests of one address in one school in the window; a whole school may share one address. */
  address: number;
  windowMs: number;
}

/**
 * Classes of calls; `file`: pictures and media, of which a page shows dozens and a lesson fetches hundreds; `notice`: notifications of a
 * payment provider, whose few addresses speak for all students of all schools; `document`: the description of all calls, a megabyte long.
 */
export type RouteClass = RateClass | 'file' | 'notice' | 'document';

/** Requests allowed per caller, by class of route (S7). */
export const RATE_RULES: Readonly<Record<RouteClass, Rule>> = {
  read: { login: 600, address: 3_000, windowMs: MINUTE_MS },
  write: { login: 120, address: 1_200, windowMs: MINUTE_MS },
  login: { login: 60, address: 120, windowMs: MINUTE_MS },
  code: { login: 20, address: 600, windowMs: HOUR_MS },
  file: { login: 1_200, address: 6_000, windowMs: MINUTE_MS },
  notice: { login: 6_000, address: 6_000, windowMs: MINUTE_MS },
  document: { login: 60, address: 60, windowMs: MINUTE_MS },
};

/** Whose request is counted. */
interface LimitedCaller {
  companyId: number;
  /** Hash of the token of a login that was found before; null for everybody else. */
  login: string | null;
  guess?: Guess | null;
}

/** Throws 429 when the caller has sent too many requests, and the refusal of a secret that was looked up in vain a moment ago (S7). */
export type Limiter = (request: FastifyRequest, rateClass: RouteClass, caller: LimitedCaller) => Promise<void>;

/**
 * Requests of one address in all schools, in multiples of those in one: counted when the headers have come, before a byte of the body is
 * read or anything is parsed. A few schools may share an address.
 */
const SCHOOLS_OF_ADDRESS = 4;

/**
 * Refusals of an address in a minute, secrets that were not found among them, after which each further one is answered late, in ms: many
 * connections that ask again as soon as they are refused would keep the process busy with refusals. Of more than so many that wait, the next
 * is refused at once and its connection closed. From then on no secret of the address is looked up for the rest of the minute, but for known logins.
 */
export const PROMPT_REFUSALS = 300;
const LATE_MS = 1_000;
const LATE_AT_ONCE = 2_000;
/** Bytes of a body that are not read any more once a request is refused: its connection is closed instead. */
const UNREAD_BYTES = 65_536;

/** Builds the limiter; a factor multiplies every figure and 0 switches it off. */
export async function registerLimiter(app: FastifyInstance, factor: number): Promise<Limiter> {
  if (factor === 0) return async () => {};
  await app.register(rateLimit, { global: false, cache: 20_000 });
  const keys = new WeakMap<FastifyRequest, string>();
  const check = (max: number, windowMs: number): Check =>
    app.createRateLimit({
      max: Math.max(1, Math.round(max * factor)),
      timeWindow: windowMs,
      keyGenerator: (request) => keys.get(request) ?? request.ip,
    }) as Check;
  const checks = Object.fromEntries(
    Object.entries(RATE_RULES).map(([name, rule]) => [
      name,
      {
        login: check(rule.login, rule.windowMs),
        address: check(rule.address, rule.windowMs),
        early: check(SCHOOLS_OF_ADDRESS * rule.address, rule.windowMs),
      },
    ]),
  ) as Record<RouteClass, { login: Check; address: Check; early: Check }>;
  const refusals = app.createRateLimit({
    max: PROMPT_REFUSALS,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => `refused|${networkOf(request.ip)}`,
  }) as Check;
  const lookUpOnce = limitGuesses(app, refusals, MINUTE_MS);
  let late = 0;
  const refuse = async (request: FastifyRequest, seconds: number): Promise<never> => {
    if ((await refusals(request)).isExceeded) {
      if (late >= LATE_AT_ONCE) request.raw.destroy();
      else {
        late += 1;
        await pause(LATE_MS, undefined, { ref: false });
        late -= 1;
      }
    }
    throw tooMany(Math.max(1, seconds));
  };
  const spend = async (request: FastifyRequest, limit: Check, key: string) => {
    keys.set(request, key);
    const state = await limit(request);
    if (!state.isAllowed && state.isExceeded) await refuse(request, state.ttlInSeconds ?? 1);
  };
  app.addHook('onRequest', async (request, reply) => {
    const { call, rate = call?.rate } = request.routeOptions.config;
    if (!rate) return;
    try {
      await spend(request, checks[rate].early, `${rate}|${networkOf(request.ip)}`);
    } catch (error) {
      if (!(Number(request.headers['content-length'] ?? 0) <= UNREAD_BYTES)) reply.header('connection', 'close');
      throw error;
    }
  });
  return async (request, rateClass, { companyId, login, guess }) => {
    if (guess) {
      const { isExceeded, ttlInSeconds = 1 } = await refusals(request, { increment: false });
      if (isExceeded) await refuse(request, ttlInSeconds);
    }
    await spend(request, checks[rateClass].address, `${rateClass}|${companyId}|${networkOf(request.ip)}`);
    if (login) await spend(request, checks[rateClass].login, `${rateClass}|${companyId}|login|${login}`);
    if (guess) await lookUpOnce(request, guess);
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Class of a route outside the contract, counted before anything else (S7). */
    rate?: RouteClass;
  }
}
