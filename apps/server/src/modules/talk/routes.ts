import { contract } from '@shuyuan/contract';
import type { FastifyInstance } from 'fastify';
import { endLogin } from '../../domain/logins/logins.ts';
import { issueTicket } from '../../domain/logins/socketTickets.ts';
import { route } from '../../platform/http/route.ts';
import { steppedRoute } from '../../platform/http/steppedRoute.ts';
import { audit } from '../../platform/work/audit.ts';
import { findLecturer, login, type TalkServices } from './service.ts';

const { talk } = contract;

/** The lecturers' login, and the ticket that opens a socket (§6, W1). */
export function talkRoutes(app: FastifyInstance): void {
  const { secrets, clock, config } = app.platform;
  const services: TalkServices = { secrets, clock, absoluteMs: config.tokenAbsoluteMs };
  steppedRoute(app, talk.login, (visit) => login(services, visit));
  route(app, talk.logout, async ({ tx, lecturer, company, ip, now }) => {
    await endLogin(tx, { kind: 'lecturer', ...lecturer }, 'logout', now);
    const detail = { lecturerId: lecturer.id };
    await audit(tx, { companyId: company.id, event: 'lecturer logout', studentId: null, ip, now, detail });
    return {};
  });
  route(app, talk.lecturer, ({ tx, lecturer, locale }) => findLecturer(tx, lecturer.id, locale));
  route(app, talk.ticket, async ({ tx, member, company, now }) => {
    const { ticket, expiresAt } = await issueTicket(tx, secrets, { companyId: company.id, now }, member);
    return { ticket, userId: member.id, expiresAt: expiresAt.toISOString() };
  });
}
