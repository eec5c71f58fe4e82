import {
  type Call,
  decodeInput,
  encodeResult,
  type InputOf,
  type OutputOf,
  type Page,
  wrap,
  wrapRefusal,
} from '@shuyuan/contract';
import type { Locale } from '@shuyuan/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CompanyRow, NO_COMPANY } from './companies.ts';
import { invalid, loggedOut, missing, Refusal } from './errors.ts';
import { findAnswer, type Gesture, gestureOf, once } from './idempotency.ts';
import { type KeptAnswer, keepAnswer, Readings } from './kept.ts';
import { refusalMessage } from './messages.ts';
import { type Common, readCommon } from './parameters.ts';
import { companyOfToken } from './secrets.ts';
import { type Student, selectStudent } from './session.ts';
import type { Tx } from './tenancy.ts';
import type { Answered, Asked, Kept, SteppedVisit, StudentVisit, Visit } from './visit.ts';

/** Where each service of the contract is mounted. */
export const BASES = { student: '/api', point: '/point', upload: '/upload' } as const;

type Result<C extends Call> = Promise<OutputOf<C> | Refusal>;

/** Joins a call of both visitors and students to a handler, in one transaction of the caller's school (T1). */
export function route<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (visit: Visit<C>) => Result<C>,
  kept?: Kept,
): void {
  const readings = kept && new Readings(call);
  mount(app, call, async (request) => {
    const start = await begin(app, request, call, { readings });
    const run = () => inTransaction(app, call, start, handler);
    if (!kept || !start.key || start.token) return { text: await run() };
    return app.platform.cache.get(start.company.id, kept.tag, start.key, kept.ttlMs, async () =>
      keepAnswer(await run()),
    );
  });
}

/** Joins a call that needs a login to a handler; without one the answer is -1 before anything is read (E1). */
export function studentRoute<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (visit: StudentVisit<C>) => Result<C>,
): void {
  if (call.access !== 'student') throw new TypeError(`${call.path} is not declared for students`);
  mount(app, call, async (request) => {
    const start = await begin(app, request, call);
    const text = await inTransaction(app, call, start, (visit) => {
      if (!visit.student) throw loggedOut();
      return handler({ ...visit, student: visit.student });
    });
    return { text };
  });
}

/** Joins a visitors' call to a handler that opens its own transactions. A token that comes along is not looked at. */
export function steppedRoute<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (visit: SteppedVisit<C>) => Promise<Answered>,
): void {
  if (call.access !== 'public') throw new TypeError(`${call.path} needs a login`);
  mount(app, call, async (request) => {
    const start = await begin(app, request, call, { ignoresToken: true });
    return inSteps(app, call, start, { actor: 'visitor', handler });
  });
}

/** Joins a students' call to a handler that opens its own transactions, because it asks somebody outside between them. */
export function steppedStudentRoute<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (visit: SteppedVisit<C> & { student: Student }) => Promise<Answered>,
): void {
  if (call.access !== 'student') throw new TypeError(`${call.path} is not declared for students`);
  mount(app, call, async (request) => {
    const start = await begin(app, request, call);
    const { token, company } = start;
    const student =
      token && (await app.platform.tenancy.withTenant(company.id, (tx) => findStudent(app, tx, company.id, token)));
    if (!student) throw loggedOut();
    const actor = `student ${student.id}`;
    return inSteps(app, call, start, { actor, handler: (visit) => handler({ ...visit, student }) });
  });
}

async function inSteps<C extends Call>(
  app: FastifyInstance,
  call: C,
  start: Start<C>,
  { actor, handler }: { actor: string; handler: (visit: SteppedVisit<C>) => Promise<Answered> },
): Promise<Answered> {
  const { tenancy, secrets } = app.platform;
  const inSchool = <T>(work: (tx: Tx) => Promise<T>) => tenancy.withTenant(start.company.id, work);
  const gesture = gestureFor(call, start, actor);
  const before = gesture && (await inSchool((tx) => findAnswer(tx, secrets, gesture)));
  if (before) return { text: before };
  return handler({
    ...asked<C>(start),
    inSchool,
    answerOnce: async (work) => ({
      text: await inSchool((tx) =>
        once(tx, secrets, gesture, async () => textOf(call, await work(tx), start.common.locale)),
      ),
    }),
  });
}

