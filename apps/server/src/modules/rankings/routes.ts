import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { hideMe, readRanking } from './service.ts';

/** Rankings of students (product.md 4.19). */
export function rankingRoutes(app: FastifyInstance): void {
  const { list, hideMe: hide } = contract.rankings;
  route(app, list, (ctx) => readRanking(ctx, app.platform.cache, ctx.input));
  route(app, hide, (ctx) => hideMe(ctx, ctx.input));
}
