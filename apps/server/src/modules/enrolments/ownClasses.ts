import type { contract, InputOf, OutputOf } from '@shuyuan/contract';
import { LESSON_OVERTIME_MINUTES, type LessonStage, type Locale, lessonState } from '@shuyuan/rules';
import { type RawBuilder, sql } from 'kysely';
import { selectCards } from '../../domain/courseCards/courseCards.ts';
import { toCourseCard } from '../../domain/courseCards/toCourseCard.ts';
import { findLock } from '../../domain/lessonLock.ts';
import { lockWords } from '../../domain/lessonWords.ts';
import { shownUntil } from '../../domain/membership.ts';
import { ofSameSchool } from '../../platform/data/joinTenant.ts';
import { inLanguage, mapPage, pageOf } from '../../platform/data/select.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';

type Call = typeof contract.courses.mine;

/** Whether a practice comes first is asked for lessons that begin within so long. */
const LOCKS_AHEAD_MS = 86_400_000;

/** The student's classes, the latest joined first; what has run out says so, whether it is written yet or not (wire-facts 6.1). */
export async function listMine(
  ctx: StudentCtx,
  { status, kind, isExpired, ...page }: InputOf<Call>,
): Promise<OutputOf<Call>> {
  const { now, locale, studentId } = ctx;
  let query = selectCards(ctx)
    .innerJoin('enrolment as e', (join) =>
      ofSameSchool(join, 'e', 'o').onRef('e.class_run_id', '=', 'r.id').onRef('e.offer_id', '=', 'o.id'),
    )
    .select(['e.source', 'e.valid_until', 'e.status as enrolment', 'r.is_locked_by_practice', 'r.is_cancelled'])
    .select([inLanguage<string | null>(locale, 'r.name').as('class_name'), progressOf(studentId).as('progress')])
    .select(nextLesson(studentId, now, locale).as('next_lesson'))
    .where('e.student_id', '=', studentId)
    .where('e.status', '<>', 'quit');
  if (kind !== undefined) query = query.where('c.kind', '=', kind);
  if (isExpired !== undefined) query = query.where(sql<boolean>`${isOut(now)} = ${isExpired}`);
  if (status === 'ended') query = query.where('r.ends_at', '<=', now);
  if (status === 'notStarted') query = query.where('r.starts_at', '>', now);
  if (status === 'inProgress')
    query = query.where(sql<boolean>`coalesce(r.starts_at <= ${now}, true) and coalesce(r.ends_at > ${now}, true)`);
  const rows = await pageOf(ctx.tx, query.orderBy(sql`e.joined_at desc, e.id desc`), page);
  const locks = await findLocks(ctx, rows.rows);
  return mapPage(rows, (row) => ({
    ...toCourseCard(row),
    source: row.source,
    validUntil: shownUntil(row.valid_until),
    enrolment:
      row.enrolment === 'active' && row.valid_until !== null && row.valid_until <= now ? 'expired' : row.enrolment,
    className: row.class_name ?? undefined,
    classStatus: classStatus(row, now),
    accuracy: row.progress.accuracy ?? undefined,
    practiceRate: row.progress.practiceRate ?? undefined,
    hasReport: row.progress.hasReport,
    unlockWay: row.is_locked_by_practice ? 1 : 0,
    learnedCount: row.progress.learned,
    nextLesson: toNextLesson(row.next_lesson, now, locks.get(row.run_id ?? 0)),
  }));
}

