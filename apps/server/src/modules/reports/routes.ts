import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { reportDueWork } from './making.ts';
import { endShare, readReport, readShared, shareReport } from './service.ts';
import { reportSimulator } from './simulator.ts';

/** Study reports and their read-only links (product.md 4.6). */
export function reportRoutes(app: FastifyInstance): void {
  const { read, share, endShare: end, shared } = contract.report;
  const { secrets, tenancy } = app.platform;
  route(app, read, (ctx) => readReport(ctx, ctx.input));
  route(app, share, (ctx) => shareReport(ctx, ctx.input, secrets));
  route(app, end, (ctx) => endShare(ctx, ctx.input));
  route(app, shared, (ctx) => readShared(ctx, ctx.input.token, secrets));
  reportDueWork(app.dueWork, tenancy);
  reportSimulator(app);
}
