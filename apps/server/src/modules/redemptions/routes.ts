import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import type { Grants } from '../../domain/trade.ts';
import { route } from '../../platform/http/route.ts';
import { listRedemptions, redeem } from './service.ts';

/** Redemption codes (§5, A6); what they give is handed in. */
export function redemptionRoutes(app: FastifyInstance, grants: Grants): void {
  const calls = contract.redemptions;
  const parts = { secrets: app.platform.secrets, grants };
  route(app, calls.redeem, ({ tx, student, company, now, ip, locale, input }) =>
    redeem(tx, parts, { companyId: company.id, studentId: student.id, now, ip, locale }, input.code),
  );
  route(app, calls.list, ({ tx, student, locale, input }) =>
    listRedemptions(tx, { studentId: student.id, locale }, input),
  );
}
