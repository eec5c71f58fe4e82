import { contract, ResultCode } from '@shuyuan/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildCourse, enrol, type MadeCourse } from '../../testing/catalogue.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { buildPracticeRecord } from '../../testing/practices.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';
import { makeReports, publishReport } from './making.ts';
import { buildMade } from './reports.matrix.ts';

const world = openWorld();
const { report } = contract;
const HOUR = 3_600_000;
const before = (hours: number) => new Date(TEST_NOW.getTime() - hours * HOUR);
const keyOf = ({ id, saleId }: MadeCourse) => ({ courseId: id, saleId });

/** A class of three lessons of an hour, all over, each with a practice. */
async function classOf(school: School): Promise<MadeCourse> {
  const lessons = [72, 48, 24].map((hours) => ({
    at: [before(hours), before(hours - 1)] as const,
    has_practice: true,
  }));
  return buildCourse(school, { lessons });
}

async function join(school: School, made: MadeCourse, student: StudentCaller, marks: readonly (number | null)[] = []) {
  await enrol(school, student.id, made);
  for (const [place, score] of marks.entries()) {
    if (score === null) continue;
    const lessonId = made.lessonIds[place] ?? 0;
    await buildPracticeRecord(school, { studentId: student.id, made, lessonId, state: 'finished' }, { score });
  }
}

async function stay(
  school: School,
  made: MadeCourse,
  place: number,
  student: StudentCaller,
  minutes: [number, number],
) {
  await school.withTenant(async (tx) => {
    const lesson = await tx
      .selectFrom('dated_lesson')
      .select(['id', 'starts_at'])
      .where('lesson_id', '=', made.lessonIds[place] ?? 0)
      .executeTakeFirstOrThrow();
    const [joined_at = TEST_NOW, left_at = TEST_NOW] = minutes.map(
      (at) => new Date(lesson.starts_at.getTime() + at * 60_000),
    );
    const row = { company_id: school.id, dated_lesson_id: lesson.id, student_id: student.id, joined_at, left_at };
    await tx.insertInto('class_log').values(row).execute();
  });
}

function publish(school: School, student: { id: number }, made: MadeCourse, comment = '写得很好') {
  const key = { studentId: student.id, courseId: made.id };
  return school.withTenant((tx) => publishReport({ tx, companyId: school.id, now: TEST_NOW }, key, { comment }));
}

/** Runs the work that publishes a report without words, whose time is checked first. */
async function publishNow(school: School, id: number, dueAt?: Date) {
  await school.withTenant(async (tx) => {
    const row = await tx.selectFrom('due_work').select('due_at').where('ref_id', '=', id).executeTakeFirst();
    if (dueAt) expect(row?.due_at).toEqual(dueAt);
    await tx.updateTable('due_work').set({ due_at: TEST_NOW }).where('ref_id', '=', id).execute();
  });
  await world.app.dueWork.run();
}

