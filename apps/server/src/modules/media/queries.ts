import type { Locale } from '@shuyuan/rules';
import { sql } from 'kysely';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import { inLanguage } from '../../platform/data/select.ts';
import type { Tx } from '../../platform/data/tenancy.ts';

/** A lesson of a class. */
export interface LessonKey {
  courseId: number;
  lessonId: number;
}

/** The lesson's media in a class that teaches it; undefined for a lesson of another course. */
export function selectMedia(tx: Tx, locale: Locale, { courseId, lessonId }: LessonKey) {
  return tx
    .selectFrom('lesson as x')
    .innerJoin('class_run as r', joinTenant('r.course_id', 'x.course_id'))
    .select(['x.id', 'x.kind', 'x.is_trial', 'x.media', 'x.media_path', 'x.media_s', 'x.duration_s', 'r.has_anti_skip'])
    .select([
      inLanguage(locale, 'x.title').as('title'),
      inLanguage<string | null>(locale, 'x.content').as('content'),
      sql<boolean>`exists (select 1 from offer o join course c on c.company_id = o.company_id and c.id = o.course_id
        where o.company_id = r.company_id and o.class_run_id = r.id and o.is_listed and c.published_at is not null)`.as(
        'is_offered',
      ),
      sql<number>`(select k.learnt_percent from company k where k.id = x.company_id)`.as('learnt_percent'),
    ])
    .where('x.id', '=', lessonId)
    .where('r.id', '=', courseId)
    .executeTakeFirst();
}
export type MediaRow = NonNullable<Awaited<ReturnType<typeof selectMedia>>>;
