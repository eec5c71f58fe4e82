import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { invalid, missing } from '../core/errors.ts';
import { companyOfToken } from '../core/secrets.ts';
import { BASES } from '../http/answer.ts';
import { settleSandbox } from '../payments/settle.ts';

/** Marks a response requested by a test; the recorder of E4 ignores it. */
export const SIMULATED_HEADER = 'x-simulated';

const ClockOrder = z.object({
  /** The present from now on; null is the machine's time again. */
  now: z.optional(z.nullable(z.iso.datetime())),
  advanceMs: z.optional(z.int()),
});
const FailOrder = z.object({
  /** Path of a call, without base and query. */
  path: z.string().check(z.maxLength(200)),
  httpStatus: z.optional(z.int().check(z.minimum(400), z.maximum(599))),
  resultCode: z.optional(z.int()),
  times: z.optional(z.int().check(z.minimum(1), z.maximum(1_000))),
});
const GatewayOrder = z.object({
  outTradeNo: z.string().check(z.maxLength(32)),
  outcome: z.enum(['success', 'failed']),
  times: z.optional(z.int().check(z.minimum(1), z.maximum(50))),
});
const KickOrder = z.object({ token: z.string().check(z.maxLength(128)) });

interface Failure {
  httpStatus: number | null;
  resultCode: number;
  left: number;
}

/** The demo control: moves the clock, makes calls fail, ends logins, pays at the sandbox cashier. It exists only with `DEMO=1` (S10). */
export function simulatorRoutes(app: FastifyInstance): void {
  if (!app.platform.config.isDemo) return;
  const { clock } = app.platform;
  const failures = new Map<string, Failure>();
  app.get('/__sim/clock', async () => ({ now: clock.now().toISOString() }));
  app.post('/__sim/clock', async (request) => {
    const { now, advanceMs } = read(ClockOrder, request.body);
    if (now !== undefined) {
      clock.set(now === null ? null : new Date(now));
      await app.renewPresence(clock.now());
    }
    if (advanceMs !== undefined) {
      // Renewed before the clock moves, so that no check in between sees persons as offline.
      await app.renewPresence(new Date(clock.now().getTime() + advanceMs));
      clock.advance(advanceMs);
    }
    await app.dueWork.run();
    return { now: clock.now().toISOString() };
  });
  app.post('/__sim/failNext', async (request) => {
    const { path, httpStatus, resultCode, times } = read(FailOrder, request.body);
    failures.set(path, { httpStatus: httpStatus ?? null, resultCode: resultCode ?? -1, left: times ?? 1 });
    return { path };
  });
  app.post('/__sim/kickSession', async (request) => {
    const { token } = read(KickOrder, request.body);
    await kick(app, token);
    return {};
  });
  app.post('/__sim/gateway/callback', async (request) => settleSandbox(app, read(GatewayOrder, request.body)));
  app.addHook('onRequest', async (request, reply) => {
    const path = Object.values(BASES).reduce(
      (url, base) => (url.startsWith(`${base}/`) ? url.slice(base.length) : url),
      request.url.split('?')[0] ?? '',
    );
    const failure = failures.get(path);
    if (!failure || request.method === 'OPTIONS') return;
    failure.left -= 1;
    if (failure.left <= 0) failures.delete(path);
    return answer(reply, failure);
  });
}

function answer(reply: FastifyReply, { httpStatus, resultCode }: Failure): FastifyReply {
  reply.header(SIMULATED_HEADER, '1').code(httpStatus ?? 200);
  if (httpStatus === null) return reply.send({ resultCode, resultMessage: 'simulated', resultData: null });
  return reply.send({ error: 'simulated', message: 'simulated', requestId: reply.request.id });
}

async function kick(app: FastifyInstance, token: string): Promise<void> {
  const { tenancy, logins } = app.platform;
  const companyId = companyOfToken(token);
  if (companyId === null) throw missing();
  await tenancy.withTenant(companyId, (tx) => logins.end(tx, companyId, token));
}

function read<T extends z.ZodMiniType>(schema: T, body: unknown): z.output<T> {
  const parsed = z.safeParse(schema, body);
  if (!parsed.success)
    throw invalid(parsed.error.issues.map((issue) => ({ field: issue.path.map(String).join('.'), rule: issue.code })));
  return parsed.data;
}
