import type { contract, OutputOf } from '@shuyuan/contract';
import { sql } from 'kysely';
import { joinTenant, ofSameSchool } from '../../platform/data/joinTenant.ts';
import { inLanguage } from '../../platform/data/select.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { PLAN, type PracticePlan } from './queries.ts';

type Announced = OutputOf<(typeof contract)['learning']['announced']>[number];

/** Most practices that are announced at once; whoever has more in plan sees those that open first. */
const ANNOUNCED_MAX = 100;

/** The practices of the student's classes in force that are not given yet: the next of each class first, those of dated lessons by their day. */
export async function listAnnounced(ctx: StudentCtx, courseId: number | undefined): Promise<Announced[]> {
  const rows = await selectAnnounced(ctx, courseId);
  return rows.map(({ plan, starts_at, dated_id, ...row }) => ({
    lessonId: row.lesson_id,
    datedId: dated_id ?? undefined,
    courseId: row.class_run_id,
    saleId: row.offer_id,
    courseTitle: row.course,
    title: row.title,
    index: row.index,
    startsAt: starts_at?.toISOString(),
    ...toAnnounced(plan, dated_id !== null),
  }));
}

/** What is told of a practice before the student is given it (product.md 4.4). */
export function toAnnounced(plan: PracticePlan, isDated: boolean) {
  return {
    practiceOpens: isDated ? ('afterClass' as const) : ('afterLearnt' as const),
    practicePercent: isDated ? undefined : plan.percent,
    practiceHours: plan.dueHours,
    practiceTotal: plan.total,
    practiceLimitMinutes: plan.limitMinutes ?? undefined,
  };
}

function selectAnnounced({ tx, studentId, now, locale }: StudentCtx, courseId: number | undefined) {
  return tx
    .selectFrom((db) => {
      const own = db
        .selectFrom('enrolment as e')
        .innerJoin('class_run as r', joinTenant('r.id', 'e.class_run_id'))
        .innerJoin('course as c', joinTenant('c.id', 'r.course_id'))
        .innerJoin('lesson as x', joinTenant('x.course_id', 'c.id'))
        .leftJoin('dated_lesson as d', (join) =>
          ofSameSchool(join, 'd', 'x').onRef('d.class_run_id', '=', 'r.id').onRef('d.lesson_id', '=', 'x.id'),
        )
        .select(['x.id as lesson_id', 'x.index', 'd.id as dated_id', 'd.starts_at', 'e.class_run_id', 'e.offer_id'])
        .select([inLanguage(locale, 'c.title').as('course'), inLanguage(locale, 'x.title').as('title')])
        .select([PLAN.as('plan')])
        .where('e.student_id', '=', studentId)
        .where('e.status', '=', 'active')
        .where(sql<boolean>`coalesce(e.valid_until > ${now}, true)`)
        .where('r.is_cancelled', '=', false)
        .where(sql<boolean>`d.state is distinct from 'cancelled'`)
        .where(sql<boolean>`not exists (select 1 from practice_record q where q.company_id = x.company_id
          and q.student_id = e.student_id and q.class_run_id = r.id and q.lesson_id = x.id)`);
      return (courseId === undefined ? own : own.where('e.class_run_id', '=', courseId)).as('a');
    })
    .select(['a.lesson_id', 'a.index', 'a.dated_id', 'a.starts_at', 'a.class_run_id', 'a.offer_id'])
    .select(['a.course', 'a.title'])
    .select((eb) => eb.ref('a.plan').$notNull().as('plan'))
    .where('a.plan', 'is not', null)
    .orderBy(sql`row_number() over (partition by a.class_run_id order by a.index)`)
    .orderBy(sql`a.starts_at nulls last, a.class_run_id`)
    .limit(ANNOUNCED_MAX)
    .execute();
}
