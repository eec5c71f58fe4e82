import type { FastifyInstance, FastifyReply } from 'fastify';
import { invalid } from '../core/errors.ts';
import { describeError } from '../core/log.ts';
import type { CompanyRow } from '../data/companies.ts';
import { queuedCaller } from '../http/turns.ts';
import { notifyPath } from './addresses.ts';
import type {
  Misdirected,
  NotificationAnswer,
  PayMethod,
  PaymentProvider,
  PaymentProviders,
  RawNotification,
  Settlement,
} from './port.ts';
import { companyOfTradeNo } from './tradeNo.ts';

/** Larger than any notification of a provider. */
const NOTICE_MAX_BYTES = 65_536;

/**
 * Records a settlement in its school, in its own transaction. The same settlement may arrive repeatedly, and
 * must have no second effect (I3). A settlement that the order cannot accept (paid, cancelled, another amount) is recorded
 * too, not thrown: after a throw the provider sends it again.
 */
export type ApplySettlement = (companyId: number, settlement: Settlement, method: PayMethod) => Promise<void>;
/** Records a genuine notification that is not about this account, so that an operator learns of the money. */
export type RefuseStatement = (companyId: number, statement: Misdirected, method: PayMethod) => Promise<void>;

/** What becomes of a notification that was read. */
export interface Receivers {
  apply: ApplySettlement;
  refuse?: RefuseStatement | undefined;
}

/** The endpoint of the providers: unsigned requests get a 422 without effect, never a 400, 401 or 403 (C2, E2). */
export async function notificationRoutes(
  app: FastifyInstance,
  providers: PaymentProviders,
  receivers: Receivers,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const options = { parseAs: 'string', bodyLimit: NOTICE_MAX_BYTES } as const;
    scope.addContentTypeParser('*', options, async (_request: unknown, body: string | Buffer) => String(body));
    for (const provider of Object.values(providers)) {
      scope.post(notifyPath(provider.method), { config: { rate: 'notice' } }, (request, reply) => {
        const body = typeof request.body === 'string' ? request.body : '';
        const inQueue: InQueue = async (companyId, work) => {
          await app.limiter(request, 'notice', { companyId, login: null });
          return app.requestQueue(queuedCaller(request, companyId), work);
        };
        return take(app, provider, { headers: request.headers, body }, reply, { ...receivers, inQueue });
      });
    }
  });
}

/** Counts a notification to the school that it names, and works in the turn of its address. */
type InQueue = (companyId: number, work: () => Promise<void>) => Promise<void>;

async function take(
  app: FastifyInstance,
  provider: PaymentProvider,
  raw: RawNotification,
  reply: FastifyReply,
  { apply, refuse, inQueue }: Receivers & { inQueue: InQueue },
): Promise<FastifyReply> {
  const { log, clock, metrics } = app.platform;
  const read = await provider.readNotification(raw, clock.now());
  if (read === 'noted') return send(reply, provider.answer(true));
  const company = read && (await schoolOf(app, read));
  if (!read || !company || 'refused' in read) {
    if (read && company && 'refused' in read)
      await inQueue(company.id, async () => refuse?.(company.id, read, provider.method));
    else metrics.refusedPayments.inc({ method: provider.method, reason: read ? 'school' : 'signature' });
    log.warn({ method: provider.method }, 'a payment notification was refused');
    throw invalid();
  }
  // In the turn of the provider's address, so that a flood of notifications keeps no student waiting (S12); one without a turn comes again.
  const isTaken = await inQueue(company.id, () => apply(company.id, read, provider.method)).then(
    () => true,
    (error: unknown) => {
      log.error({ method: provider.method, failure: describeError(error) }, 'a payment could not be written down');
      return false;
    },
  );
  return send(reply, provider.answer(isTaken));
}

async function schoolOf(
  app: FastifyInstance,
  { outTradeNo }: Pick<Settlement, 'outTradeNo'>,
): Promise<CompanyRow | null> {
  const companyId = companyOfTradeNo(outTradeNo);
  return companyId === null ? null : app.platform.companies.byId(companyId);
}

function send(reply: FastifyReply, { status, type, body }: NotificationAnswer): FastifyReply {
  return reply.code(status).type(type).send(body);
}
