import type { Locale } from '@shuyuan/rules';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { say } from '../../domain/words.ts';
import { invalid, missing } from '../../platform/core/errors.ts';
import { localeOfRequest } from '../../platform/http/parameters.ts';
import { type DecisionCtx, passText, putBack, refuseText, takeOff } from './decide.ts';
import { DEMO_REVIEW } from './words.ts';

const headlineId = z.int().check(z.positive());
/** Number of the text that was read, and who decides. */
const decision = {
  version: z.int().check(z.positive()),
  by: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
};

const AuditOrder = z.discriminatedUnion('action', [
  z.object({ headlineId, action: z.literal('approve'), ...decision }),
  z.object({
    headlineId,
    action: z.literal('reject'),
    ...decision,
    reason: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    /** Index of the block that the reason is about. */
    paragraph: z.optional(z.int().check(z.nonnegative())),
  }),
  z.object({ headlineId, action: z.enum(['takeOff', 'putBack']) }),
]);
type AuditOrder = z.output<typeof AuditOrder>;

/** The reviewer's decision about an article, as an order says it. */
function decideArticle(ctx: DecisionCtx, order: AuditOrder, locale: Locale): Promise<void> {
  const { headlineId: id } = order;
  const by = say(DEMO_REVIEW.by, locale);
  if (order.action === 'approve') return passText(ctx, id, { version: order.version, by: order.by ?? by });
  if (order.action !== 'reject') return order.action === 'takeOff' ? takeOff(ctx, id) : putBack(ctx, id);
  const { version, reason = say(DEMO_REVIEW.reason, locale), paragraph: block } = order;
  return refuseText(ctx, id, { version, reason, block, by: order.by ?? by });
}

/** The school's side of articles, where there is no desk for it, with `DEMO=1` only (product.md 4.13, S10). */
export function articleSimulator(app: FastifyInstance): void {
  const { config, companies, tenancy, clock } = app.platform;
  if (!config.isDemo) return;
  app.post('/__sim/headline/audit', async (request) => {
    const order = z.safeParse(AuditOrder, request.body);
    if (!order.success) throw invalid();
    const company = await companies.byHost(request.headers.host);
    if (!company) throw missing();
    await tenancy.withTenant(company.id, (tx) =>
      decideArticle({ tx, companyId: company.id, now: clock.now() }, order.data, localeOfRequest(request)),
    );
    return { headlineId: order.data.headlineId };
  });
}