/** Joins a call that belongs to no school, such as the look-up of schools, to a handler without a transaction. */
export function openRoute<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (visit: Pick<Asked<C>, 'input' | 'locale'>) => Promise<OutputOf<C>>,
  kept: Kept,
): void {
  const readings = new Readings(call);
  mount(app, call, async (request) => {
    const known = readings.find(request);
    const common = known?.common ?? readCommon(request, call);
    if (common.token) await verifyToken(app, common.token, common);
    await app.limiter(request, call.rate, { companyId: NO_COMPANY, login: null });
    const { input, key } = known ?? readings.add(request, common, decoded(call, common.input));
    const { locale } = common;
    return app.platform.cache.get(NO_COMPANY, kept.tag, key, kept.ttlMs, async () =>
      keepAnswer(textOf(call, await handler({ input, locale }), locale)),
    );
  });
}

interface Start<C extends Call = Call> {
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
async function begin<C extends Call>(
  app: FastifyInstance,
  request: FastifyRequest,
  call: C,
  { ignoresToken = false, readings }: { ignoresToken?: boolean; readings?: Readings<C> | undefined } = {},
): Promise<Start<C>> {
  const known = readings?.find(request);
  const common = known?.common ?? readCommon(request, call);
  const token = ignoresToken ? null : common.token;
  if (call.access === 'student' && !token) throw loggedOut();
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

async function verifyToken(app: FastifyInstance, token: string, common: Common): Promise<void> {
  const company = await companyOf(app, token, common);
  if (!company) throw loggedOut();
  const student = await app.platform.tenancy.withTenant(company.id, (tx) => findStudent(app, tx, company.id, token));
  if (!student) throw loggedOut();
}

function findStudent(app: FastifyInstance, tx: Tx, companyId: number, token: string): Promise<Student | null> {
  const { secrets, clock, config } = app.platform;
  return selectStudent(tx, secrets.hash('token', companyId, token), { now: clock.now(), idleMs: config.tokenIdleMs });
}

function inTransaction<C extends Call>(
  app: FastifyInstance,
  call: C,
  start: Start<C>,
  handler: (visit: Visit<C>) => Result<C>,
): Promise<string> {
  const { tenancy, secrets } = app.platform;
  return tenancy.withTenant(start.company.id, async (tx) => {
    const student = start.token ? await findStudent(app, tx, start.company.id, start.token) : null;
    if (start.token && !student) throw loggedOut();
    const gesture = gestureFor(call, start, student ? `student ${student.id}` : 'visitor');
    return once(tx, secrets, gesture, async () =>
      textOf(call, await handler({ ...asked<C>(start), student, tx }), start.common.locale),
    );
  });
}

function asked<C extends Call>({ input, company, common, now, ip, userAgent }: Start<C>): Asked<C> {
  return { input, company, locale: common.locale, now, ip, userAgent };
}

function gestureFor(call: Call, { common, company, now }: Start, actor: string): Gesture | null {
  if (!common.requestId) return null;
  const { requestId, input } = common;
  return gestureOf({ companyId: company.id, actor, path: `${call.method} ${call.path}`, requestId, input, now });
}

function decoded<C extends Call>(call: C, raw: unknown): InputOf<C> {
  const read = decodeInput(call, raw);
  if (!read.ok) throw invalid(read.problems);
  return read.value as InputOf<C>;
}

function textOf<C extends Call>(call: C, result: OutputOf<C> | Refusal, locale: Locale): string {
  if (result instanceof Refusal) {
    return JSON.stringify(wrapRefusal(call, result.code, refusalMessage(result.code, locale), result.data));
  }
  if (!call.isList) return JSON.stringify(wrap(call, encodeResult(call, result)));
  const { items, totalCount, currentPage, pageSize } = result as Page<unknown>;
  return JSON.stringify(wrap(call, encodeResult(call, items), { totalCount, currentPage, pageSize }));
}

type Body = Answered | KeptAnswer;

function mount(app: FastifyInstance, call: Call, answer: (request: FastifyRequest) => Promise<Body>): void {
  app.route({
    method: call.method,
    url: BASES[call.service] + call.path,
    exposeHeadRoute: false,
    config: { call },
    handler: async (request, reply) => {
      const body = await answer(request);
      return send(request, reply, body);
    },
  });
}

function send(request: FastifyRequest, reply: FastifyReply, body: Body): FastifyReply {
  reply.type('application/json; charset=utf-8');
  if ('text' in body) return reply.send(body.text);
  reply.header('etag', body.etag);
  if (request.headers['if-none-match'] === body.etag) return reply.code(304).removeHeader('content-type').send();
  return reply.send(body.bytes);
}

/** The user agent as it is stored: printable, at most 200 characters (X8). */
function cleanAgent(agent: string | undefined): string {
  return (agent ?? '').replaceAll(/[^\x20-\x7e]/g, '').slice(0, 200);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that a route serves; absent on routes outside the contract. */
    call?: Call;
  }
}
