import { type Call, encodeResult, type OutputOf, type Page, wrap, wrapRefusal } from '@shuyuan/contract';
import type { Locale } from '@shuyuan/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Student } from '../../domain/logins/session.ts';
import { refusalMessage } from '../../domain/refusals.ts';
import { NO_COMPANY } from '../data/companies.ts';
import type { Tx } from '../data/tenancy.ts';
import { findAnswer, type Gesture, gestureOf, once } from '../work/idempotency.ts';
import { begin, decoded, findLecturer, findMember, findStudent, type Start, verifyToken } from './begin.ts';
import { type KeptAnswer, keepAnswer, Readings } from './cachedResponse.ts';
import { loggedOut, Refusal } from './errors.ts';
import { readCommon } from './parameters.ts';
import type {
  Answered,
  Asked,
  Kept,
  LecturerVisit,
  MemberVisit,
  SteppedVisit,
  StudentVisit,
  Visit,
} from './requestContext.ts';

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
    const run = () =>
      inTransaction(app, call, start, async (tx) => {
        const student = start.token ? await findStudent(app, tx, start.company.id, start.token) : null;
        if (start.token && !student) throw loggedOut();
        const actor = student ? `student ${student.id}` : 'visitor';
        return { actor, run: () => handler({ ...asked<C>(start), student, tx }) };
      });
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
  memberMount(app, call, findStudent, (visit, student) => handler({ ...visit, student }));
}

/** Joins a call of lecturers to a handler; a student's login is none here (E1). */
export function lecturerRoute<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (visit: LecturerVisit<C>) => Result<C>,
): void {
  if (call.access !== 'lecturer') throw new TypeError(`${call.path} is not declared for lecturers`);
  memberMount(app, call, findLecturer, (visit, lecturer) => handler({ ...visit, lecturer }));
}

/** Joins a call of both students and lecturers to a handler. */
export function memberRoute<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (visit: MemberVisit<C>) => Result<C>,
): void {
  if (call.access !== 'member') throw new TypeError(`${call.path} is not declared for members`);
  memberMount(app, call, findMember, (visit, member) => handler({ ...visit, member }));
}

type Find<P> = (app: FastifyInstance, tx: Tx, companyId: number, token: string) => Promise<P | null>;

/** Mounts a call that needs a login: who has none, or one of another kind, is told so before anything is read (E1). */
function memberMount<C extends Call, P extends Student>(
  app: FastifyInstance,
  call: C,
  find: Find<P>,
  handler: (visit: Asked<C> & { tx: Tx }, who: P) => Result<C>,
): void {
  mount(app, call, async (request) => {
    const start = await begin(app, request, call);
    const text = await inTransaction(app, call, start, async (tx) => {
      const who = start.token && (await find(app, tx, start.company.id, start.token));
      if (!who) throw loggedOut();
      const kind = 'kind' in who && typeof who.kind === 'string' ? who.kind : call.access;
      return { actor: `${kind} ${who.id}`, run: () => handler({ ...asked<C>(start), tx }, who) };
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

/** One transaction of the school, with who asks in it; the answer is kept for the gesture that asked (C1). */
function inTransaction<C extends Call>(
  app: FastifyInstance,
  call: C,
  start: Start<C>,
  work: (tx: Tx) => Promise<{ actor: string; run: () => Result<C> }>,
): Promise<string> {
  const { tenancy, secrets } = app.platform;
  return tenancy.withTenant(start.company.id, async (tx) => {
    const { actor, run } = await work(tx);
    return once(tx, secrets, gestureFor(call, start, actor), async () =>
      textOf(call, await run(), start.common.locale),
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

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that a route serves; absent on routes outside the contract. */
    call?: Call;
  }
}
