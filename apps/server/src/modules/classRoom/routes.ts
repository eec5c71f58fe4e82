import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { schoolOrigin } from '../../platform/payments/addresses.ts';
import { sandboxClassPath, sandboxClassRoutes } from './sandboxRoutes.ts';
import { enterClass, findClass, joinRoom, leaveClass, type StandIn } from './service.ts';

/** Entry to live classes; in demo mode a sandbox page replaces a school's live room (product.md 5.5). */
export function classRoomRoutes(app: FastifyInstance): void {
  const { isDemo, publicOrigin } = app.platform.config;
  const standIn: StandIn = (company, lessonId) =>
    isDemo ? schoolOrigin(company, publicOrigin) + sandboxClassPath(lessonId) : null;
  const { info, enter, join, leave } = contract.classRoom;
  // It contains the student's state and the server's clock, so it is never cached.
  route(app, info, (ctx) => findClass(ctx, ctx.input.lessonId));
  route(app, enter, (ctx) => enterClass(ctx, { company: ctx.company, lessonId: ctx.input.lessonId, standIn }));
  route(app, join, (ctx) => joinRoom(ctx, { company: ctx.company, lessonId: ctx.input.lessonId, standIn }));
  route(app, leave, (ctx) => leaveClass(ctx, ctx.input.lessonId));
  if (isDemo) sandboxClassRoutes(app);
}
