import { contract } from '@shuyuan/contract';
import type { Insertable } from 'kysely';
import { publish } from '../modules/practice/port.ts';
import type { PaperTable, QuestionTable, StoredAnswerKey } from '../modules/practice/tables.ts';
import type { Tx } from '../platform/data/tenancy.ts';
import { buildCourse, type CourseOverrides, enrol, type MadeCourse } from './catalogue.ts';
import type { School, StudentCaller } from './school.ts';
import { TEST_NOW } from './world.ts';

/** A question of a test paper. */
export type TestQuestion = Partial<Omit<Insertable<QuestionTable>, 'company_id' | 'answer'>> &
  Pick<Insertable<QuestionTable>, 'type'> & { key?: StoredAnswerKey };

const OPTIONS = JSON.stringify(
  ['A', 'B', 'C', 'D'].map((key) => ({ key, html: `选项${key}`, html_en: `Option ${key}` })),
);

/** A single choice, a multiple one, a judgement and a blank: 10 points by machine. */
export const BY_MACHINE: readonly TestQuestion[] = [
  { type: 'single', score: 2, key: { keys: ['B'] }, analysis: '解析一', knowledge: ['椭圆'] },
  { type: 'multiple', score: 3, key: { keys: ['A', 'C'] }, knowledge: ['椭圆', '直线'] },
  { type: 'judge', score: 1, key: { keys: ['T'] } },
  { type: 'blank', score: 4, key: { blanks: [{ accepted: ['−3'] }, { accepted: ['0.5', '1/2'], tolerance: 0 }] } },
];
/** The same, and 10 points by a person. */
export const BY_PERSON: readonly TestQuestion[] = [...BY_MACHINE, { type: 'short', score: 10, key: { model: '略' } }];

/** A class whose second lesson has a practice, and its paper. */
export interface MadePaper extends MadeCourse {
  paperId: number;
  /** The lesson whose practice it is. */
  lessonId: number;
  questionIds: number[];
}

/** Makes a class with a paper at its second lesson. */
export async function buildPaper(
  school: School,
  questions: readonly TestQuestion[] = BY_MACHINE,
  overrides: Partial<Insertable<PaperTable>> = {},
  course: CourseOverrides = {},
): Promise<MadePaper> {
  const lessons = [{}, { has_practice: true }, {}];
  const made = await buildCourse(school, { lessons, ...course, lecturer: { name: '周砚秋', ...course.lecturer } });
  const lessonId = made.lessonIds[1] ?? 0;
  const paper = { course_id: made.courseId, lesson_id: lessonId, ...overrides };
  const inserted = await school.withTenant((tx) => insertPaper(tx, school.id, questions, paper));
  return { ...made, lessonId, ...inserted };
}

/** Inserts a paper with its questions. */
export async function insertPaper(
  tx: Tx,
  company_id: number,
  questions: readonly TestQuestion[],
  overrides: Partial<Insertable<PaperTable>> = {},
): Promise<{ paperId: number; questionIds: number[] }> {
  const total = questions.reduce((sum, { type, score }) => sum + (type === 'group' ? 0 : Number(score ?? 1)), 0);
  const { id: paperId } = await tx
    .insertInto('paper')
    .values({
      company_id,
      course_id: null,
      lesson_id: null,
      type: 'homework',
      name: '椭圆的定义',
      name_en: 'The ellipse',
      total_score: total,
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const questionIds: number[] = [];
  for (const [sort, { key = {}, ...question }] of questions.entries()) {
    const choice = question.type === 'single' || question.type === 'multiple';
    const row = await tx
      .insertInto('question')
      .values({
        company_id,
        paper_id: paperId,
        stem: `第${sort + 1}题`,
        score: 1,
        sort,
        ...(choice ? { options: OPTIONS } : {}),
        ...question,
        answer: JSON.stringify(key),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    questionIds.push(row.id);
  }
  return { paperId, questionIds };
}

/** A student of the class for whom the practice is published. */
export async function buildLearner(
  school: School,
  made: MadePaper,
  now = TEST_NOW,
): Promise<{ student: StudentCaller; id: number }> {
  const student = await school.student();
  return { student, id: await publishFor(school, student, made, now) };
}

/** Enrols a student in the class and publishes the practice; its id. */
export async function publishFor(
  school: School,
  student: Pick<StudentCaller, 'id'>,
  made: MadePaper,
  now = TEST_NOW,
): Promise<number> {
  await enrol(school, student.id, made);
  return school.withTenant(async (tx) => {
    const ctx = { tx, companyId: school.id, now };
    await publish(ctx, { classRunId: made.id, lessonId: made.lessonId, studentId: student.id });
    const row = tx.selectFrom('practice_record').select('id').where('student_id', '=', student.id);
    return (await row.where('paper_id', '=', made.paperId).executeTakeFirstOrThrow()).id;
  });
}

/** Values that are right for the questions of `BY_MACHINE`, in order. */
export const RIGHT: readonly string[][] = [['B'], ['C', 'A'], ['T'], ['-3', ' １/2 ']];

/** Starts a practice and answers its questions in order. */
export async function answerAll(
  student: StudentCaller,
  id: number,
  { questionIds }: MadePaper,
  values: readonly string[][],
): Promise<void> {
  const { practice } = contract;
  await student.ask(practice.start, { id });
  for (const [place, given] of values.entries()) {
    const questionId = questionIds[place] ?? 0;
    await student.ask(practice.saveAnswer, { id, questionId, values: given, version: 0 });
  }
}

/** A practice that was handed in and waits for the lecturer, who is logged in. */
export async function buildAwaiting(school: School, lecturer: StudentCaller) {
  const made = await buildPaper(school, BY_PERSON, {}, {});
  await school.withTenant((tx) =>
    tx.updateTable('class_run').set({ lecturer_id: lecturer.id }).where('id', '=', made.id).execute(),
  );
  const { student, id } = await buildLearner(school, made);
  await answerAll(student, id, made, RIGHT);
  const questionId = made.questionIds[4] ?? 0;
  const { practice } = contract;
  await student.ask(practice.saveAnswer, { id, questionId, values: [], text: '设$P(x,y)$…', version: 0 });
  await student.ask(practice.submit, { id });
  return { made, student, id, questionId };
}
