import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { invalid, missing } from '../../platform/core/errors.ts';
import { dropCached } from '../../platform/data/cache.ts';

const Switch = z.object({ open: z.boolean() });

/** The school's side of the study room, where there is no desk for it: switches it on and off, with `DEMO=1` only (§7, type 6). */
export function studyRoomSimulator(app: FastifyInstance): void {
  const { config, companies, tenancy } = app.platform;
  if (!config.isDemo) return;
  app.post('/__sim/studyRoom', async (request) => {
    const parsed = z.safeParse(Switch, request.body);
    if (!parsed.success) throw invalid();
    const company = await companies.byHost(request.headers.host);
    if (!company) throw missing();
    const status = parsed.data.open ? ('open' as const) : ('closed' as const);
    await tenancy.withTenant(company.id, async (tx) => {
      await tx
        .insertInto('part_switch')
        .values({ company_id: company.id, type: 'studyRoom', status })
        .onConflict((conflict) => conflict.columns(['company_id', 'type']).doUpdateSet({ status }))
        .execute();
      for (const tag of ['switch', 'studyRoom']) await dropCached(tx, company.id, tag);
    });
    return { open: parsed.data.open };
  });
}
