import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Trade } from '../../domain/trade.ts';
import { invalid, missing } from '../../platform/core/errors.ts';
import { discontinueOffer } from './discontinue.ts';
import { refuseRefund } from './refunds.ts';
import { adoptRefund } from './repay.ts';
import { lockOrder } from './rows.ts';

const Decision = z.object({
  refundNum: z.string().check(z.maxLength(32)),
  decision: z.enum(['adopt', 'refuse']),
  answer: z.optional(z.string().check(z.maxLength(200))),
});

const OfferOrder = z.object({ offerId: z.int(), isDiscontinued: z.boolean() });

/** The school's actions, which have no user interface yet: decides a refund, takes an offer off sale; with `DEMO=1` only (S10). */
export function orderSimulator(app: FastifyInstance, trade: Trade): void {
  const { config, companies, tenancy, clock } = app.platform;
  if (!config.isDemo) return;
  app.post('/__sim/refund', async (request) => {
    const read = z.safeParse(Decision, request.body);
    if (!read.success) throw invalid();
    const company = await companies.byHost(request.headers.host);
    if (!company) throw missing();
    const { refundNum, decision, answer } = read.data;
    const moment = { now: clock.now(), locale: 'cn' } as const;
    await tenancy.withTenant(company.id, async (tx) => {
      const refund = await tx.selectFrom('refund').selectAll().where('number', '=', refundNum).executeTakeFirst();
      const order = refund && (await lockOrder(tx, refund.order_id));
      if (!refund || !order) throw missing();
      if (decision === 'adopt') await adoptRefund(tx, refund, { ...moment, answer });
      else await refuseRefund(tx, trade, { order, refund, answer: answer ?? '' }, moment);
    });
    await app.dueWork.run();
    return { refundNum };
  });
  app.post('/__sim/offer', async (request) => {
    const read = z.safeParse(OfferOrder, request.body);
    if (!read.success) throw invalid();
    const company = await companies.byHost(request.headers.host);
    if (!company) throw missing();
    const decided = { ...read.data, companyId: company.id, now: clock.now() };
    await tenancy.withTenant(company.id, (tx) => discontinueOffer(tx, decided));
    await app.dueWork.run();
    return read.data;
  });
}
