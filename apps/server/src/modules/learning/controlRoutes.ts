import { parseLocale } from '@shuyuan/rules';
import type { FastifyInstance } from 'fastify';
import { missing } from '../../platform/core/errors.ts';
import { sendPage } from '../../platform/http/html.ts';
import type { Query } from '../../platform/http/query.ts';
import { drawControl } from './controlPage.ts';
import {
  selectArticles,
  selectLessonsAround,
  selectPractices,
  selectSheets,
  selectStudentId,
} from './controlQueries.ts';

/** Phone of the seed's demo student in each school (product.md 4.23). */
const DEMO_PHONE = '13800000001';

/** The page of the demo control at `/__sim/`: buttons of the school and the lecturer for the demo student, with `DEMO=1` only (S10). */
export function controlRoutes(app: FastifyInstance): void {
  const { config, companies, tenancy, clock } = app.platform;
  if (!config.isDemo) return;
  app.get('/__sim/', async (request, reply) => {
    const company = await companies.byHost(request.headers.host);
    if (!company) throw missing();
    const { values } = request.query as Query;
    const locale = parseLocale(values['lang']);
    const now = clock.now();
    const phone = values['phone'] ?? DEMO_PHONE;
    const found = await tenancy.withTenant(company.id, async (tx) => {
      const studentId = await selectStudentId(tx, phone);
      if (studentId === null) return { studentId, lessons: [], practices: [], sheets: [], articles: [] };
      return {
        studentId,
        lessons: await selectLessonsAround(tx, studentId, { now, locale }),
        practices: await selectPractices(tx, studentId, locale),
        sheets: await selectSheets(tx, studentId, locale),
        articles: await selectArticles(tx, studentId),
      };
    });
    const school = (locale === 'en' && company.short_name_en) || company.short_name || company.name;
    const has = (url: string) => app.hasRoute({ method: 'POST', url });
    return sendPage(reply, drawControl({ ...found, school, locale, now, has }));
  });
}
