import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { listCouponCourses } from './couponCourses.ts';
import { claim, countOwn, findCoupon, listCentre, listOwn } from './service.ts';

/** Short: how many are left changes with every claim. */
const CACHE = { tag: 'coupon', ttlMs: 5_000 };

/** Coupons: claim, keep, look where they count. */
export function couponRoutes(app: FastifyInstance): void {
  const calls = contract.coupons;
  route(
    app,
    calls.center,
    ({ tx, locale, now, student, input }) => listCentre(tx, { locale, now, studentId: student?.id ?? null }, input),
    { cache: CACHE },
  );
  route(app, calls.claim, ({ tx, locale, now, student, company, input }) =>
    claim(tx, { companyId: company.id, studentId: student.id, now, locale }, input.id),
  );
  route(app, calls.mine, ({ tx, locale, now, student, input }) =>
    listOwn(tx, { locale, now, studentId: student.id }, input),
  );
  route(app, calls.counts, ({ tx, locale, now, student }) => countOwn(tx, { locale, now, studentId: student.id }));
  route(app, calls.detail, ({ tx, locale, now, student, input }) =>
    findCoupon(tx, { locale, now, studentId: student.id }, input.id),
  );
  route(app, calls.courses, ({ tx, locale, now, student, input }) =>
    listCouponCourses(tx, { locale, now, studentId: student.id }, input),
  );
}
