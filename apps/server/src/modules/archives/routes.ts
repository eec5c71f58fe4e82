import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { readArchive } from './archive.ts';
import { readSheet, readsSheet, saveSheet } from './sheets.ts';
import { archiveSimulator } from './simulator.ts';

/** The learning archive and score sheets (product.md 4.6). */
export function archiveRoutes(app: FastifyInstance): void {
  const { read, sheet, saveSheet: save } = contract.archives;
  route(app, read, (ctx) => readArchive(ctx));
  route(app, sheet, (ctx) => readSheet(ctx, ctx.input.id));
  route(app, save, (ctx) => saveSheet(ctx, ctx.input));
  app.fileAccess.set('scoreSheet', { mayRead: readsSheet });
  archiveSimulator(app);
}
