import { type Call, decodeInput, GUEST_HEADER, type InputOf } from '@shuyuan/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalid, loggedOut, missing } from '../core/errors.ts';
import { companyOfToken } from '../core/secrets.ts';
import type { CompanyRow } from '../data/companies.ts';
import type { ParsedRequests } from './cachedResponse.ts';
import { deviceOf } from './device.ts';
import type { Guess } from './guesses.ts';
import { companyOfHost, companyOfId } from './hostCompany.ts';
import { type Common, readCommon, refuseBrokenText } from './parameters.ts';
import type { RequestParts } from './requestContext.ts';
import type { QueuedCaller } from './requestQueue.ts';
import { inTurn, queuedCaller } from './turns.ts';

/** A request before its transaction. */
export interface ReadRequest<C extends Call = Call> {
  common: Common;
  company: CompanyRow;
  token: string | null;
  /** Hash of the token, whether or not it is one of a login. */
  loginHash: string | null;
  /** Whose turn it is in the queue for the database (S12). */
  queued: QueuedCaller;
  input: InputOf<C>;
  /** Cache key of the response, if responses are cached. */
  key: string | null;
  now: Date;
  ip: string;
  userAgent: string;
  device: string | null;
  guestToken: string | null;
}

/** Everything before the transaction: parameters, school, limits, schema; in this order, so that an ended login is reported first. */
export async function readRequest<C extends Call>(
  app: FastifyInstance,
  request: FastifyRequest,
  call: C,
  { ignoresToken = false, parsed }: { ignoresToken?: boolean; parsed?: ParsedRequests<C> | undefined } = {},
): Promise<ReadRequest<C>> {
  const known = parsed?.find(request);
  const common = known?.common ?? readCommon(request, call);
  const token = ignoresToken ? null : common.token;
  if (call.access !== 'public' && !token) throw loggedOut();
  const company = token ? await companyOf(app, request, token, common) : await companyOfHost(app, request);
  if (!company) throw token ? loggedOut() : missing();
  const guestToken = guestOf(request.headers[GUEST_HEADER]);
  const loginHash = token && app.platform.secrets.hash('token', company.id, token);
  const login = loginHash && app.platform.knownLogins.has(loginHash) ? loginHash : null;
  const guess = login === null ? guessOf(call, loginHash, guestToken) : null;
  await app.limiter(request, call.rate, { companyId: company.id, login, guess });
  const input = known?.input ?? decodedInput(call, common.input);
  const { key } = known ?? parsed?.add(request, common, input) ?? { key: null };
  return {
    common,
    company,
    token,
    loginHash,
    queued: queuedCaller(request, company.id, login),
    input,
    key,
    now: app.platform.clock.now(),
    ip: request.ip,
    userAgent: cleanAgent(request.headers['user-agent']),
    device: deviceOf(request.headers.cookie),
    guestToken,
  };
}

/** What a request of nobody known tries: a token by the kind of login it is to be, or one of a guest's record. */
function guessOf(call: Call, loginHash: string | null, guestToken: string | null): Guess | null {
  if (loginHash) return { secret: `${call.access} ${loginHash}`, refusal: 'loggedOut' };
  return guestToken === null ? null : { secret: guestToken };
}

/** Input of a handler. */
export function partsOf<C extends Call>(read: ReadRequest<C>): RequestParts<C> {
  const { input, company, common, now, ip, userAgent, device, guestToken } = read;
  return {
    input,
    company,
    companyId: company.id,
    locale: common.locale,
    now,
    ip,
    userAgent,
    device,
    guestToken,
    given: {},
  };
}

/** The token of a guest's record, if it has the form of one. */
function guestOf(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && companyOfToken(header) !== null ? header : null;
}

/** The school that a token names; a request that claims another is answered as logged out, and changes nothing (T1). */
async function companyOf(
  app: FastifyInstance,
  request: FastifyRequest,
  token: string,
  common: Common,
): Promise<CompanyRow | null> {
  const companyId = companyOfToken(token);
  if (companyId === null || common.claimedCompanies.some((claim) => claim !== String(companyId))) throw loggedOut();
  return companyOfId(app, request, companyId);
}

/** Refuses a token that is not of an active student login (E1). */
export async function verifyToken(
  app: FastifyInstance,
  request: FastifyRequest,
  token: string,
  common: Common,
): Promise<void> {
  const company = await companyOf(app, request, token, common);
  if (!company) throw loggedOut();
  const student = await inTurn(app, queuedCaller(request, company.id), (tx) =>
    app.platform.logins.findStudent(tx, company.id, token),
  );
  if (!student) throw loggedOut();
}

/**
 * The parameters of a call in product words; input that breaks the schema is answered with 422. So is a NUL or half
 * a surrogate pair in any text (X8, E2); it may also be an escape in a text that the schema decodes.
 */
export function decodedInput<C extends Call>(call: C, raw: unknown): InputOf<C> {
  refuseBrokenText(raw);
  const read = decodeInput(call, raw);
  if (!read.ok) throw invalid(read.problems);
  refuseBrokenText(read.value);
  return read.value as InputOf<C>;
}

/** The user agent as it is stored: printable, at most 200 characters (X8). */
function cleanAgent(agent: string | undefined): string {
  return (agent ?? '').replaceAll(/[^\x20-\x7e]/g, '').slice(0, 200);
}
