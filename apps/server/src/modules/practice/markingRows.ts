import type { contract, InputOf, Marking, MarkingEntry, OutputOf, SentOf } from '@shuyuan/contract';
import { isMarkedByPerson, maskPhone } from '@shuyuan/rules';
import { type NotNull, type RawBuilder, sql } from 'kysely';
import { markedClasses } from '../../domain/markedClasses.ts';
import { say } from '../../domain/words.ts';
import { missing } from '../../platform/core/errors.ts';
import { joinTenant, ofSameSchool } from '../../platform/data/joinTenant.ts';
import { inLanguage, mapPage, pageOf } from '../../platform/data/select.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import { theRow } from '../../platform/data/theRow.ts';
import type { WithLinks } from '../../platform/http/requestContext.ts';
import { readAnswers } from './answers.ts';
import { selectQuestions } from './questions.ts';
import { findCommentAudio } from './result.ts';
import type { LecturerCtx, RecordRow } from './rows.ts';
import { ASSESSMENT_CLASS } from './words.ts';

type Calls = (typeof contract)['marking'];
/** A practice in the queue as it leaves the server. */
export type SentEntry = SentOf<typeof MarkingEntry>;

/** SQL for whether a lecturer marks the attempt `p`: it is of one of the classes, or of an own assessment. Two arrays, so that each has its index. */
export const isWorkOf = (lecturerId: number): RawBuilder<boolean> =>
  sql<boolean>`(p.class_run_id = any(array(${markedClasses(lecturerId)}))
    or p.assessment_id = any(array(select s.id from assessment s where s.lecturer_id = ${lecturerId})))`;

