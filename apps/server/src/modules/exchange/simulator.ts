import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { invalid, missing } from '../../platform/core/errors.ts';
import { sendGoods } from './sending.ts';

const SendOrder = z.object({
  number: z.string().check(z.maxLength(32)),
  express: z.object({ name: z.string().check(z.maxLength(40)), number: z.string().check(z.maxLength(40)) }),
});

/** The school's side of an exchange, where there is no desk for it yet: sends goods, with `DEMO=1` only (S10). */
export function exchangeSimulator(app: FastifyInstance): void {
  const { config, companies, tenancy, clock } = app.platform;
  if (!config.isDemo) return;
  app.post('/__sim/exchange', async (request) => {
    const order = z.safeParse(SendOrder, request.body);
    if (!order.success) throw invalid();
    const company = await companies.byHost(request.headers.host);
    if (!company) throw missing();
    const sending = { ...order.data, companyId: company.id, now: clock.now() };
    await tenancy.withTenant(company.id, (tx) => sendGoods(tx, sending));
    return { number: order.data.number };
  });
}
