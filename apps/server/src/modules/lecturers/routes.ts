import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { findLecturer, listLecturers, listQualifications } from './service.ts';

const CACHE = { tag: 'lecturer', ttlMs: 30_000 };

/** Lecturers and their public qualifications (§2, §7). */
export function lecturerRoutes(app: FastifyInstance): void {
  const { list, detail, qualifications } = contract.lecturers;
  route(app, list, (ctx) => listLecturers(ctx, ctx.input), { cache: CACHE });
  route(app, detail, (ctx) => findLecturer(ctx, ctx.input.id), { cache: CACHE });
  route(app, qualifications, (ctx) => listQualifications(ctx, ctx.input), { cache: CACHE });
}
