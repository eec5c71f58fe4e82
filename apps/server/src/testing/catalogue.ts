import type { Insertable } from 'kysely';
import type { CourseTable, LessonTable } from '../modules/courses/tables.ts';
import type { ClassRunTable, OfferTable } from '../modules/enrolments/tables.ts';
import type { LecturerTable, QualificationTable } from '../modules/lecturers/tables.ts';
import type { Tx } from '../platform/data/tenancy.ts';
import type { School } from './school.ts';

type Own<T> = Partial<Omit<Insertable<T>, 'company_id'>>;

/** Overrides of a test course; the default is a live course in progress with seats left. */
export interface CourseOverrides {
  subject?: { key?: string; name?: string; name_en?: string };
  grade?: string;
  lecturer?: Own<LecturerTable>;
  course?: Own<CourseTable>;
  run?: Own<ClassRunTable>;
  offer?: Own<OfferTable>;
  lessons?: readonly (Own<LessonTable> & { at?: readonly [Date, Date] })[];
}

/** Ids of a created course. */
export interface MadeCourse {
  courseId: number;
  /** Class and offer, as used in addresses. */
  id: number;
  saleId: number;
  subjectId: number;
  gradeId: number;
  lecturerId: number;
  chapterId: number;
  lessonIds: number[];
}

const PUBLISHED = new Date('2026-10-01T00:00:00.000Z');

/** Makes a course of the school with everything that it refers to. */
export function buildCourse(school: School, overrides: CourseOverrides = {}): Promise<MadeCourse> {
  const company_id = school.id;
  return school.withTenant(async (tx) => {
    const subjectId = await insertSubject(tx, company_id, overrides.subject);
    const gradeId = await insertGrade(tx, company_id, overrides.grade);
    const lecturerId = await insertLecturer(tx, company_id, overrides.lecturer);
    const lessons = overrides.lessons ?? [{}, {}];
    const { id: courseId } = await tx
      .insertInto('course')
      .values({
        company_id,
        subject_id: subjectId,
        kind: 'live',
        title: '课程',
        lesson_count: lessons.length,
        rank: 1,
        published_at: PUBLISHED,
        ...overrides.course,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx.insertInto('course_grade').values({ company_id, course_id: courseId, grade_id: gradeId }).execute();
    const { id } = await tx
      .insertInto('class_run')
      .values({ company_id, course_id: courseId, lecturer_id: lecturerId, name: '晚班', ...overrides.run })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: saleId } = await tx
      .insertInto('offer')
      .values({ company_id, course_id: courseId, class_run_id: id, price_fen: 10_000, ...outside(overrides.offer) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: chapterId } = await tx
      .insertInto('chapter')
      .values({ company_id, course_id: courseId, title: '第一章', title_en: 'Chapter one', sort: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const lessonIds: number[] = [];
    for (const [place, { at, ...lesson }] of lessons.entries()) {
      const row = await tx
        .insertInto('lesson')
        .values({
          company_id,
          course_id: courseId,
          chapter_id: chapterId,
          index: place + 1,
          title: `第${place + 1}讲`,
          kind: 'live',
          ...lesson,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      lessonIds.push(row.id);
      if (!at) continue;
      const [starts_at, ends_at] = at;
      const dated = { company_id, course_id: courseId, class_run_id: id, lesson_id: row.id, starts_at, ends_at };
      await tx.insertInto('dated_lesson').values(dated).execute();
    }
    return { courseId, id, saleId, subjectId, gradeId, lecturerId, chapterId, lessonIds };
  });
}

/** Seats that a test calls sold were sold outside the ledger (I6). */
function outside(offer: CourseOverrides['offer'] = {}) {
  return { sold_outside: offer.sold ?? 0, ...offer };
}

/** The subject of a key, made once. */
export async function insertSubject(
  tx: Tx,
  company_id: number,
  subject: CourseOverrides['subject'] = {},
): Promise<number> {
  const key = subject.key ?? 'math';
  const found = await tx.selectFrom('subject').select('id').where('key', '=', key).executeTakeFirst();
  if (found) return found.id;
  const row = { company_id, key, name: subject.name ?? '数学', name_en: subject.name_en ?? 'Mathematics', sort: 0 };
  return (await tx.insertInto('subject').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

async function insertGrade(tx: Tx, company_id: number, key = 'g10'): Promise<number> {
  const found = await tx.selectFrom('grade').select('id').where('key', '=', key).executeTakeFirst();
  if (found) return found.id;
  const row = { company_id, key, name: `年级${key}`, name_en: `Grade ${key}`, stage: 'senior' as const, sort: 0 };
  return (await tx.insertInto('grade').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Adds a lecturer. */
export async function insertLecturer(tx: Tx, company_id: number, overrides: Own<LecturerTable> = {}): Promise<number> {
  const row = {
    company_id,
    name: '周老师',
    name_en: 'Teacher Zhou',
    title: '数学',
    teach_years: 5,
    sort: 0,
    ...overrides,
  };
  return (await tx.insertInto('lecturer').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Creates a qualification, shown by default. */
export function buildQualification(school: School, lecturer_id: number, overrides: Own<QualificationTable> = {}) {
  const row = {
    company_id: school.id,
    lecturer_id,
    kind: 'teacher' as const,
    name: '教师资格证',
    number: '20191234567890123',
    issuer: '教育局',
    issued_on: '2019-06-01',
    audit_status: 'shown' as const,
    shown_since: PUBLISHED,
    sort: 0,
    ...overrides,
  };
  return school.withTenant((tx) =>
    tx.insertInto('qualification').values(row).returning('id').executeTakeFirstOrThrow(),
  );
}

/** Puts a student into a class. */
export async function enrol(
  school: School,
  student_id: number,
  { id, saleId }: Pick<MadeCourse, 'id' | 'saleId'>,
  overrides: { status?: 'active' | 'expired' | 'quit' | 'frozen'; valid_until?: Date } = {},
): Promise<void> {
  const row = { company_id: school.id, student_id, class_run_id: id, offer_id: saleId, source: 'school' as const };
  await school.withTenant((tx) =>
    tx
      .insertInto('enrolment')
      .values({ ...row, source_id: null, joined_at: PUBLISHED, valid_until: null, ...overrides })
      .execute(),
  );
}
