import { CLASS_MIN_STUDENTS } from '@shuyuan/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/data/tenancy.ts';

/** The mark of a student in a class in percent, and the place where enough students have a mark; null where there is none. */
export interface ClassScores {
  average: number | null;
  rank: number | null;
  rankTotal: number | null;
}

/** One decimal. */
export const toTenths = (value: number) => Math.round(value * 10) / 10;

/** Whose marks in which class. */
export interface MarkKey {
  studentId: number;
  classRunId: number;
}

/** A student's marks of a group of papers or questions in percent, with the average of the class where enough students have one (privacy). */
export interface GroupMark {
  name: string;
  nameEn: string | null;
  total: number;
  done: number;
  rate: number;
  classAverage: number | undefined;
}

/**
 * Marks by paper, by type of paper, by who marks the questions, or by knowledge point, of what the student has a mark of. The
 * database counts them when an attempt is marked (`class_mark`); attempts made up later do not count (product.md 4.4).
 */
export async function selectGroupMarks(
  tx: Tx,
  { studentId, classRunId }: MarkKey,
  kind: 'paper' | 'type' | 'part' | 'knowledge',
): Promise<GroupMark[]> {
  const { rows } = await sql<Omit<GroupMark, 'classAverage'> & { average: number; students: number }>`
    with classes as (
      select name, avg(percent) as average, count(*)::int as students from class_mark
        where class_run_id = ${classRunId} and kind = ${kind} group by name)
    select m.name, m.name_en as "nameEn", m.total, m.done, m.percent as rate, c.average, c.students
      from class_mark m join classes c using (name)
      where m.class_run_id = ${classRunId} and m.kind = ${kind} and m.student_id = ${studentId}
      order by m.percent desc, m.name`.execute(tx);
  return rows.map(({ average, students, ...row }) => ({
    ...row,
    rate: toTenths(row.rate),
    classAverage: students >= CLASS_MIN_STUDENTS ? toTenths(average) : undefined,
  }));
}

/** SQL for the average of a student over the papers of a class that are marked, in percent. */
export function ownAverage(student: RawBuilder<unknown>, classRunId: RawBuilder<unknown>): RawBuilder<number | null> {
  return sql<number | null>`(select m.percent from class_mark m
    where m.class_run_id = ${classRunId} and m.kind = 'all' and m.student_id = ${student})`;
}

/** The average over the papers that are marked, as it is shown: equal ones share a place; with the rank in the class from five students on (privacy, product.md 4.6). */
export async function selectClassScores(tx: Tx, { studentId, classRunId }: MarkKey): Promise<ClassScores> {
  const { rows } = await sql<{ average: number | null; place: number | null; total: number }>`
    with ranked as (
      select student_id, percent, rank() over (order by round(percent::numeric, 1) desc)::int as place
        from class_mark where class_run_id = ${classRunId} and kind = 'all')
    select max(percent) filter (where student_id = ${studentId}) as average,
        max(place) filter (where student_id = ${studentId}) as place,
        count(*)::int as total
      from ranked`.execute(tx);
  const row = rows[0];
  const isRanked = row !== undefined && row.total >= CLASS_MIN_STUDENTS && row.place !== null;
  return {
    average: row?.average == null ? null : toTenths(row.average),
    rank: isRanked ? row.place : null,
    rankTotal: isRanked ? row.total : null,
  };
}

/** With `until`, only papers up to that one in the order of the lessons. */
export interface TrendKey extends MarkKey {
  until?: number | undefined;
}

/** The student's best mark at a paper in percent, with the average of the class where enough students have one. */
export interface TrendMark {
  paperId: number;
  cn: string;
  en: string;
  score: number;
  classAverage: number | undefined;
}

/**
 * Average of the class in percent over papers of which a student has marks, so that the student's own average over them compares with it;
 * undefined unless enough students have a mark of each.
 */
export function classAverageOf(marks: readonly { classAverage?: number | undefined }[]): number | undefined {
  const told = marks.flatMap(({ classAverage }) => (classAverage === undefined ? [] : [classAverage]));
  if (told.length === 0 || told.length < marks.length) return undefined;
  return toTenths(told.reduce((sum, average) => sum + average, 0) / told.length);
}

/** Place of the paper `a` of the lesson `x` in a class; what belongs to no lesson comes last. */
const PLACE = sql`coalesce(x.index, 2147483647), a.id`;

/** The student's best marks in the order of the lessons (product.md 4.6). */
export async function selectTrend(tx: Tx, { until, ...key }: TrendKey): Promise<TrendMark[]> {
  const marks = new Map((await selectGroupMarks(tx, key, 'paper')).map((mark) => [Number(mark.name), mark]));
  const lesson = sql`left join lesson x on x.company_id = a.company_id and x.id = a.lesson_id`;
  const upTo =
    until === undefined ? sql`` : sql`and (${PLACE}) <= (select ${PLACE} from paper a ${lesson} where a.id = ${until})`;
  const { rows } = await sql<{ paperId: number; cn: string; en: string }>`
    select a.id as "paperId", a.name as cn, coalesce(nullif(a.name_en, ''), a.name) as en
      from paper a ${lesson} where a.id = any(${[...marks.keys()]}::bigint[]) ${upTo} order by ${PLACE}`.execute(tx);
  return rows.flatMap((row) => {
    const mark = marks.get(row.paperId);
    return mark ? [{ ...row, score: mark.rate, classAverage: mark.classAverage }] : [];
  });
}
