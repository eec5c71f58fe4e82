import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { findMine, listMemberCourses, listPackages, listRecords, remindOfEnd } from './service.ts';

const CACHE = { tag: 'membership', ttlMs: 5_000 };

/** Memberships: what they bring, how one's own stands (§7). */
export function membershipRoutes(app: FastifyInstance): void {
  const { packages, records, mine, alarm, courses } = contract.memberships;
  route(
    app,
    packages,
    ({ tx, locale, now, student, input }) => listPackages(tx, { locale, now, studentId: student?.id ?? null }, input),
    { cache: CACHE },
  );
  // Its parameters travel in the body, so that no answer is kept under its address.
  route(app, courses, ({ tx, locale, now, student, input }) =>
    listMemberCourses(tx, { locale, now, studentId: student?.id ?? null }, input),
  );
  route(app, records, ({ tx, locale, now, student, input }) =>
    listRecords(tx, { locale, now, studentId: student.id }, input),
  );
  route(app, mine, ({ tx, locale, now, student, company }) =>
    findMine(tx, { locale, now, studentId: student.id, companyId: company.id }),
  );
  route(app, alarm, ({ tx, locale, now, student, company }) =>
    remindOfEnd(tx, { locale, now, studentId: student.id, companyId: company.id }),
  );
}
