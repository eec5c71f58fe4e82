import type { contract, InputOf, OutputOf } from '@shuyuan/contract';
import { lessonState, lockingLesson } from '@shuyuan/rules';
import { sql } from 'kysely';
import { attendanceOf, joinedAt } from '../../domain/attendance.ts';
import { accessError } from '../../domain/lessonAccess.ts';
import { practiceState, requiresPractice } from '../../domain/lessonLock.ts';
import { lockWords } from '../../domain/lessonWords.ts';
import { say } from '../../domain/words.ts';
import { invalid } from '../../platform/core/errors.ts';
import { joinTenant } from '../../platform/data/joinTenant.ts';
import { inLanguage } from '../../platform/data/select.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import { enrolmentState } from './queries.ts';
import { ACCESS_WORDS } from './words.ts';

type Call = (typeof contract)['learning']['timetable'];
type Entry = OutputOf<Call>[number];

const DAY_MS = 86_400_000;
const SPAN_MAX_DAYS = 62;
/** What is shown without an end, or without a start: from a day ago, five weeks on. */
const SPAN_DAYS = 35;

/** The lessons of the student's classes between two instants, in order; 422 for a span of more than 62 days. */
export async function listTimetable(ctx: StudentCtx, input: InputOf<Call>): Promise<Entry[]> {
  const from = input.from === undefined ? new Date(ctx.now.getTime() - DAY_MS) : new Date(input.from);
  const until = input.until === undefined ? new Date(from.getTime() + SPAN_DAYS * DAY_MS) : new Date(input.until);
  const days = (until.getTime() - from.getTime()) / DAY_MS;
  if (days < 0 || days > SPAN_MAX_DAYS) throw invalid([{ field: 'endTime', rule: 'range' }]);
  const classes = new Map((await selectClasses(ctx)).map((row) => [row.class_run_id, row]));
  const lessons = await selectEntries(ctx, [...classes.keys()], { from, until });
  const rows = lessons.flatMap((row) => {
    const own = classes.get(row.run_id);
    return own ? [{ ...row, ...own }] : [];
  });
  const locks = await selectLocks(ctx, [
    ...new Set(rows.filter((row) => row.is_locked_by_practice).map((row) => row.run_id)),
  ]);
  return rows.map((row) => toEntry(row, locks.get(row.run_id) ?? [], ctx));
}

/** The classes that the student is in. */
function selectClasses({ tx, studentId, now }: StudentCtx) {
  return tx
    .selectFrom('enrolment as e')
    .select(['e.class_run_id', 'e.offer_id', enrolmentState(now).as('enrolment')])
    .where('e.student_id', '=', studentId)
    .where('e.status', 'in', ['active', 'frozen'])
    .where(sql<boolean>`coalesce(e.valid_until > ${now}, true)`)
    .execute();
}

/**
 * The lessons of some classes in a span of time. The classes are named and the lessons found first: joined in one
 * statement, PostgreSQL reads every lesson of the school in the span.
 */
function selectEntries(
  { tx, locale, studentId, now }: StudentCtx,
  runs: readonly number[],
  { from, until }: { from: Date; until: Date },
) {
  return tx
    .with(
      (cte) => cte('d').materialized(),
      (db) =>
        db
          .selectFrom('dated_lesson')
          .selectAll()
          .where(sql<boolean>`class_run_id = any (${runs}::bigint[])`)
          // Of lessons that take hours: one is in the span while any of it is.
          .where('ends_at', '>', from)
          .where('starts_at', '<', until),
    )
    .selectFrom('d')
    .innerJoin('class_run as r', joinTenant('r.id', 'd.class_run_id'))
    .innerJoin('course as c', joinTenant('c.id', 'r.course_id'))
    .innerJoin('lesson as x', joinTenant('x.id', 'd.lesson_id'))
    .innerJoin('lecturer as l', joinTenant('l.id', 'r.lecturer_id'))
    .select(['d.id', 'd.starts_at', 'd.ends_at', 'd.state', 'd.started_at', 'd.replay', 'd.lesson_id', 'x.index'])
    .select(['r.id as run_id', 'r.is_locked_by_practice', 'r.is_cancelled', 'c.kind', 'c.cover', 'l.portrait'])
    .select([inLanguage(locale, 'c.title').as('course'), inLanguage(locale, 'x.title').as('title')])
    .select([
      inLanguage(locale, 'l.name').as('lecturer'),
      attendanceOf(now, { student: sql`${studentId}::bigint`, joinedAt: joinedAt(studentId) }).as('attendance'),
      sql<boolean>`exists (select 1 from learn_record p where p.company_id = d.company_id and p.student_id = ${studentId}::bigint
        and p.class_run_id = d.class_run_id and p.lesson_id = d.lesson_id and p.finished_at is not null)`.as(
        'is_learnt',
      ),
    ])
    .orderBy('d.starts_at')
    .orderBy('d.id')
    .execute();
}
type Row = Awaited<ReturnType<typeof selectEntries>>[number] & Awaited<ReturnType<typeof selectClasses>>[number];

