import type { contract, InputOf } from '@shuyuan/contract';
import { type RawBuilder, sql } from 'kysely';
import { isOnSale, priceShown, saleState, selectCards } from '../../domain/courseCards/courseCards.ts';
import { practiceState, requiresPractice } from '../../domain/lessonLock.ts';
import { joinTenant, ofSameSchool } from '../../platform/data/joinTenant.ts';
import {
  inLanguage,
  likePatterns,
  listInLanguage,
  matches,
  type PageInput,
  pageOf,
} from '../../platform/data/select.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { Ctx, StudentCtx } from '../../platform/http/requestContext.ts';
import type { CourseQuestion } from './tables.ts';

/** Filters of the course list. */
export type ListInput = InputOf<typeof contract.courses.list>;

/** Searched columns, in both languages, so that an English title is found on the Chinese page. */
const SEARCHED = ['c.title', 'c.title_en', 'l.name', 'l.name_en', 's.name', 's.name_en'];

/** Every order ends in the id, so that pages neither repeat nor skip (product.md 4.0). */
const ORDERS = {
  recommended: () => sql`c.rank, c.id`,
  newest: () => sql`c.published_at desc, c.id`,
  popular: () => sql`c.learners desc, c.id`,
  cheapest: (now) => sql`${priceShown(now)}, c.id`,
  dearest: (now) => sql`${priceShown(now)} desc, c.id`,
} as const satisfies Record<NonNullable<ListInput['sort']>, (now: Date) => RawBuilder<unknown>>;

/** A page of courses, one card per course. */
export function selectCourses(ctx: Ctx, input: ListInput) {
  const { subjectId, gradeId, kind, status, lecturerId, isOpen, sort = 'recommended' } = input;
  let query = selectCards(ctx)
    .where('o.is_listed', '=', true)
    .where(matches(likePatterns(input.keyword), SEARCHED));
  if (subjectId !== undefined) query = query.where('c.subject_id', '=', subjectId);
  if (gradeId !== undefined) query = query.where(isForGrade(gradeId));
  if (kind !== undefined) query = query.where('c.kind', '=', kind);
  if (status !== undefined) query = query.where(saleState(ctx.now), '=', status);
  if (lecturerId !== undefined) query = query.where('r.lecturer_id', '=', lecturerId);
  if (isOpen === true) query = query.where(isOnSale(ctx.now));
  return pageOf(ctx.tx, query.orderBy(ORDERS[sort](ctx.now)), input);
}

/** Courses for the home page: the school's choice first, then its order; those that are over or full, or that the student has, are left out. */
export function selectRecommended(
  ctx: Ctx,
  { gradeId, subjectId, size }: { gradeId?: number | undefined; subjectId?: number | undefined; size: number },
) {
  let query = selectCards(ctx)
    .where('o.is_listed', '=', true)
    .where(saleState(ctx.now), 'not in', ['ended', 'discontinued', 'full'])
    .where(sql<boolean>`not ${isTaken(ctx)}`);
  if (subjectId !== undefined) query = query.where('c.subject_id', '=', subjectId);
  if (gradeId !== undefined) query = query.where(isForGrade(gradeId));
  return query.orderBy(sql`c.is_recommended desc, c.rank, c.id`).limit(sql.lit(size)).execute();
}

/** Whether the student is in the class `r`, also while a refund is under review: neither can be bought (I4, product.md 4.7). */
function isTaken({ studentId, now }: Ctx): RawBuilder<boolean> {
  if (studentId === null) return sql<boolean>`false`;
  return sql<boolean>`exists (select 1 from enrolment e
    where e.company_id = r.company_id and e.class_run_id = r.id and e.student_id = ${studentId}
      and e.status in ('active', 'frozen') and coalesce(e.valid_until > ${now}, true))`;
}

/** Courses that the student was in and that have ended, the latest first (§7). */
export function selectPast(ctx: StudentCtx, input: PageInput) {
  const query = selectCards(ctx)
    .innerJoin('enrolment as e', (join) =>
      ofSameSchool(join, 'e', 'o').onRef('e.class_run_id', '=', 'r.id').onRef('e.offer_id', '=', 'o.id'),
    )
    .where('e.student_id', '=', ctx.studentId)
    .where('e.status', 'in', ['active', 'expired'])
    .where('r.ends_at', '<=', ctx.now)
    .orderBy(sql`r.ends_at desc, e.id`);
  return pageOf(ctx.tx, query, input);
}

/** A lecturer's courses, those on sale first (product.md 4.15). */
export function selectOfLecturer(ctx: Ctx, { id, ...page }: PageInput & { id: number }) {
  const query = selectCards(ctx)
    .where('o.is_listed', '=', true)
    .where('r.lecturer_id', '=', id)
    .orderBy(sql`${isOnSale(ctx.now)} desc, c.rank, c.id`);
  return pageOf(ctx.tx, query, page);
}

