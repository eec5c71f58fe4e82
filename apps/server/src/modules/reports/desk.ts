import type { contract, InputOf, OutputOf } from '@shuyuan/contract';
import { maskPhone } from '@shuyuan/rules';
import { sql } from 'kysely';
import { isMarkedBy } from '../../domain/markedClasses.ts';
import { fromReports } from '../../domain/studyReports.ts';
import { missing } from '../../platform/core/errors.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import { inLanguage, mapPage, pageOf } from '../../platform/data/select.ts';
import type { Ctx } from '../../platform/http/requestContext.ts';
import type { StudyReport } from './figureTypes.ts';
import { addWords, publishReport } from './making.ts';
import { selectHead } from './queries.ts';
import { toReport } from './service.ts';

type Calls = (typeof contract)['report'];
type LecturerCtx = Ctx & { lecturerId: number };

/** Days for which a lecturer is asked for words to a report that was published without. */
const ASKED_DAYS = 30;

/** Reports of a lecturer's classes, of students who are still in them. */
function selectReports({ tx, locale, lecturerId }: LecturerCtx) {
  return fromReports(tx)
    .innerJoin('student as s', joinTenant('s.id', 't.student_id'))
    .select(['t.id', 't.student_id', 't.class_run_id', 't.state', 't.publish_at', 't.published_at'])
    .select(['s.nickname', 's.portrait', inLanguage(locale, 'c.title').as('course')])
    .select(inLanguage(locale, 'r.name').as('class_name'))
    .where(isMarkedBy(lecturerId, sql`t.class_run_id`))
    .where(sql<boolean>`exists (select 1 from enrolment e where e.company_id = t.company_id
      and e.student_id = t.student_id and e.class_run_id = t.class_run_id and e.status <> 'quit')`);
}

/** Reports that wait for words, the next to be published first, then those published lately without; or those with words. */
export async function listReports(
  ctx: LecturerCtx,
  { tab, ...page }: InputOf<Calls['desk']>,
): Promise<OutputOf<Calls['desk']>> {
  const all = selectReports(ctx);
  const query =
    tab === 'written'
      ? all.where('t.comment', 'is not', null).orderBy('t.published_at', 'desc').orderBy('t.id')
      : all
          .where('t.comment', 'is', null)
          .where(sql<boolean>`(t.state = 'making'
            or t.published_at > ${ctx.now}::timestamptz - make_interval(days => ${sql.lit(ASKED_DAYS)}))`)
          .orderBy('t.state')
          .orderBy('t.publish_at')
          .orderBy('t.id');
  return mapPage(await pageOf(ctx.tx, query, page), (row) => ({
    id: row.id,
    courseTitle: row.course,
    className: row.class_name,
    studentName: maskPhone(row.nickname),
    portrait: row.portrait ?? undefined,
    status: row.state,
    publishAt: row.publish_at?.toISOString(),
    publishedAt: row.published_at?.toISOString(),
  }));
}

/** A report with its figures, those so far while it is being made; `missing` outside the lecturer's classes (Z1). */
export async function openReport(ctx: LecturerCtx, id: number): Promise<StudyReport> {
  const { student_id: studentId, class_run_id: courseId } = await mustMark(ctx, id);
  const head = await selectHead(ctx.tx, ctx.locale, { studentId, courseId });
  if (!head) throw missing();
  return toReport(ctx, head);
}

/** Publishes a report with the lecturer's words, or adds them to one that was published without. */
export async function writeReport(ctx: LecturerCtx, { id, ...words }: InputOf<Calls['write']>): Promise<StudyReport> {
  const row = await mustMark(ctx, id);
  const key = { id, studentId: row.student_id, courseId: row.class_run_id };
  if (row.state === 'making') await publishReport(ctx, key, words);
  else await addWords(ctx, key, words);
  return openReport(ctx, id);
}

async function mustMark(ctx: LecturerCtx, id: number) {
  const row = await selectReports(ctx).where('t.id', '=', id).executeTakeFirst();
  if (!row) throw missing();
  return row;
}
