import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { say } from '../../domain/words.ts';
import { invalid, missing } from '../../platform/core/errors.ts';
import { localeOfRequest } from '../../platform/http/parameters.ts';
import { decideComment } from './decide.ts';
import { DEMO_REASON } from './words.ts';

const AuditOrder = z.object({
  commentId: z.int().check(z.positive()),
  action: z.enum(['show', 'hide']),
  reason: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});

/** The school's review of comments, with `DEMO=1` only (product.md 4.13, S10). */
export function commentSimulator(app: FastifyInstance): void {
  const { config, companies, tenancy, clock } = app.platform;
  if (!config.isDemo) return;
  app.post('/__sim/comment/audit', async (request) => {
    const order = z.safeParse(AuditOrder, request.body);
    if (!order.success) throw invalid();
    const company = await companies.byHost(request.headers.host);
    if (!company) throw missing();
    const { commentId, action } = order.data;
    const reason = order.data.reason ?? say(DEMO_REASON, localeOfRequest(request));
    const state = action === 'show' ? 'shown' : 'hidden';
    await tenancy.withTenant(company.id, (tx) =>
      decideComment({ tx, companyId: company.id, now: clock.now() }, commentId, { state, reason }),
    );
    return { commentId };
  });
}
