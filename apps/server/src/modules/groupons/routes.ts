import { contract } from '@shuyuan/contract';
import type { Locale } from '@shuyuan/rules';
import type { FastifyInstance } from 'fastify';
import type { View } from '../../domain/courseCards/courseCards.ts';
import type { Login } from '../../platform/http/login.ts';
import { route } from '../../platform/http/route.ts';
import { schoolOrigin } from '../../platform/payments/addresses.ts';
import { findActivity, findTeam, listTeams } from './service.ts';

/** Group buying as it is looked at; opening and joining are orders (product.md 4.10). */
export function grouponRoutes(app: FastifyInstance): void {
  const { detail, teams, team } = contract.groupons;
  const { publicOrigin } = app.platform.config;
  route(app, detail, (visit) => findActivity(visit.tx, viewOf(visit), visit.input.id));
  route(app, teams, (visit) => listTeams(visit.tx, viewOf(visit), visit.input));
  route(app, team, (visit) =>
    findTeam(visit.tx, viewOf(visit), visit.input.id, schoolOrigin(visit.company, publicOrigin)),
  );
}

function viewOf({ locale, now, student }: { locale: Locale; now: Date; student: Login | null }): View {
  return { locale, now, studentId: student?.id ?? null };
}
