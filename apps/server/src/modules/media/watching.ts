import type { TimeRange, WatchedRange } from '@shuyuan/rules';
import { sql } from 'kysely';
import { theRow } from '../../platform/data/theRow.ts';
import type { StudentCtx } from '../../platform/http/requestContext.ts';
import type { LessonKey } from './queries.ts';

type Student = Pick<StudentCtx, 'tx' | 'companyId' | 'studentId' | 'now'>;

/** The ranges of a learn record as JSON, in order. */
const RANGES = sql<
  [number, number][]
>`(select coalesce(json_agg(json_build_array(lower(part), upper(part)) order by part), '[]')
  from unnest(learn_record.watched) as part)`;

/** The seconds of a lesson that a student has watched, in order. */
export async function selectWatched(
  { tx, studentId }: Pick<StudentCtx, 'tx' | 'studentId'>,
  { courseId, lessonId }: LessonKey,
): Promise<[number, number][]> {
  const row = await tx
    .selectFrom('learn_record')
    .select(RANGES.as('ranges'))
    .where('student_id', '=', studentId)
    .where('class_run_id', '=', courseId)
    .where('lesson_id', '=', lessonId)
    .executeTakeFirst();
  return row?.ranges ?? [];
}

/** Since when a student plays a lesson, and how many seconds had been watched by then. */
interface Playing {
  began_at: Date;
  before_s: number;
}

/** Notes that a student plays a lesson from now on, unless that is known already. */
export async function beginPlaying({ tx, companyId, studentId, now }: Student, key: LessonKey): Promise<void> {
  const { courseId, lessonId } = key;
  await sql`
    insert into lesson_play (company_id, student_id, class_run_id, lesson_id, began_at, before_s)
      values (${companyId}::bigint, ${studentId}::bigint, ${courseId}::bigint, ${lessonId}::bigint, ${now}::timestamptz,
        coalesce((select watched_s from learn_record where student_id = ${studentId}::bigint
          and class_run_id = ${courseId}::bigint and lesson_id = ${lessonId}::bigint), 0))
    on conflict (company_id, student_id, class_run_id, lesson_id) do nothing`.execute(tx);
}

/** Since when a student plays a lesson; now, where nobody knew. */
export async function playingSince(ctx: Student, key: LessonKey): Promise<Playing> {
  const select = () =>
    ctx.tx
      .selectFrom('lesson_play')
      .select(['began_at', 'before_s'])
      .where('student_id', '=', ctx.studentId)
      .where('class_run_id', '=', key.courseId)
      .where('lesson_id', '=', key.lessonId)
      .executeTakeFirst();
  const known = await select();
  if (known) return known;
  await beginPlaying(ctx, key);
  return (await select()) ?? { began_at: ctx.now, before_s: 0 };
}

/** The time that all recordings of a student took so far, under its lock: reports of several lessons follow each other. */
export async function lockWatchTime({ tx, companyId, studentId }: Student): Promise<TimeRange[]> {
  const { rows } = await sql<{ spent: [number, number][] }>`
    insert into watch_time (company_id, student_id) values (${companyId}::bigint, ${studentId}::bigint)
    on conflict (company_id, student_id) do update set spent = watch_time.spent
    returning (select coalesce(json_agg(json_build_array(lower(part), upper(part)) order by part), '[]')
      from unnest(spent) as part) as spent`.execute(tx);
  return theRow(rows).spent;
}

/** Writes the time that a student's recordings took, under its lock. */
export async function writeWatchTime({ tx, studentId }: Student, spent: readonly TimeRange[]): Promise<void> {
  const ranges = `{${spent.map(([from, until]) => `[${from},${until})`).join(',')}}`;
  await sql`update watch_time set spent = ${ranges}::int8multirange where student_id = ${studentId}::bigint`.execute(
    tx,
  );
}

/** A learn record as it is before a report. */
export interface LockedRecord {
  ranges: [number, number][];
  watched_s: number;
  position_s: number;
  finished_at: Date | null;
}

/** The record of a lesson, made if there is none, under its lock: reports of several devices follow each other. */
export async function lockRecord({ tx, companyId, studentId, now }: Student, key: LessonKey): Promise<LockedRecord> {
  const { courseId, lessonId } = key;
  const { rows } = await sql<LockedRecord>`
    insert into learn_record (company_id, student_id, class_run_id, lesson_id, position_s, updated_at)
      values (${companyId}::bigint, ${studentId}::bigint, ${courseId}::bigint, ${lessonId}::bigint, 0, ${now}::timestamptz)
    on conflict (company_id, student_id, class_run_id, lesson_id) do update set position_s = learn_record.position_s
    returning ${RANGES} as ranges, watched_s, position_s, finished_at`.execute(tx);
  const row = rows[0];
  if (!row) throw new Error('The record of a lesson is gone within its transaction.');
  return row;
}

/** What a record becomes. */
interface NewRecord {
  watched: readonly WatchedRange[];
  watchedS: number;
  positionS: number;
  rate: number | null;
  isFinished: boolean;
}

/** Writes a locked record; the database makes the union once more, so that seconds never get lost (I12). */
export async function writeRecord(
  { tx, studentId, now }: Student,
  { courseId, lessonId }: LessonKey,
  { watched, watchedS, positionS, rate, isFinished }: NewRecord,
): Promise<void> {
  const ranges = `{${watched.map(([from, until]) => `[${from},${until})`).join(',')}}`;
  await sql`
    update learn_record set
      watched = watched + ${ranges}::int4multirange,
      watched_s = ${watchedS}::int,
      position_s = ${positionS}::int,
      play_rate = coalesce(${rate}::real, play_rate),
      finished_at = coalesce(finished_at, case when ${isFinished}::boolean then ${now}::timestamptz end),
      updated_at = ${now}::timestamptz
    where student_id = ${studentId}::bigint and class_run_id = ${courseId}::bigint and lesson_id = ${lessonId}::bigint`.execute(
    tx,
  );
}
