import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import type { Grants } from '../../domain/trade.ts';
import { route } from '../../platform/http/route.ts';
import { listRedemptions, redeem } from './service.ts';

/** Redemption codes (§5, A6); their benefits are injected. */
export function redemptionRoutes(app: FastifyInstance, grants: Grants): void {
  const calls = contract.redemptions;
  const parts = { secrets: app.platform.secrets, grants };
  route(app, calls.redeem, (ctx) => redeem(ctx, parts, ctx.input.code));
  route(app, calls.list, (ctx) => listRedemptions(ctx, ctx.input));
}
