import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import type { MinutesPort } from '../../domain/consultation.ts';
import { route } from '../../platform/http/route.ts';
import { addItem, listItems } from './roomItems.ts';
import { recordStay } from './roomLog.ts';
import { findSession } from './session.ts';

/** A consultation from the inside, for its student and its lecturer (product.md 4.17). */
export function roomRoutes(app: FastifyInstance, minutes: MinutesPort): void {
  const calls = contract.room;
  const { live } = app.platform.config;
  route(app, calls.log, (ctx) => recordStay({ ...ctx, minutes }, ctx.member, ctx.input));
  route(app, calls.session, (ctx) =>
    findSession({ ...ctx, live, liveHosts: ctx.company.live_hosts }, ctx.member, ctx.input.tempLogId),
  );
  route(app, calls.items, (ctx) => listItems(ctx, ctx.member, ctx.input));
  route(app, calls.add, (ctx) => addItem(ctx, ctx.member, ctx.input));
}
