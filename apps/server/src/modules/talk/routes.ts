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
  steppedRoute(app, talk.login, (ctx) => login(services, ctx));
  route(app, talk.logout, async ({ tx, lecturer, companyId, ip, now }) => {
    await endLogin(tx, { kind: 'lecturer', ...lecturer }, 'logout', now);
    const detail = { lecturerId: lecturer.id };
    await audit(tx, { companyId, event: 'lecturer logout', studentId: null, ip, now, detail });
    return {};
  });
  route(app, talk.lecturer, (ctx) => findLecturer(ctx, ctx.lecturerId));
  route(app, talk.ticket, async ({ tx, member, companyId, now }) => {
    const { ticket, expiresAt } = await issueTicket(tx, secrets, { companyId, now }, member);
    return { ticket, userId: member.id, expiresAt: expiresAt.toISOString() };
  });
}
