import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { findCourse, listCourses, listLessons, listOfLecturer, listPast, recommendCourses } from './service.ts';

/** Short, because a state can change with the next second; long enough for a rush of visitors (performance.md §3). */
const CACHE = { tag: 'course', ttlMs: 5_000 };

/** The catalogue: lists, one course, its lessons (§2, §7). */
export function courseRoutes(app: FastifyInstance): void {
  const { list, recommended, past, detail, lessons } = contract.courses;
  route(app, list, (ctx) => listCourses(ctx, ctx.input), { cache: CACHE });
  route(app, recommended, (ctx) => recommendCourses(ctx, ctx.input), { cache: CACHE });
  route(app, contract.lecturers.courses, (ctx) => listOfLecturer(ctx, ctx.input), { cache: CACHE });
  route(app, past, (ctx) => listPast(ctx, ctx.input));
  // The course page contains the server's clock, so it is never cached.
  route(app, detail, (ctx) => findCourse(ctx, ctx.input));
  route(app, lessons, (ctx) => listLessons(ctx, ctx.input));
}