/** Whether a lecturer marks an attempt. */
export async function isOfMarker(
  tx: Tx,
  lecturerId: number,
  { class_run_id, assessment_id }: Pick<RecordRow, 'class_run_id' | 'assessment_id'>,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select ${isWorkOf(lecturerId)} as found
    from (select ${class_run_id}::bigint as class_run_id, ${assessment_id}::bigint as assessment_id) p`.execute(tx);
  return theRow(rows).found;
}

const filesOf = (type: 'image' | 'audio'): RawBuilder<number> =>
  sql<number>`(select count(*)::int from practice_file f where f.company_id = p.company_id and f.record_id = p.id
    and f.type = ${sql.lit(type)})`;

function selectWork({ tx, locale, now, lecturerId }: LecturerCtx) {
  return tx
    .selectFrom('practice_record as p')
    .innerJoin('paper as a', joinTenant('a.id', 'p.paper_id'))
    .leftJoin('class_run as r', joinTenant('r.id', 'p.class_run_id'))
    .leftJoin('course as c', joinTenant('c.id', 'r.course_id'))
    .leftJoin('assessment as x', joinTenant('x.id', 'p.assessment_id'))
    .innerJoin('student as s', joinTenant('s.id', 'p.student_id'))
    .leftJoin('lecturer as l', (join) =>
      ofSameSchool(join, 'l', 'p')
        .onRef('l.id', '=', 'p.claimed_by')
        .on('p.claimed_until', '>', now)
        .on('p.claimed_by', '<>', lecturerId),
    )
    .selectAll('p')
    .select(['s.nickname', 's.portrait', 'a.total_score'])
    .select(inLanguage(locale, 'a.name').as('name'))
    .select([
      sql<string>`coalesce(${inLanguage(locale, 'c.title')}, ${inLanguage(locale, 'x.name')})`.as('course'),
      sql<string>`coalesce(${inLanguage(locale, 'r.name')}, ${say(ASSESSMENT_CLASS, locale)}::text)`.as('class'),
    ])
    .select(inLanguage<string | null>(locale, 'l.name').as('claimer'))
    .select([filesOf('image').as('images'), filesOf('audio').as('audios')])
    .$narrowType<{ student_id: NotNull }>()
    .where(isWorkOf(lecturerId));
}
type WorkRow = Awaited<ReturnType<ReturnType<typeof selectWork>['execute']>>[number];

/** Work of the lecturer's classes: what waits the longest first, what was marked or sent back the latest first. */
export async function listQueue(
  ctx: LecturerCtx,
  { tab, ...page }: InputOf<Calls['queue']>,
): Promise<OutputOf<Calls['queue']>> {
  const all = selectWork(ctx);
  const ordered = {
    waiting: () => all.where('p.state', '=', 'awaiting').orderBy('p.submitted_at').orderBy('p.id'),
    marked: () =>
      all
        .where('p.state', '=', 'finished')
        .where('p.marker_id', 'is not', null)
        .orderBy('p.marked_at', 'desc')
        .orderBy('p.id'),
    sentBack: () =>
      all
        .where('p.state', '=', 'unfinished')
        .where('p.is_sent_back', '=', true)
        .orderBy('p.sent_back_at', 'desc')
        .orderBy('p.id'),
    byMachine: () =>
      all
        .where('p.state', '=', 'finished')
        .where('p.marker_id', 'is', null)
        .where(
          sql<boolean>`exists (select 1 from practice_answer w join question q on q.company_id = w.company_id and q.id = w.question_id
            where w.company_id = p.company_id and w.record_id = p.id and q.type = 'blank' and w.state in ('wrong', 'part'))`,
        )
        .orderBy('p.submitted_at', 'desc')
        .orderBy('p.id'),
  }[tab]();
  return mapPage(await pageOf(ctx.tx, ordered, page), toEntry);
}

/** How much work of the lecturer's classes waits, is marked and was sent back; today's is that of this lecturer. */
export async function countWork({ tx, now, lecturerId }: LecturerCtx): Promise<OutputOf<Calls['counts']>> {
  const { rows } = await sql<OutputOf<Calls['counts']>>`
    select count(*) filter (where p.state = 'awaiting')::int as waiting,
        count(*) filter (where p.state = 'finished' and p.marker_id is not null)::int as marked,
        count(*) filter (where p.state = 'unfinished' and p.is_sent_back)::int as "sentBack",
        count(*) filter (where p.state = 'finished' and p.marker_id = ${lecturerId}
          and (p.marked_at at time zone 'Asia/Shanghai')::date = (${now}::timestamptz at time zone 'Asia/Shanghai')::date
          )::int as "markedToday"
      from practice_record p where ${isWorkOf(lecturerId)}`.execute(tx);
  return theRow(rows);
}

/** One practice of the lecturer's classes as the queue shows it. */
export async function findEntry(ctx: LecturerCtx, id: number): Promise<SentEntry> {
  return toEntry(await findWork(ctx, id));
}

async function findWork(ctx: LecturerCtx, id: number): Promise<WorkRow> {
  const row = await selectWork(ctx).where('p.id', '=', id).executeTakeFirst();
  if (!row) throw missing();
  return row;
}

function toEntry(row: WorkRow): SentEntry {
  return {
    id: row.id,
    title: row.name,
    courseTitle: row.course,
    studentId: row.student_id,
    studentName: maskPhone(row.nickname),
    portrait: row.portrait ?? undefined,
    state: row.state,
    attempt: row.attempt,
    isMakeUp: row.is_make_up,
    submittedAt: row.submitted_at?.toISOString(),
    gradedAt: row.marked_at?.toISOString(),
    sentBackAt: row.sent_back_at?.toISOString(),
    imageCount: row.images,
    audioCount: row.audios,
    score: row.score ?? undefined,
    totalScore: row.total_score,
    claimedBy: row.claimer ?? undefined,
  };
}

/** Claimed work as it lies in front of the lecturer: questions with their answers, what the student handed in, marks so far. */
export async function readMarking(ctx: LecturerCtx & WithLinks, id: number): Promise<SentOf<typeof Marking>> {
  const { tx, locale, now } = ctx;
  const row = await findWork(ctx, id);
  const questions = await selectQuestions(tx, { paperId: row.paper_id }, { locale, withAnswers: true });
  const byMachine = questions.filter(({ type }) => type !== 'group' && !isMarkedByPerson(type));
  return {
    id: row.id,
    title: row.name,
    courseTitle: row.course,
    className: row.class,
    studentId: row.student_id,
    studentName: maskPhone(row.nickname),
    portrait: row.portrait ?? undefined,
    state: row.state,
    attempt: row.attempt,
    submittedAt: row.submitted_at?.toISOString(),
    usedS: row.used_s ?? undefined,
    totalScore: row.total_score,
    objectiveScore: row.objective_score ?? undefined,
    objectiveTotal: byMachine.reduce((sum, { score }) => sum + score, 0),
    previousScore: await findPreviousScore(tx, row),
    questions,
    answers: await readAnswers(ctx, id, { marks: true, criteria: true, words: true }),
    comment: row.comment ?? undefined,
    commentAudio: await findCommentAudio(ctx, row),
    claimedUntil: row.claimed_until?.toISOString(),
    version: row.version,
    serverTime: now.toISOString(),
  };
}

async function findPreviousScore(tx: Tx, { student_id, paper_id, class_run_id, attempt }: WorkRow) {
  const row = await tx
    .selectFrom('practice_record')
    .select('score')
    .where('student_id', '=', student_id)
    .where('paper_id', '=', paper_id)
    .where(class_run_id === null ? sql<boolean>`class_run_id is null` : sql<boolean>`class_run_id = ${class_run_id}`)
    .where('attempt', '<', attempt)
    .where('score', 'is not', null)
    .orderBy('attempt', 'desc')
    .executeTakeFirst();
  return row?.score ?? undefined;
}
