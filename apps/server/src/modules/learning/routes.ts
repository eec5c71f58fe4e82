import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { listAnnounced } from './announced.ts';
import { findOwnLesson, listOwnLessons } from './lessons.ts';
import { listMaterials } from './materials.ts';
import { findOwnClass } from './ownClass.ts';
import { reviewLesson } from './review.ts';
import { summarise } from './summary.ts';
import { listTimetable } from './timetable.ts';

/** What a student has bought, as it is learnt (product.md 4.3). Nothing of it is cached: it contains the student's state. */
export function learningRoutes(app: FastifyInstance): void {
  const { timetable, recordedLessons, liveLessons, lesson, ownClass, materials, announced, summary, comment } =
    contract.learning;
  route(app, timetable, (ctx) => listTimetable(ctx, ctx.input));
  route(app, recordedLessons, (ctx) => listOwnLessons(ctx, ctx.input));
  route(app, liveLessons, (ctx) => listOwnLessons(ctx, ctx.input));
  route(app, lesson, (ctx) => findOwnLesson(ctx, ctx.input));
  route(app, ownClass, (ctx) => findOwnClass(ctx, ctx.input));
  route(app, materials, (ctx) => listMaterials(ctx, ctx.input));
  route(app, announced, (ctx) => listAnnounced(ctx, ctx.input.courseId));
  route(app, summary, (ctx) => summarise(ctx));
  route(app, comment, (ctx) => reviewLesson(ctx, ctx.input));
}