interface LockRow {
  runId: number;
  lessonId: number;
  index: number;
  isTrial: boolean;
  isPracticeRequired: boolean;
  practice: 'unfinished' | 'submitted' | 'awaiting' | 'finished' | 'expired' | null;
  recordId: number | null;
  datedId: number | null;
}

/** The lessons of several classes in order, as the lock rule sees them. */
async function selectLocks({ tx, studentId }: StudentCtx, runs: readonly number[]): Promise<Map<number, LockRow[]>> {
  const found = new Map<number, LockRow[]>();
  if (runs.length === 0) return found;
  const student = sql`${studentId}::bigint`;
  const of = { company: sql`x.company_id`, classRun: sql`r.id`, lesson: sql`x.id`, student };
  const { rows } = await sql<LockRow>`
    select r.id as "runId", x.id as "lessonId", x.index, x.is_trial as "isTrial", ${requiresPractice(of)} as "isPracticeRequired",
        ${practiceState(of)} as practice,
        (select d.id from dated_lesson d where d.company_id = x.company_id and d.class_run_id = r.id and d.lesson_id = x.id) as "datedId",
        (select q.id from practice_record q where q.company_id = x.company_id and q.student_id = ${student}
          and q.class_run_id = r.id and q.lesson_id = x.id order by q.attempt desc limit 1) as "recordId"
      from class_run r join lesson x on x.company_id = r.company_id and x.course_id = r.course_id
      where r.id = any (${runs}::bigint[]) order by r.id, x.index`.execute(tx);
  for (const row of rows) found.set(row.runId, [...(found.get(row.runId) ?? []), row]);
  return found;
}

function toEntry(row: Row, lessons: readonly LockRow[], { now, locale }: StudentCtx): Entry {
  const state = lessonState(
    { state: row.state, startsAt: row.starts_at, endsAt: row.ends_at, startedAt: row.started_at },
    now,
  );
  const place = lessons.findIndex(({ lessonId }) => lessonId === row.lesson_id);
  const lock = lockingLesson(lessons, place, row.is_locked_by_practice);
  const error = accessError({
    enrolment: row.enrolment,
    isClassCancelled: row.is_cancelled,
    stage: state,
    replay: row.replay,
    isBeforeStart: false,
    isLocked: lock !== null,
  });
  const reason = lock ? lockWords(locale, lock.index, lock.recordId !== null) : undefined;
  const message = error === 'previousPracticeRequired' ? reason : error ? say(ACCESS_WORDS[error], locale) : undefined;
  return {
    id: row.id,
    courseId: row.run_id,
    saleId: row.offer_id,
    classTitle: row.course,
    title: row.title,
    index: row.index,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    lecturerName: row.lecturer,
    portrait: row.portrait ?? undefined,
    kind: row.kind,
    cover: row.cover ?? undefined,
    state: row.is_cancelled ? 'cancelled' : state,
    isStarted: row.started_at !== null,
    replay: row.replay,
    lockReason: reason,
    attendance: row.attendance,
    isLearnt: row.is_learnt,
    access:
      error === null
        ? { hasAccess: true }
        : {
            hasAccess: false,
            error,
            message,
            ...(error === 'previousPracticeRequired' && {
              blockId: lock?.recordId ?? undefined,
              blockLessonId: lock?.lessonId,
              blockDatedId: lock?.datedId ?? undefined,
            }),
          },
  };
}
