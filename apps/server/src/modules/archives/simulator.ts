import type { Locale } from '@shuyuan/rules';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { say } from '../../domain/words.ts';
import { invalid, missing } from '../../platform/core/errors.ts';
import { localeOfRequest } from '../../platform/http/parameters.ts';
import { type Decision, decideSheet } from './decide.ts';
import { DEMO_DECISION } from './words.ts';

const SheetOrder = z.object({
  scoreSheetId: z.int().check(z.positive()),
  /** Who confirms. */
  by: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  reason: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  dueAt: z.optional(z.iso.datetime()),
});
type SheetOrder = z.output<typeof SheetOrder>;

const ACTIONS: Record<string, (order: SheetOrder, locale: Locale) => Decision> = {
  confirm: ({ by }, locale) => ({ kind: 'confirm', by: by ?? say(DEMO_DECISION.by, locale) }),
  sendBack: ({ reason, dueAt }, locale) => ({
    kind: 'sendBack',
    reason: reason ?? say(DEMO_DECISION.reason, locale),
    dueAt: dueAt === undefined ? undefined : new Date(dueAt),
  }),
};

/** The school's side of score sheets, where there is no desk for it: confirms one or sends it back, with `DEMO=1` only (S10). */
export function archiveSimulator(app: FastifyInstance): void {
  const { config, companies, tenancy, clock } = app.platform;
  if (!config.isDemo) return;
  for (const [name, toDecision] of Object.entries(ACTIONS)) {
    app.post(`/__sim/scoreSheet/${name}`, async (request) => {
      const order = z.safeParse(SheetOrder, request.body);
      if (!order.success) throw invalid();
      const company = await companies.byHost(request.headers.host);
      if (!company) throw missing();
      const { scoreSheetId } = order.data;
      await tenancy.withTenant(company.id, (tx) =>
        decideSheet(
          { tx, companyId: company.id, now: clock.now() },
          scoreSheetId,
          toDecision(order.data, localeOfRequest(request)),
        ),
      );
      return { scoreSheetId };
    });
  }
}