/** Whether the time of the enrolment `e` has run out, written or not. */
function isOut(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(e.status = 'expired' or (e.status = 'active' and coalesce(e.valid_until <= ${now}, false)))`;
}

interface ClassDates {
  is_cancelled: boolean | null;
  starts_at: Date | null;
  ends_at: Date | null;
}

function classStatus({ is_cancelled, starts_at, ends_at }: ClassDates, now: Date) {
  if (is_cancelled) return 'cancelled';
  if (ends_at !== null && ends_at <= now) return 'ended';
  return starts_at !== null && starts_at > now ? 'notStarted' : 'inProgress';
}

/** How far the student is in a class; rates in percent, null without a practice. */
interface Progress {
  learned: number;
  practiceRate: number | null;
  accuracy: number | null;
  hasReport: boolean;
}

function progressOf(studentId: number): RawBuilder<Progress> {
  const own = (alias: string) =>
    sql`${sql.ref(`${alias}.company_id`)} = e.company_id and ${sql.ref(`${alias}.student_id`)} = ${studentId}::bigint
      and ${sql.ref(`${alias}.class_run_id`)} = e.class_run_id`;
  return sql<Progress>`(select json_build_object(
    'learned', (select count(*)::int from learn_record p where ${own('p')} and p.finished_at is not null),
    'practiceRate', (select round(100.0 * count(*) filter (where q.state in ('submitted', 'awaiting', 'finished'))
      / nullif(count(*), 0))::int from practice_record q where ${own('q')} and q.attempt = 1),
    'accuracy', (select round((100 * sum(q.score) / nullif(sum(a.total_score), 0))::numeric)::int from practice_record q
      join paper a on a.company_id = q.company_id and a.id = q.paper_id where ${own('q')} and q.state = 'finished'),
    'hasReport', exists (select 1 from study_report t where ${own('t')} and t.state = 'published')))`;
}

interface NextLessonRow {
  lessonId: number;
  datedId: number | null;
  title: string;
  index: number;
  startsAt: string | null;
  endsAt: string | null;
  state: LessonStage | null;
  startedAt: string | null;
  positionS: number | null;
}

/** The next live lesson that is not over; of a recorded course the one left last, then the first that is not learnt. */
function nextLesson(studentId: number, now: Date, locale: Locale): RawBuilder<NextLessonRow | null> {
  return sql<NextLessonRow | null>`(
    select json_build_object('lessonId', x.id, 'datedId', d.id, 'title', ${inLanguage(locale, 'x.title')}, 'index', x.index,
        'startsAt', d.starts_at, 'endsAt', d.ends_at, 'state', d.state, 'startedAt', d.started_at, 'positionS', p.position_s)
      from lesson x
      left join dated_lesson d on d.company_id = x.company_id and d.class_run_id = r.id and d.lesson_id = x.id
      left join learn_record p on p.company_id = x.company_id and p.student_id = ${studentId}::bigint
        and p.class_run_id = r.id and p.lesson_id = x.id
      where x.company_id = c.company_id and x.course_id = c.id and case when c.kind = 'live'
        then d.state not in ('ended', 'cancelled') and d.ends_at + case when d.started_at is null then interval '0'
          else ${LESSON_OVERTIME_MINUTES} * interval '1 minute' end > ${now}::timestamptz else p.finished_at is null end
      order by (d.state = 'living') desc nulls last, d.starts_at, p.updated_at desc nulls last, x.index limit 1)`;
}

/** The lessons whose practice comes before the next one of a class, by class; of what is near, since a list is read again (Z4). */
async function findLocks(
  { tx, studentId, now, locale }: StudentCtx,
  rows: readonly { run_id: number | null; is_locked_by_practice: boolean | null; next_lesson: NextLessonRow | null }[],
): Promise<ReadonlyMap<number, string>> {
  const found = new Map<number, string>();
  for (const { run_id: classRunId, is_locked_by_practice, next_lesson: next } of rows) {
    if (
      classRunId === null ||
      !is_locked_by_practice ||
      !next?.startsAt ||
      Date.parse(next.startsAt) - now.getTime() > LOCKS_AHEAD_MS
    )
      continue;
    const lock = await findLock(tx, { classRunId, lessonId: next.lessonId, studentId });
    if (lock) found.set(classRunId, lockWords(locale, lock.index, lock.practice !== null));
  }
  return found;
}

function toNextLesson(row: NextLessonRow | null, now: Date, lock: string | undefined) {
  if (!row) return undefined;
  const { lessonId, title, index, state, startsAt, endsAt, startedAt } = row;
  const isLive = state !== null && startsAt !== null && endsAt !== null;
  return {
    lessonId,
    title,
    index,
    datedId: row.datedId ?? undefined,
    positionS: row.positionS ?? undefined,
    ...(isLive && liveFacts({ state, startsAt, endsAt, startedAt }, now)),
    ...(lock !== undefined && {
      access: { hasAccess: false, error: 'previousPracticeRequired' as const, message: lock },
    }),
  };
}

/** How its next live lesson stands. */
function liveFacts(row: { state: LessonStage; startsAt: string; endsAt: string; startedAt: string | null }, now: Date) {
  const [startsAt, endsAt] = [new Date(row.startsAt), new Date(row.endsAt)];
  const startedAt = row.startedAt === null ? null : new Date(row.startedAt);
  return {
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    liveState: lessonState({ state: row.state, startsAt, endsAt, startedAt }, now),
    isStarted: startedAt !== null,
  };
}
