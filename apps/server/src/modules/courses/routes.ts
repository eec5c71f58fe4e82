import { contract } from '@shuyuan/contract';
import type { Locale } from '@shuyuan/rules';
import type { FastifyInstance } from 'fastify';
import type { View } from '../../domain/courseCards/courseCards.ts';
import type { Login } from '../../platform/http/login.ts';
import { route } from '../../platform/http/route.ts';
import { findCourse, listCourses, listLessons, listOfLecturer, listPast, recommendCourses } from './service.ts';

/** Short, because a state can change with the next second; long enough for a rush of visitors (performance.md §3). */
const CACHE = { tag: 'course', ttlMs: 5_000 };

/** The catalogue: lists, one course, its lessons (§2, §7). */
export function courseRoutes(app: FastifyInstance): void {
  const { list, recommended, past, detail, lessons } = contract.courses;
  route(app, list, (visit) => listCourses(visit.tx, viewOf(visit), visit.input), { cache: CACHE });
  route(app, recommended, (visit) => recommendCourses(visit.tx, viewOf(visit), visit.input), { cache: CACHE });
  route(app, contract.lecturers.courses, (visit) => listOfLecturer(visit.tx, viewOf(visit), visit.input), {
    cache: CACHE,
  });
  route(app, past, (visit) => listPast(visit.tx, { ...viewOf(visit), studentId: visit.student.id }, visit.input));
  // The page of one course carries the server's clock, so it is never kept.
  route(app, detail, (visit) => findCourse(visit.tx, viewOf(visit), visit.input));
  route(app, lessons, (visit) => listLessons(visit.tx, viewOf(visit), visit.input));
}

function viewOf({ locale, now, student }: { locale: Locale; now: Date; student: Login | null }): View {
  return { locale, now, studentId: student?.id ?? null };
}