/** Whether the school has such a lecturer (Z1). */
export async function hasLecturer(tx: Tx, id: number): Promise<boolean> {
  return (await tx.selectFrom('lecturer').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** One course by its class and offer, with the columns of its page. */
export function selectCourse(ctx: Ctx, { id, saleId }: { id: number; saleId: number }) {
  const { locale } = ctx;
  return selectCards(ctx)
    .select(['r.playback_months', sql<CourseQuestion[]>`c.questions`.as('questions')])
    .select([
      inLanguage<string | null>(locale, 'l.intro').as('lecturer_intro'),
      inLanguage<string | null>(locale, 'c.synopsis').as('synopsis'),
      inLanguage<string | null>(locale, 'c.keyword').as('keyword'),
      inLanguage<string | null>(locale, 'c.requirement').as('requirement'),
      listInLanguage(locale, 'c.goals').as('goals'),
      sql<string[]>`array(
        select ${inLanguage(locale, 'g.name')} from course_grade cg
        join grade g on g.company_id = cg.company_id and g.id = cg.grade_id
        where cg.company_id = c.company_id and cg.course_id = c.id order by g.sort, g.id)`.as('grades'),
      sql<number>`(select count(*)::int from lesson x
        where x.company_id = c.company_id and x.course_id = c.id and x.has_practice)`.as('practices'),
      sql<Date | null>`(select e.valid_until from enrolment e
        where e.company_id = r.company_id and e.class_run_id = r.id and e.student_id = ${ctx.studentId}
          and e.status = 'active')`.as('owned_until'),
      sql<{ id: number; number: string } | null>`(
        select json_build_object('id', q.id, 'number', q.number) from trade_order q
        where q.company_id = o.company_id and q.student_id = ${ctx.studentId} and q.goods_kind = 'course'
          and q.goods_id = o.id and q.status = 'unpaid' and q.expires_at > ${ctx.now})`.as('unpaid'),
      sql<{ id: number; number: string } | null>`(
        select json_build_object('id', q.id, 'number', q.number) from enrolment e
        join trade_order q on q.company_id = e.company_id and q.id = e.source_id and q.student_id = e.student_id
        where e.company_id = r.company_id and e.class_run_id = r.id and e.student_id = ${ctx.studentId}
          and e.status = 'frozen' and coalesce(e.valid_until > ${ctx.now}, true) limit 1)`.as('refunding'),
      sql<number | null>`(select t.id from groupon g
        join groupon_member m on m.company_id = g.company_id and m.groupon_id = g.id
        join groupon_team t on t.company_id = m.company_id and t.id = m.team_id
        where g.company_id = o.company_id and g.offer_id = o.id and m.student_id = ${ctx.studentId}
          and m.status = 'joined' and t.status = 'forming' limit 1)`.as('team_id'),
      sql<boolean>`exists (select 1 from course_collection k
        where k.company_id = c.company_id and k.target_id = c.id and k.student_id = ${ctx.studentId})`.as(
        'is_collected',
      ),
    ])
    .where('r.id', '=', id)
    .where('o.id', '=', saleId)
    .executeTakeFirst();
}
export type CourseRow = NonNullable<Awaited<ReturnType<typeof selectCourse>>>;

/** The classes of a course to choose from, the listed one first. */
export function selectOffers({ tx, locale, now }: Ctx, courseId: number) {
  return tx
    .selectFrom('offer as o')
    .innerJoin('class_run as r', joinTenant('r.id', 'o.class_run_id'))
    .select(['r.id as run_id', 'r.starts_at', 'r.slots', 'o.id as offer_id', 'o.price_fen'])
    .select(['o.quota', 'o.sold', 'o.locked'])
    .select([inLanguage(locale, 'r.name').as('name'), saleState(now).as('status')])
    .where('o.course_id', '=', courseId)
    .orderBy(sql`o.is_listed desc, r.starts_at, o.id`)
    .execute();
}

/** The lessons of a class in order, with their dates and the student's progress. */
export function selectLessons({ tx, locale, studentId }: Ctx, { id, saleId }: { id: number; saleId: number }) {
  const of = { company: sql`x.company_id`, classRun: sql`r.id`, lesson: sql`x.id`, student: sql`${studentId ?? 0}` };
  return tx
    .selectFrom('offer as o')
    .innerJoin('class_run as r', joinTenant('r.id', 'o.class_run_id'))
    .innerJoin('lesson as x', joinTenant('x.course_id', 'r.course_id'))
    .leftJoin('chapter as h', joinTenant('h.id', 'x.chapter_id'))
    .leftJoin('dated_lesson as d', (join) =>
      ofSameSchool(join, 'd', 'x').onRef('d.class_run_id', '=', 'r.id').onRef('d.lesson_id', '=', 'x.id'),
    )
    .leftJoin('learn_record as p', (join) =>
      ofSameSchool(join, 'p', 'x')
        .onRef('p.class_run_id', '=', 'r.id')
        .onRef('p.lesson_id', '=', 'x.id')
        .on('p.student_id', '=', studentId ?? 0),
    )
    .select(['x.id', 'x.index', 'x.kind', 'x.duration_s', 'x.is_trial', 'x.has_practice', 'x.chapter_id'])
    .select([
      'd.id as dated_id',
      'd.state as dated_state',
      'd.started_at',
      'd.starts_at',
      'd.ends_at',
      'p.finished_at',
      'r.is_locked_by_practice',
    ])
    .select([practiceState(of).as('practice'), requiresPractice(of).as('requires_practice')])
    .select([inLanguage(locale, 'x.title').as('title'), inLanguage<string | null>(locale, 'h.title').as('chapter')])
    .where('r.id', '=', id)
    .where('o.id', '=', saleId)
    .orderBy('x.index')
    .execute();
}
export type LessonRow = Awaited<ReturnType<typeof selectLessons>>[number];

function isForGrade(gradeId: number): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from course_grade cg
    where cg.company_id = c.company_id and cg.course_id = c.id and cg.grade_id = ${gradeId})`;
}
