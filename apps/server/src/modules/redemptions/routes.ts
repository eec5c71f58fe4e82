import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import type { PreparedGrants } from '../../domain/grants.ts';
import { route } from '../../platform/http/route.ts';
import { listRedemptions, redeem } from './service.ts';

/** Redemption codes (§5, A6); their benefits are injected. */
export function redemptionRoutes(app: FastifyInstance, prepared: PreparedGrants): void {
  const calls = contract.redemptions;
  const parts = { secrets: app.platform.secrets, prepared };
  route(app, calls.redeem, (ctx) => redeem(ctx, parts, ctx.input.code));
  route(app, calls.list, (ctx) => listRedemptions(ctx, ctx.input));
}
