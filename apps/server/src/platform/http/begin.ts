import { type Call, decodeInput, type InputOf } from '@shuyuan/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Member, type Student, selectLecturer, selectMember, selectStudent } from '../../domain/logins/session.ts';
import type { CompanyRow } from '../data/companies.ts';
import type { Tx } from '../data/tenancy.ts';
import { companyOfToken } from '../ops/secrets.ts';
import type { Readings } from './cachedResponse.ts';
import { invalid, loggedOut, missing } from './errors.ts';
import { type Common, readCommon } from './parameters.ts';

/** A request before its transaction. */
export interface Start<C extends Call = Call> {
  common: Common;
  company: CompanyRow;
  token: string | null;
  input: InputOf<C>;
  /** Name of the answer among the kept ones, where answers are kept. */
  key: string | null;
  now: Date;
  ip: string;
  userAgent: string;
}

/** Everything before the transaction: parameters, school, limits, schema; in this order, so that a dead login is told first. */
export async function begin<C extends Call>(
  app: FastifyInstance,
  request: FastifyRequest,
  call: C,
  { ignoresToken = false, readings }: { ignoresToken?: boolean; readings?: Readings<C> | undefined } = {},
): Promise<Start<C>> {
  const known = readings?.find(request);
  const common = known?.common ?? readCommon(request, call);
  const token = ignoresToken ? null : common.token;
  if (call.access !== 'public' && !token) throw loggedOut();
  const company = token
    ? await companyOf(app, token, common)
    : await app.platform.companies.byHost(request.headers.host);
  if (!company) throw token ? loggedOut() : missing();
  await app.limiter(request, call.rate, {
    companyId: company.id,
    login: token && app.platform.secrets.hash('token', company.id, token),
  });
  const input = known?.input ?? decoded(call, common.input);
  const { key } = known ?? readings?.add(request, common, input) ?? { key: null };
  return {
    common,
    company,
    token,
    input,
    key,
    now: app.platform.clock.now(),
    ip: request.ip,
    userAgent: cleanAgent(request.headers['user-agent']),
  };
}

/** The school that a token names; a request that claims another is told that its login is over, and touches nothing (T1). */
async function companyOf(app: FastifyInstance, token: string, common: Common): Promise<CompanyRow | null> {
  const companyId = companyOfToken(token);
  if (companyId === null || common.claimedCompanies.some((claim) => claim !== String(companyId))) throw loggedOut();
  return app.platform.companies.byId(companyId);
}

/** Refuses a token that is not a student's living one (E1). */
export async function verifyToken(app: FastifyInstance, token: string, common: Common): Promise<void> {
  const company = await companyOf(app, token, common);
  if (!company) throw loggedOut();
  const student = await app.platform.tenancy.withTenant(company.id, (tx) => findStudent(app, tx, company.id, token));
  if (!student) throw loggedOut();
}

/** The student of a token, or null. */
export function findStudent(app: FastifyInstance, tx: Tx, companyId: number, token: string): Promise<Student | null> {
  return selectStudent(tx, hashOf(app, companyId, token), lifetimeOf(app));
}

/** The lecturer of a token, or null. */
export function findLecturer(app: FastifyInstance, tx: Tx, companyId: number, token: string): Promise<Student | null> {
  return selectLecturer(tx, hashOf(app, companyId, token), lifetimeOf(app));
}

/** The student or lecturer of a token, or null. */
export function findMember(app: FastifyInstance, tx: Tx, companyId: number, token: string): Promise<Member | null> {
  return selectMember(tx, hashOf(app, companyId, token), lifetimeOf(app));
}

function hashOf(app: FastifyInstance, companyId: number, token: string): string {
  return app.platform.secrets.hash('token', companyId, token);
}

function lifetimeOf({ platform }: FastifyInstance) {
  return { now: platform.clock.now(), idleMs: platform.config.tokenIdleMs };
}

/** The parameters of a call in product words; what breaks the schema is answered with 422. */
export function decoded<C extends Call>(call: C, raw: unknown): InputOf<C> {
  const read = decodeInput(call, raw);
  if (!read.ok) throw invalid(read.problems);
  return read.value as InputOf<C>;
}

/** The user agent as it is stored: printable, at most 200 characters (X8). */
function cleanAgent(agent: string | undefined): string {
  return (agent ?? '').replaceAll(/[^\x20-\x7e]/g, '').slice(0, 200);
}
