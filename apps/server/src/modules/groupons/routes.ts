import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { schoolOrigin } from '../../platform/payments/addresses.ts';
import { findActivity, findTeam, listTeams } from './service.ts';

/** Read calls of group buying; opening and joining are orders (product.md 4.10). */
export function grouponRoutes(app: FastifyInstance): void {
  const { detail, teams, team } = contract.groupons;
  const { publicOrigin } = app.platform.config;
  route(app, detail, (ctx) => findActivity(ctx, ctx.input.id));
  route(app, teams, (ctx) => listTeams(ctx, ctx.input));
  route(app, team, (ctx) => findTeam(ctx, ctx.input.id, schoolOrigin(ctx.company, publicOrigin)));
}
