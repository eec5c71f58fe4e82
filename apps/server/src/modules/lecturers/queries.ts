import { sql } from 'kysely';
import { selectLecturerCards } from '../../domain/lecturerCards.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import {
  inLanguage,
  likePatterns,
  listInLanguage,
  matches,
  type PageInput,
  pageOf,
} from '../../platform/data/select.ts';
import type { Ctx } from '../../platform/http/requestContext.ts';

/** A page of the school's present lecturers, in the school's order. */
export function selectLecturers(ctx: Ctx, input: PageInput & { subjectId?: number | undefined }) {
  const { subjectId } = input;
  const query = selectLecturerCards(ctx)
    .where('l.has_left', '=', false)
    .$if(subjectId !== undefined, (some) =>
      some.where(
        sql<boolean>`exists (select 1 from lecturer_subject ls where ls.company_id = l.company_id and ls.lecturer_id = l.id and ls.subject_id = ${subjectId})`,
      ),
    )
    .orderBy('l.sort')
    .orderBy('l.id');
  return pageOf(ctx.tx, query, input);
}

/** One lecturer with what the page shows; courses count while they are on sale, learners always. */
export function selectLecturer(ctx: Ctx, id: number) {
  const { locale, now } = ctx;
  return selectLecturerCards(ctx)
    .select(['l.teach_years', 'l.rating_tenths', 'l.is_certified', 'l.has_left'])
    .select([
      inLanguage<string | null>(locale, 'l.intro').as('intro'),
      listInLanguage(locale, 'l.honours').as('honours'),
      sql<string[]>`array(
        select ${inLanguage(locale, 'g.name')} from lecturer_grade lg
        join grade g on g.company_id = lg.company_id and g.id = lg.grade_id
        where lg.company_id = l.company_id and lg.lecturer_id = l.id order by g.sort, g.id)`.as('grades'),
      sql<{ courses: number; learners: number }>`(
        select json_build_object(
          'courses', count(*) filter (where not o.is_discontinued and coalesce(r.ends_at > ${now}, true)),
          'learners', coalesce(sum(c.learners), 0))
        from class_run r
        join offer o on o.company_id = r.company_id and o.class_run_id = r.id and o.is_listed
        join course c on c.company_id = o.company_id and c.id = o.course_id
        where r.company_id = l.company_id and r.lecturer_id = l.id)`.as('teaching'),
      sql<boolean>`exists (select 1 from lecturer_collection k
        where k.company_id = l.company_id and k.target_id = l.id and k.student_id = ${ctx.studentId})`.as(
        'is_collected',
      ),
      sql<boolean>`exists (select 1 from follow f where f.company_id = l.company_id and f.author_kind = 'lecturer'
        and f.author_id = l.id and f.student_id = ${ctx.studentId})`.as('is_followed'),
    ])
    .where('l.id', '=', id)
    .executeTakeFirst();
}
export type LecturerRow = NonNullable<Awaited<ReturnType<typeof selectLecturer>>>;

/** Public filters of qualifications. */
export interface QualificationInput extends PageInput {
  keyword?: string | undefined;
  subjectId?: number | undefined;
  lecturerId?: number | undefined;
}

/** A page of the qualifications that have passed the school's audit; no others are ever read here (product.md 4.15). */
export function selectQualifications({ tx, locale }: Ctx, input: QualificationInput) {
  const { subjectId, lecturerId } = input;
  const query = tx
    .selectFrom('qualification as q')
    .innerJoin('lecturer as l', joinTenant('l.id', 'q.lecturer_id'))
    .leftJoin('subject as s', joinTenant('s.id', 'q.subject_id'))
    .select(['q.id', 'q.lecturer_id', 'l.portrait', 'q.kind', 'q.number', 'q.issued_on', 'q.valid_until'])
    .select(['q.image', 'q.shown_since'])
    .select([
      inLanguage(locale, 'l.name').as('lecturer'),
      inLanguage(locale, 'q.name').as('name'),
      inLanguage(locale, 'q.issuer').as('issuer'),
      inLanguage<string | null>(locale, 's.name').as('subject'),
      inLanguage<string | null>(locale, 'q.stage').as('stage'),
    ])
    .where('q.audit_status', '=', 'shown')
    .where('l.has_left', '=', false)
    .where(matches(likePatterns(input.keyword), ['l.name', 'l.name_en', 'q.name', 'q.name_en', 's.name', 's.name_en']))
    .$if(subjectId !== undefined, (some) => some.where('q.subject_id', '=', subjectId ?? null))
    .$if(lecturerId !== undefined, (some) => some.where('q.lecturer_id', '=', lecturerId ?? 0))
    .orderBy('q.sort')
    .orderBy('q.id');
  return pageOf(tx, query, input);
}
export type QualificationRow = Awaited<ReturnType<typeof selectQualifications>>['rows'][number];
