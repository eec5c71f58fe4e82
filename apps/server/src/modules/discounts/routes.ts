import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { findCampaign, listCampaignCourses, listCampaigns } from './service.ts';

const CACHE = { tag: 'discount', ttlMs: 5_000 };

/** Campaigns and discounted courses (§2); responses with the server's clock are never cached. */
export function discountRoutes(app: FastifyInstance): void {
  const { list, detail, courses } = contract.discounts;
  route(app, list, (ctx) => listCampaigns(ctx, ctx.input));
  route(app, detail, (ctx) => findCampaign(ctx, ctx.input.id));
  route(app, courses, (ctx) => listCampaignCourses(ctx, ctx.input), { cache: CACHE });
}
