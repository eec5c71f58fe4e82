import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { listMine } from './ownClasses.ts';

/** What a student is in. */
export function enrolmentRoutes(app: FastifyInstance): void {
  route(app, contract.courses.mine, (ctx) => listMine(ctx, ctx.input));
}
