import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { findLecturer, listLecturers, listQualifications } from './service.ts';

const CACHE = { tag: 'lecturer', ttlMs: 30_000 };

/** Lecturers and their public qualifications (§2, §7). */
export function lecturerRoutes(app: FastifyInstance): void {
  const { list, detail, qualifications } = contract.lecturers;
  route(app, list, ({ tx, locale, input }) => listLecturers(tx, locale, input), { cache: CACHE });
  route(app, detail, ({ tx, locale, now, input }) => findLecturer(tx, { locale, now }, input.id), { cache: CACHE });
  route(app, qualifications, ({ tx, locale, input }) => listQualifications(tx, locale, input), { cache: CACHE });
}
