import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { LearningPorts } from './changes.ts';
import { cancelTaught, endTaught, listTaught, startTaught } from './desk.ts';

/** Lessons in front of those who teach them (product.md 4.3). */
export function classDeskRoutes(app: FastifyInstance, ports: LearningPorts): void {
  const { lessons, start, end, cancel } = contract.classDesk;
  route(app, lessons, (ctx) => listTaught(ctx, ctx.input));
  route(app, start, (ctx) => startTaught(ctx, ports, ctx.input.id));
  route(app, end, (ctx) => endTaught(ctx, ports, ctx.input.id));
  route(app, cancel, (ctx) => cancelTaught(ctx, ports, ctx.input));
}
