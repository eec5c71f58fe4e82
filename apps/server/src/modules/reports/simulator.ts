import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { invalid, missing } from '../../platform/core/errors.ts';
import { publishReport } from './making.ts';

const Text = z.optional(z.string().check(z.maxLength(2_000)));
const PublishOrder = z.object({
  studentId: z.int().check(z.positive()),
  /** The class. */
  courseId: z.int().check(z.positive()),
  strengths: Text,
  weaknesses: Text,
  comment: Text,
  suggestion: Text,
});

/** The school's side of reports, where there is no desk for it: publishes one, with `DEMO=1` only (S10). */
export function reportSimulator(app: FastifyInstance): void {
  const { config, companies, tenancy, clock } = app.platform;
  if (!config.isDemo) return;
  app.post('/__sim/report/publish', async (request) => {
    const order = z.safeParse(PublishOrder, request.body);
    if (!order.success) throw invalid();
    const company = await companies.byHost(request.headers.host);
    if (!company) throw missing();
    const { studentId, courseId, ...words } = order.data;
    const ctx = { companyId: company.id, now: clock.now() };
    await tenancy.withTenant(company.id, (tx) => publishReport({ ...ctx, tx }, { studentId, courseId }, words));
    return { studentId, courseId };
  });
}
