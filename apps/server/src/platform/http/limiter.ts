import rateLimit from '@fastify/rate-limit';
import type { RateClass } from '@shuyuan/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from './callerAddress.ts';
import { tooMany } from './errors.ts';

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
 * payment provider, whose few addresses speak for all students of all schools.
 */
export type RouteClass = RateClass | 'file' | 'notice';

/** Requests allowed per caller, by class of route (S7). */
export const RATE_RULES: Readonly<Record<RouteClass, Rule>> = {
  read: { login: 600, address: 3_000, windowMs: MINUTE_MS },
  write: { login: 120, address: 1_200, windowMs: MINUTE_MS },
  login: { login: 60, address: 120, windowMs: MINUTE_MS },
  code: { login: 20, address: 600, windowMs: HOUR_MS },
  file: { login: 1_200, address: 6_000, windowMs: MINUTE_MS },
  notice: { login: 6_000, address: 6_000, windowMs: MINUTE_MS },
};

/** Throws 429 when the caller has sent too many requests (S7). */
export type Limiter = (
  request: FastifyRequest,
  rateClass: RouteClass,
  caller: { companyId: number; login: string | null },
) => Promise<void>;

/**
 * Requests of one address in all schools, in multiples of those in one: counted when the headers have come, before a byte of the body is
 * read or anything is parsed. A few schools may share an address.
 */
const SCHOOLS_OF_ADDRESS = 4;

type Check = (request: FastifyRequest) => Promise<{ isAllowed: boolean; isExceeded?: boolean; ttlInSeconds?: number }>;

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
  const spend = async (request: FastifyRequest, limit: Check, key: string) => {
    keys.set(request, key);
    const state = await limit(request);
    if (!state.isAllowed && state.isExceeded) throw tooMany(Math.max(1, state.ttlInSeconds ?? 1));
  };
  app.addHook('onRequest', async (request) => {
    const { call, rate = call?.rate } = request.routeOptions.config;
    if (rate) await spend(request, checks[rate].early, `${rate}|${networkOf(request.ip)}`);
  });
  return async (request, rateClass, { companyId, login }) => {
    await spend(request, checks[rateClass].address, `${rateClass}|${companyId}|${networkOf(request.ip)}`);
    if (login) await spend(request, checks[rateClass].login, `${rateClass}|${companyId}|login|${login}`);
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Class of a route outside the contract, counted before anything else (S7). */
    rate?: RouteClass;
  }
}
