import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { findCampaign, listCampaignCourses, listCampaigns } from './service.ts';

const CACHE = { tag: 'discount', ttlMs: 5_000 };

/** Campaigns and what they make cheaper (§2); what carries the server's clock is never kept. */
export function discountRoutes(app: FastifyInstance): void {
  const { list, detail, courses } = contract.discounts;
  route(app, list, ({ tx, locale, now, input }) => listCampaigns(tx, { locale, now, studentId: null }, input));
  route(app, detail, ({ tx, locale, now, input }) => findCampaign(tx, { locale, now, studentId: null }, input.id));
  route(
    app,
    courses,
    ({ tx, locale, now, student, input }) =>
      listCampaignCourses(tx, { locale, now, studentId: student?.id ?? null }, input),
    { cache: CACHE },
  );
}
