import { parseLocale } from '@shuyuan/rules';
import type { FastifyInstance } from 'fastify';
import { missing } from '../../platform/core/errors.ts';
import { sendPage } from '../../platform/http/html.ts';
import type { Query } from '../../platform/http/query.ts';
import { selectClass } from './queries.ts';
import { drawSandboxClass } from './sandboxPage.ts';

/** Path of a lesson's sandbox room. */
export function sandboxClassPath(lessonId: number | string): string {
  return `/sandbox/class/${lessonId}`;
}

/** The sandbox page that replaces a school's live room, in demo mode only. It shows only data of the course page, so it needs no login. */
export function sandboxClassRoutes(app: FastifyInstance): void {
  const { companies, tenancy, clock } = app.platform;
  app.get<{ Params: { lessonId: string } }>(sandboxClassPath(':lessonId'), async (request, reply) => {
    const lessonId = Number(request.params.lessonId);
    const company = await companies.byHost(request.headers.host);
    if (!company || !Number.isSafeInteger(lessonId) || lessonId <= 0) throw missing();
    const locale = parseLocale((request.query as Query).values['lang']);
    const view = { locale, now: clock.now(), studentId: null };
    const lesson = await tenancy.withTenant(company.id, (tx) => selectClass({ ...view, tx }, lessonId));
    if (!lesson) throw missing();
    const school = (locale === 'en' && company.short_name_en) || company.name;
    return sendPage(reply, drawSandboxClass({ lesson, school, locale }));
  });
}
