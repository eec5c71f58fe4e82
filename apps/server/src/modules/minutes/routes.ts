import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { findAccount, listFlow, listPackages } from './service.ts';

const CACHE = { tag: 'minutes', ttlMs: 10_000 };

/** Minutes of consultation: packages, account, ledger (§7). */
export function minutesRoutes(app: FastifyInstance): void {
  const { packages, account, flow } = contract.minutes;
  route(app, packages, (ctx) => listPackages(ctx, ctx.input), { cache: CACHE });
  route(app, account, (ctx) => findAccount(ctx));
  route(app, flow, (ctx) => listFlow(ctx, ctx.input));
}
