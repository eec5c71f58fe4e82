import type { Call, OutputOf } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import type { Refusal } from '../core/errors.ts';
import { NO_COMPANY } from '../data/companies.ts';
import type { Tx } from '../data/tenancy.ts';
import { type IdempotencyKey, idempotencyKeyOf, once } from '../work/idempotency.ts';
import { encodeAnswer, mount } from './answer.ts';
import { expectedCaller, findCaller, holderOfCaller, whileFinding } from './authentication.ts';
import { ParsedRequests, toCachedResponse } from './cachedResponse.ts';
import type { Guess } from './guesses.ts';
import { createLinkSigner } from './linkSigner.ts';
import type { Found } from './login.ts';
import { readCommon } from './parameters.ts';
import { decodedInput, partsOf, type ReadRequest, readRequest, verifyToken } from './readRequest.ts';
import type { Answered, CachePolicy, Context, RequestParts } from './requestContext.ts';
import { queuedCaller } from './turns.ts';

type Result<C extends Call> = Promise<OutputOf<C> | Refusal>;

interface Options {
  /** Caches responses to visitors. */
  cache?: CachePolicy;
  isTenantless?: false;
}
interface TenantlessOptions {
  cache: CachePolicy;
  /** The call belongs to no school, such as the look-up of schools: its handler gets no transaction. */
  isTenantless: true;
}
type TenantlessContext<C extends Call> = Pick<RequestParts<C>, 'input' | 'locale'>;

/**
 * Joins a call to its handler, in one transaction of the caller's school (T1). Who may call, and so whether the context
 * has a student, a lecturer or an optional caller, follows from the call's `access`.
 */
export function route<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (context: Context<C>) => Result<C>,
  options?: Options,
): void;
export function route<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (context: TenantlessContext<C>) => Result<C>,
  options: TenantlessOptions,
): void;
export function route<C extends Call>(
  app: FastifyInstance,
  call: C,
  // The options decide which context a handler gets; the overloads declare it.
  handler: (context: Context<C>) => Result<C>,
  options: Options | TenantlessOptions = {},
): void {
  if (options.isTenantless) {
    mountTenantless(app, call, handler as unknown as (context: TenantlessContext<C>) => Result<C>, options.cache);
  } else {
    mountInSchool(app, call, handler, options.cache);
  }
}

function mountInSchool<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (context: Context<C>) => Result<C>,
  cache: CachePolicy | undefined,
): void {
  const parsed = cache && new ParsedRequests(call);
  mount(app, call, async (request) => {
    const read = await readRequest(app, request, call, { parsed });
    const { company, key, token } = read;
    if (!cache || !key || token) return inTransaction(app, call, read, handler);
    // Others may wait for the same answer, so it is loaded even if this caller has gone.
    const shared = { ...read, queued: { ...read.queued, isGone: () => false } };
    return app.platform.cache.get(company.id, cache.tag, key, cache.ttlMs, async () =>
      toCachedResponse((await inTransaction(app, call, shared, handler)).text),
    );
  });
}

/** One transaction of the school, with the caller in it; the answer is stored for the request's idempotency key (C1). */
async function inTransaction<C extends Call>(
  { platform, requestQueue }: FastifyInstance,
  call: C,
  read: ReadRequest<C>,
  handler: (context: Context<C>) => Result<C>,
): Promise<Answered> {
  const { tenancy, secrets, texts } = platform;
  const parts = partsOf(read);
  const answer = async (tx: Tx, found: Found) => {
    const holder = holderOfCaller(found, read.device);
    const links = createLinkSigner(secrets, { companyId: read.company.id, holder, now: read.now });
    // The caller found by `call.access` is the one that `CallerOf` names for it.
    const context = { ...parts, ...found.caller, links, tx } as unknown as Context<C>;
    return encodeAnswer(call, await handler(context), { texts, locale: read.common.locale });
  };
  const text = await once(
    (work) =>
      requestQueue(read.queued, () =>
        tenancy.withTenant(read.company.id, (tx) => {
          const finding = findCaller(platform, tx, call.access, read);
          return whileFinding(finding, expectedCaller(platform, call.access, read), (found) =>
            work(tx, keyOf(call, read, found.actor), () => answer(tx, found)),
          );
        }),
      ),
    secrets,
  );
  return { text, device: parts.given.device };
}

function mountTenantless<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (context: TenantlessContext<C>) => Result<C>,
  cache: CachePolicy,
): void {
  const parsed = new ParsedRequests(call);
  const { texts } = app.platform;
  mount(app, call, async (request) => {
    const known = parsed.find(request);
    const common = known?.common ?? readCommon(request, call);
    const guess: Guess | null = common.token ? { secret: common.token, refusal: 'loggedOut' } : null;
    await app.limiter(request, call.rate, { companyId: NO_COMPANY, login: null, guess });
    if (common.token) await verifyToken(app, request, common.token, common);
    const { input, key } = known ?? parsed.add(request, common, decodedInput(call, common.input));
    const { locale } = common;
    // Others may wait for the same answer, so it is loaded even if this caller has gone.
    const queued = { ...queuedCaller(request, NO_COMPANY), isGone: () => false };
    return app.platform.cache.get(NO_COMPANY, cache.tag, key, cache.ttlMs, async () =>
      toCachedResponse(
        encodeAnswer(call, await app.requestQueue(queued, () => handler({ input, locale })), { texts, locale }),
      ),
    );
  });
}

/** The idempotency key of a request that carries a `requestId` (C1). */
export function keyOf(call: Call, { common, company, now }: ReadRequest, actor: string): IdempotencyKey | null {
  if (!common.requestId) return null;
  const { requestId, input } = common;
  return idempotencyKeyOf({ companyId: company.id, actor, path: `${call.method} ${call.path}`, requestId, input, now });
}
