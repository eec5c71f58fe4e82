import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { listReports, openReport, writeReport } from './desk.ts';
import { reportDueWork } from './making.ts';
import { listMine, listUnread, readReport } from './service.ts';
import { endShare, readShared, shareReport } from './share.ts';
import { reportSimulator } from './simulator.ts';

/** Study reports, their read-only links, and the words of lecturers (product.md 4.6). */
export function reportRoutes(app: FastifyInstance): void {
  const { read, unread, mine, share, endShare: end, shared, desk, open, write } = contract.report;
  const { secrets, tenancy } = app.platform;
  route(app, read, (ctx) => readReport(ctx, ctx.input));
  route(app, unread, listUnread);
  route(app, mine, listMine);
  route(app, share, (ctx) => shareReport(ctx, ctx.input, secrets));
  route(app, end, (ctx) => endShare(ctx, ctx.input));
  route(app, shared, (ctx) => readShared(ctx, ctx.input.token, secrets));
  route(app, desk, (ctx) => listReports(ctx, ctx.input));
  route(app, open, (ctx) => openReport(ctx, ctx.input.id));
  route(app, write, (ctx) => writeReport(ctx, ctx.input));
  reportDueWork(app.dueWork, tenancy);
  reportSimulator(app);
}
