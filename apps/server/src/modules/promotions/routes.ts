import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { schoolOrigin } from '../../platform/payments/addresses.ts';
import { shareCourse } from './service.ts';

/** Sharing a course (§2). */
export function promotionRoutes(app: FastifyInstance): void {
  const { publicOrigin } = app.platform.config;
  route(app, contract.promotions.course, (ctx) =>
    shareCourse(ctx, { classId: ctx.input.id, origin: schoolOrigin(ctx.company, publicOrigin) }),
  );
}