describe('a report (product.md 4.6)', () => {
  test('counts attendance, minutes and practices from the raw rows; two tabs in a lesson count once', async () => {
    const school = await world.school();
    const student = await school.student();
    const made = await classOf(school);
    await join(school, made, student, [80, null, 91.5]);
    await stay(school, made, 0, student, [0, 40]);
    await stay(school, made, 0, student, [20, 50]);
    await stay(school, made, 1, student, [15, 70]);
    const found = await student.ask(report.read, keyOf(made));
    expect(found).toMatchObject({
      status: 'notMade',
      attended: 2,
      late: 1,
      absent: 1,
      held: 3,
      attendRate: 66.7,
      minutes: 95,
    });
    expect(found.attendance.map(({ state }) => state)).toEqual(['present', 'late', 'absent']);
    expect(found).toMatchObject({ practiceTotal: 2, practiceDone: 2, onTimeRate: 100, average: 85.8 });
    expect(found.trend.map(({ score }) => score)).toEqual([80, 91.5]);
    for (const field of ['classAverage', 'rank', 'rankTotal']) expect(found).not.toHaveProperty(field);
  });

  test('averages agree with a plain count, those of the class over the same papers, and tell nothing of under five students', async () => {
    const marks = fc.array(fc.tuple(...[0, 1, 2].map(() => fc.option(fc.integer({ min: 0, max: 200 })))), {
      minLength: 2,
      maxLength: 7,
    });
    await fc.assert(
      fc.asyncProperty(marks, async (halves) => {
        const school = await world.school();
        const made = await classOf(school);
        const students = await Promise.all(halves.map(() => school.student()));
        const scores = halves.map((own) => own.map((half) => (half === null ? null : half / 2)));
        for (const [place, student] of students.entries()) await join(school, made, student, scores[place]);
        const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
        const own = scores.map((row) => row.filter((score) => score !== null));
        const means = own.filter((row) => row.length > 0).map(mean);
        const [first = students[0]] = students;
        const found = await first?.ask(report.read, keyOf(made));
        const [mine = []] = own;
        if (mine.length === 0) expect(found?.average).toBeUndefined();
        else expect(found?.average).toBeCloseTo(mean(mine), 0);
        if (means.length < 5) expect(found?.rank).toBeUndefined();
        // The class over the papers that this student has marks of, and not each of it over other ones.
        const ofPapers = [0, 1, 2]
          .filter((paper) => scores[0]?.[paper] != null)
          .map((paper) => scores.flatMap((row) => row[paper] ?? []));
        if (ofPapers.length === 0 || ofPapers.some((one) => one.length < 5))
          expect(found?.classAverage).toBeUndefined();
        else expect(found?.classAverage).toBeCloseTo(mean(ofPapers.map(mean)), 0);
        if (means.length >= 5 && mine.length > 0) {
          expect(found?.rank).toBe(1 + means.filter((one) => one > mean(mine) + 1e-9).length);
        }
        for (const point of found?.trend ?? []) {
          const place = Number(scores[0]?.findIndex((score) => score !== null && Math.abs(score - point.score) < 0.05));
          expect(place).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 6 },
    );
  });

  test('compares a student who has handed in one practice with the class at that practice, not at all of them', async () => {
    const school = await world.school();
    const made = await classOf(school);
    const student = await school.student();
    await join(school, made, student, [80]);
    for (let other = 0; other < 5; other += 1) await join(school, made, await school.student(), [62, 100, 100]);
    const found = await student.ask(report.read, keyOf(made));
    expect([found.average, found.classAverage, found.trend[0]?.classAverage]).toEqual([80, 65, 65]);
    expect(found.kinds).toMatchObject([{ rate: 80, classAverage: 65 }]);
  });

  test('is made for every student when the class ends, is read once it is published, and then keeps its figures', async () => {
    const school = await world.school();
    const [student, other, left] = [await school.student(), await school.student(), await school.student()];
    const made = await classOf(school);
    await join(school, made, student, [80]);
    await join(school, made, other);
    await enrol(school, left.id, made, { status: 'quit' });
    for (let again = 0; again < 2; again += 1) {
      await school.withTenant((tx) => makeReports({ tx, companyId: school.id, now: TEST_NOW }, made.id));
    }
    const rows = await school.withTenant((tx) => tx.selectFrom('study_report').select('student_id').execute());
    expect(rows.map((row) => row.student_id).toSorted()).toEqual([student.id, other.id].toSorted());
    expect(await student.ask(report.read, keyOf(made))).toMatchObject({ status: 'making' });
    await publish(school, student, made);
    await expect(publish(school, student, made)).rejects.toMatchObject({ kind: 'refused' });
    await join(school, made, await school.student(), [100]);
    await buildPracticeRecord(
      school,
      { studentId: student.id, made, lessonId: made.lessonIds[1] ?? 0, state: 'finished' },
      { score: 100 },
    );
    const found = await student.ask(report.read, keyOf(made));
    expect(found).toMatchObject({ status: 'published', average: 80, comment: '写得很好', isRead: true });
    const messages = await school.withTenant((tx) =>
      tx.selectFrom('site_message').select('link').where('student_id', '=', student.id).execute(),
    );
    expect(messages).toEqual([{ link: `/myclass/report/${made.id}/${made.saleId}` }]);
    await expectInvariants(school);
  });

  test('is published without words when the school has waited long enough, and the lecturer adds them later, once', async () => {
    const school = await world.school();
    const lecturer = await school.lecturer();
    const { id, student, courseId, saleId } = await buildMade(school, lecturer);
    const key = { courseId, saleId };
    await world.app.dueWork.run();
    expect(await student.ask(report.read, key)).toMatchObject({ status: 'making' });
    expect((await lecturer.ask(report.desk, { tab: 'waiting' })).items).toMatchObject([{ id, status: 'making' }]);
    await publishNow(school, id, before(-3 * 24));
    expect(await student.ask(report.unread)).toMatchObject([{ ...key, courseTitle: '课程' }]);
    expect(await student.ask(report.read, key)).toMatchObject({ status: 'published' });
    expect(await student.ask(report.unread)).toEqual([]);
    const words = { id, comment: '每一步都站得住', suggestion: '每周两道' };
    expect(await lecturer.ask(report.write, words)).toMatchObject({ status: 'published', comment: words.comment });
    expect(await student.ask(report.unread)).toHaveLength(1);
    expect(await lecturer.answer(report.write, words)).toMatchObject({ code: ResultCode.stateForbids });
    expect((await lecturer.ask(report.desk, { tab: 'waiting' })).items).toEqual([]);
    expect((await lecturer.ask(report.desk, { tab: 'written' })).items).toMatchObject([{ id }]);
    const messages = await school.withTenant((tx) =>
      tx.selectFrom('site_message').select('link').where('student_id', '=', student.id).execute(),
    );
    expect(messages).toEqual(Array.from({ length: 2 }, () => ({ link: `/myclass/report/${courseId}/${saleId}` })));
  });

  test('is published by the lecturer of the class before that, and then not again', async () => {
    const school = await world.school();
    const lecturer = await school.lecturer();
    const { id, student, courseId, saleId } = await buildMade(school, lecturer);
    await Promise.all([1, 2].map(() => lecturer.answer(report.write, { id, comment: '写得很好' })));
    await publishNow(school, id);
    expect(await student.ask(report.read, { courseId, saleId })).toMatchObject({
      status: 'published',
      comment: '写得很好',
    });
    const messages = await school.withTenant((tx) =>
      tx.selectFrom('site_message').select('link').where('student_id', '=', student.id).execute(),
    );
    expect(messages).toHaveLength(1);
  });

  test('is shared by a link that the student can end; another link is another token', async () => {
    const school = await world.school();
    const student = await school.student({ nickname: '林知夏' });
    const made = await classOf(school);
    await join(school, made, student, [80]);
    expect((await student.answer(report.share, keyOf(made))).code).toBe(ResultCode.stateForbids);
    await publish(school, student, made);
    const { token } = await student.ask(report.share, keyOf(made));
    expect((await student.ask(report.share, keyOf(made))).token).toBe(token);
    const visitor = school.visitor();
    expect(await visitor.ask(report.shared, { token })).toMatchObject({
      studentName: '林知夏',
      average: 80,
      isShared: true,
    });
    expect(
      (await visitor.answer(report.shared, { token: `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}` }))
        .status,
    ).toBe(404);
    await student.ask(report.endShare, keyOf(made));
    expect((await visitor.answer(report.shared, { token })).status).toBe(404);
    const next = await student.ask(report.share, keyOf(made));
    expect(next.token).not.toBe(token);
    expect((await visitor.answer(report.shared, { token })).status).toBe(404);
    expect((await visitor.answer(report.shared, { token: next.token })).status).toBe(200);
  });

  test('is missing for who is not in the class, and for an offer of another class (Z1)', async () => {
    const school = await world.school();
    const [student, other] = [await school.student(), await school.student()];
    const [made, foreign] = [await classOf(school), await classOf(school)];
    await join(school, made, student);
    expect((await other.answer(report.read, keyOf(made))).status).toBe(404);
    expect((await student.answer(report.read, { courseId: made.id, saleId: foreign.saleId })).status).toBe(404);
  });
});
