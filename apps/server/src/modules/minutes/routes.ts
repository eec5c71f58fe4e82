import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { route, studentRoute } from '../../platform/http/route.ts';
import { findAccount, listFlow, listPackages } from './service.ts';

const KEPT = { tag: 'minutes', ttlMs: 10_000 };

/** Minutes of consultation: packages, account, ledger (§7). */
export function minutesRoutes(app: FastifyInstance): void {
  const { packages, account, flow } = contract.minutes;
  route(app, packages, ({ tx, locale, input }) => listPackages(tx, locale, input), KEPT);
  studentRoute(app, account, ({ tx, student, now }) => findAccount(tx, { studentId: student.id, now }));
  studentRoute(app, flow, ({ tx, student, locale, input }) => listFlow(tx, { studentId: student.id, locale }, input));
}
