import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { findAccount, listFlow, listPackages } from './service.ts';

const CACHE = { tag: 'minutes', ttlMs: 10_000 };

/** Minutes of consultation: packages, account, ledger (§7). */
export function minutesRoutes(app: FastifyInstance): void {
  const { packages, account, flow } = contract.minutes;
  route(app, packages, ({ tx, locale, input }) => listPackages(tx, locale, input), { cache: CACHE });
  route(app, account, ({ tx, student, now }) => findAccount(tx, { studentId: student.id, now }));
  route(app, flow, ({ tx, student, locale, input }) => listFlow(tx, { studentId: student.id, locale }, input));
}
