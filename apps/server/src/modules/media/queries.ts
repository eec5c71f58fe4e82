import type { Locale, WatchedRange } from '@shuyuan/rules';
import { sql } from 'kysely';
import { inLanguage } from '../../platform/data/select.ts';
import type { Tx } from '../../platform/data/tenancy.ts';
import type { Ctx } from '../../platform/http/requestContext.ts';

/** A lesson of a class. */
export interface LessonKey {
  courseId: number;
  lessonId: number;
}

/** The lesson's media in a class that teaches it; undefined for a lesson of another course. */
export function selectMedia(tx: Tx, locale: Locale, { courseId, lessonId }: LessonKey) {
  return tx
    .selectFrom('lesson as x')
    .innerJoin('class_run as r', (join) =>
      join.onRef('r.company_id', '=', 'x.company_id').onRef('r.course_id', '=', 'x.course_id'),
    )
    .select(['x.id', 'x.kind', 'x.is_trial', 'x.media', 'x.media_path', 'x.media_s', 'x.duration_s', 'r.has_anti_skip'])
    .select([
      inLanguage(locale, 'x.title').as('title'),
      inLanguage<string | null>(locale, 'x.content').as('content'),
      sql<boolean>`exists (select 1 from offer o join course c on c.company_id = o.company_id and c.id = o.course_id
        where o.company_id = r.company_id and o.class_run_id = r.id and o.is_listed and c.published_at is not null)`.as(
        'is_offered',
      ),
    ])
    .where('x.id', '=', lessonId)
    .where('r.id', '=', courseId)
    .executeTakeFirst();
}
export type MediaRow = NonNullable<Awaited<ReturnType<typeof selectMedia>>>;

/** The seconds of a lesson that a student has watched, in order. */
export async function selectWatched(
  { tx, studentId }: Pick<Ctx, 'tx'> & { studentId: number },
  { courseId, lessonId }: LessonKey,
): Promise<[number, number][]> {
  const row = await tx
    .selectFrom('learn_record')
    .select(
      sql<[number, number][]>`(select coalesce(json_agg(json_build_array(lower(part), upper(part)) order by part), '[]')
        from unnest(watched) as part)`.as('ranges'),
    )
    .where('student_id', '=', studentId)
    .where('class_run_id', '=', courseId)
    .where('lesson_id', '=', lessonId)
    .executeTakeFirst();
  return row?.ranges ?? [];
}

/** What a player reports. */
export interface Report extends LessonKey {
  companyId: number;
  studentId: number;
  positionS: number;
  ranges: readonly WatchedRange[];
  rate: number | null;
  /** Seconds that make the lesson learnt. */
  neededS: number;
  now: Date;
}

/** Adds ranges to the record of a lesson: their union, so that no report ever takes seconds away, in whatever order they arrive. */
export async function mergeRecord(tx: Tx, report: Report): Promise<{ watched_s: number; finished_at: Date | null }> {
  const { companyId, studentId, courseId, lessonId, positionS, rate, neededS, now } = report;
  const watched = sql`${`{${report.ranges.map(([from, until]) => `[${from},${until})`).join(',')}}`}::int4multirange`;
  await sql`
    insert into learn_record (company_id, student_id, class_run_id, lesson_id, position_s, play_rate, updated_at)
      values (${companyId}::bigint, ${studentId}::bigint, ${courseId}::bigint, ${lessonId}::bigint, 0, null, ${now}::timestamptz)
    on conflict (company_id, student_id, class_run_id, lesson_id) do nothing`.execute(tx);
  const sum = sql`(select coalesce(sum(upper(part) - lower(part)), 0)::int from unnest(watched + ${watched}) as part)`;
  const { rows } = await sql<{ watched_s: number; finished_at: Date | null }>`
    update learn_record set
      watched = watched + ${watched},
      watched_s = ${sum},
      position_s = ${positionS}::int,
      play_rate = coalesce(${rate}::real, play_rate),
      finished_at = coalesce(finished_at, case when ${sum} >= ${neededS}::int then ${now}::timestamptz end),
      updated_at = ${now}::timestamptz
    where student_id = ${studentId}::bigint and class_run_id = ${courseId}::bigint and lesson_id = ${lessonId}::bigint
    returning watched_s, finished_at`.execute(tx);
  const row = rows[0];
  if (!row) throw new Error('The record of a lesson is gone within its transaction.');
  return row;
}
