import type { SentOf, Topic } from '@shuyuan/contract';
import { sql } from 'kysely';
import { inLanguage, listInLanguage } from '../../../platform/data/select.ts';
import { selectCourses } from './offers.ts';
import { selectRadar } from './result.ts';
import type { ReaderCtx, ShownRecord } from './rows.ts';

type SentTopic = SentOf<typeof Topic>;

interface Taught {
  name: string;
  id: number;
  index: number;
  title: string;
  courseId: number;
  saleId: number;
  courseTitle: string;
  kind: 'live' | 'recorded';
}

/**
 * The fields of knowledge of a record with the lesson that teaches each, and the student's practice of it (product.md 4.5). That a
 * lesson teaches something is known from the questions of its practice.
 */
export async function selectTopics(ctx: ReaderCtx, row: ShownRecord): Promise<SentTopic[]> {
  const radar = await selectRadar(ctx.tx, row, ctx.locale);
  const names = radar.map(({ name }) => name);
  const own = await selectPractised(ctx, names);
  const advised = await selectAdvisedLessons(ctx, row, names);
  return radar.map(({ name, score, totalScore }) => {
    const practised = own.find((one) => one.name === name);
    const taught = practised ?? advised.find((one) => one.name === name);
    return {
      name,
      score,
      totalScore,
      lesson: taught && toLesson(taught, practised !== undefined),
      practice: practised && { id: practised.recordId, isOpen: practised.isOpen, count: practised.count },
    };
  });
}

function toLesson({ name: _, ...lesson }: Taught, isOwned: boolean): SentTopic['lesson'] {
  const { id, index, title, courseId, saleId, courseTitle, kind } = lesson;
  return { id, index, title, courseId, saleId, courseTitle, kind, isOwned };
}

/** The student's practices with questions of each field, in classes that are not left: an open one, else the latest. */
async function selectPractised({ tx, locale, now, studentId }: ReaderCtx, names: readonly string[]) {
  if (studentId === null || names.length === 0) return [];
  const { rows } = await sql<Taught & { recordId: number; isOpen: boolean; count: number }>`
    with asked as (
      select n.name, p.company_id, p.id, p.class_run_id, p.offer_id, p.lesson_id, p.published_at, count(*)::int as count,
          p.state = 'unfinished' and coalesce(p.limit_ends_at, p.due_at) > ${now} as is_open
        from unnest(${names}::text[]) as n (name)
          join practice_record p on p.student_id = ${studentId} and p.class_run_id is not null and p.lesson_id is not null
          join question q on q.company_id = p.company_id and q.paper_id = p.paper_id and q.type <> 'group'
            and n.name = any(${listInLanguage(locale, 'q.knowledge')})
        where exists (select 1 from enrolment e where e.company_id = p.company_id and e.student_id = p.student_id
          and e.class_run_id = p.class_run_id and e.status <> 'quit')
        group by n.name, p.company_id, p.id)
    select distinct on (a.name) a.name, a.id as "recordId", a.is_open as "isOpen", a.count, l.id, l.index,
        ${inLanguage(locale, 'l.title')} as title, r.id as "courseId", a.offer_id as "saleId",
        ${inLanguage(locale, 'c.title')} as "courseTitle", c.kind
      from asked a join lesson l on l.company_id = a.company_id and l.id = a.lesson_id
        join class_run r on r.company_id = a.company_id and r.id = a.class_run_id
        join course c on c.company_id = r.company_id and c.id = r.course_id
      order by a.name, a.is_open desc, a.published_at desc, a.id desc`.execute(tx);
  return rows;
}

/** The first lesson of an advised course whose practice asks for each field. */
async function selectAdvisedLessons(ctx: ReaderCtx, { id }: ShownRecord, names: readonly string[]): Promise<Taught[]> {
  const { tx, locale } = ctx;
  if (names.length === 0) return [];
  const { rows } = await sql<Taught>`
    select distinct on (n.name, o.id) n.name, l.id, l.index, ${inLanguage(locale, 'l.title')} as title, o.class_run_id as "courseId",
        o.id as "saleId", ${inLanguage(locale, 'c.title')} as "courseTitle", c.kind
      from assessment_outcome u
        join assessment_rule_offer y on y.company_id = u.company_id and y.rule_id = u.rule_id
        join offer o on o.company_id = y.company_id and o.id = y.offer_id
        join class_run r on r.company_id = o.company_id and r.id = o.class_run_id
        join course c on c.company_id = r.company_id and c.id = r.course_id
        join paper a on a.company_id = c.company_id and a.course_id = c.id and a.lesson_id is not null and a.status = 'open'
        join lesson l on l.company_id = a.company_id and l.id = a.lesson_id
        join question q on q.company_id = a.company_id and q.paper_id = a.id and q.type <> 'group'
        join unnest(${names}::text[]) as n (name) on n.name = any(${listInLanguage(locale, 'q.knowledge')})
      where u.record_id = ${id} order by n.name, o.id, l.index, l.id`.execute(tx);
  const listed = await selectCourses(ctx, [...new Set(rows.map(({ saleId }) => saleId))]);
  return rows.filter(({ saleId }) => listed.some((course) => course.saleId === saleId));
}
