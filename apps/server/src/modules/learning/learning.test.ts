import { contract, ResultCode } from '@shuyuan/contract';
import { lessonState } from '@shuyuan/rules';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { hasEnded } from '../../domain/attendance.ts';
import { buildCourse, enrol, type MadeCourse } from '../../testing/catalogue.ts';
import { inDays } from '../../testing/coupons.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { buildPapers, buildPracticeRecord } from '../../testing/practices.ts';
import type { School } from '../../testing/school.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

const world = openWorld();
const { learning, courses, report } = contract;
const MINUTE = 60_000;
const inMinutes = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * MINUTE);
const keyOf = ({ id, saleId }: MadeCourse) => ({ courseId: id, saleId });
afterEach(() => world.clock.set(null));

/** A stay of a student in a lesson. */
async function stay(
  school: School,
  made: MadeCourse,
  place: number,
  student_id: number,
  joined_at: Date,
  left_at: Date | null,
) {
  await school.withTenant(async (tx) => {
    const lesson = await tx
      .selectFrom('dated_lesson')
      .select('id')
      .where('lesson_id', '=', made.lessonIds[place] ?? 0)
      .executeTakeFirstOrThrow();
    const row = { company_id: school.id, dated_lesson_id: lesson.id, student_id, joined_at, left_at };
    await tx.insertInto('class_log').values(row).execute();
  });
}

async function learn(
  school: School,
  made: MadeCourse,
  place: number,
  student_id: number,
  watched: string,
  finished_at: Date | null,
) {
  await school.withTenant((tx) =>
    tx
      .insertInto('learn_record')
      .values({
        company_id: school.id,
        student_id,
        class_run_id: made.id,
        lesson_id: made.lessonIds[place] ?? 0,
        finished_at,
        watched,
        watched_s: sumOf(watched),
        updated_at: TEST_NOW,
      })
      .execute(),
  );
}
const sumOf = (watched: string) =>
  [...watched.matchAll(/\[(\d+),(\d+)\)/g)].reduce((sum, [, from, until]) => sum + Number(until) - Number(from), 0);

describe('the lessons of a class', () => {
  test('say by the clock how they stand, and how the student took part (product.md 4.3)', async () => {
    const school = await world.school();
    const student = await school.student();
    const day = (n: number, minutes = 60) => [inMinutes(n * 1440), inMinutes(n * 1440 + minutes)] as const;
    const made = await buildCourse(school, {
      lessons: [
        { at: day(-9) },
        { at: day(-8) },
        { at: day(-7) },
        { at: day(-6) },
        { at: day(-5) },
        { at: [inMinutes(-30), inMinutes(30)] },
        { at: [inMinutes(10), inMinutes(70)] },
        { at: day(3) },
      ],
    });
    await enrol(school, student.id, made, {});
    await school.withTenant((tx) =>
      tx
        .updateTable('enrolment')
        .set({ joined_at: inMinutes(-8 * 1440 - 600) })
        .where('class_run_id', '=', made.id)
        .execute(),
    );
    await stay(school, made, 1, student.id, inMinutes(-8 * 1440 + 10), inMinutes(-8 * 1440 + 60));
    await stay(school, made, 2, student.id, inMinutes(-7 * 1440 + 11), null);
    await learn(school, made, 3, student.id, '{[0,50)}', TEST_NOW);
    const lessons = await student.ask(learning.liveLessons, keyOf(made));
    expect(lessons.map(({ state, attendance }) => [state, attendance])).toEqual([
      ['ended', 'none'],
      ['ended', 'present'],
      ['ended', 'late'],
      ['ended', 'replay'],
      ['ended', 'absent'],
      ['living', 'none'],
      ['waiting', 'none'],
      ['notStarted', 'none'],
    ]);
    expect(lessons.map(({ access }) => access?.error ?? 'open').slice(4)).toEqual([
      'replayNotReady',
      'open',
      'open',
      'tooEarly',
    ]);
    expect(lessons[3]).toMatchObject({ watchedS: 50, isFinished: true, mayComment: true });
    expect(await student.ask(learning.lesson, { datedId: lessons[7]?.datedId })).toEqual(lessons[7]);
    const own = await student.ask(learning.ownClass, keyOf(made));
    expect(own).toMatchObject({
      status: 'inProgress',
      // One was held before the student joined; of the rest one was missed for good and one made up by its recording.
      heldCount: 4,
      attendedCount: 2,
      missedCount: 2,
      finishedCount: 1,
      lessonCount: 8,
      reportState: 'notMade',
    });
    const entries = await student.ask(learning.timetable, { from: inMinutes(-9 * 1440).toISOString() });
    expect(entries.slice(0, 5).map(({ attendance, isLearnt }) => [attendance, isLearnt])).toEqual([
      ['none', false],
      ['present', false],
      ['late', false],
      ['replay', true],
      ['absent', false],
    ]);
    const figures = await student.ask(report.read, keyOf(made));
    expect(figures).toMatchObject({ held: own.heldCount, attended: own.attendedCount, absent: own.missedCount });
  });

  test('after an open practice are closed, and name it (§4, Z4)', async () => {
    const school = await world.school();
    const student = await school.student();
    const made = await buildCourse(school, {
      run: { is_locked_by_practice: true },
      lessons: [
        { has_practice: true, at: [inDays(-2), inDays(-1)] },
        { is_trial: true, at: [inMinutes(-20), inMinutes(20)] },
        { at: [inMinutes(-10), inMinutes(50)] },
      ],
    });
    await enrol(school, student.id, made);
    const lessonId = made.lessonIds[0] ?? 0;
    const { id } = await buildPracticeRecord(school, { studentId: student.id, made, lessonId, state: 'unfinished' });
    const [first, trial, third] = await student.ask(learning.liveLessons, keyOf(made));
    expect(first).toMatchObject({ isPracticeRequired: true, practiceId: id, practiceState: 'unfinished' });
    expect(trial?.access).toMatchObject({ hasAccess: true });
    expect(third).toMatchObject({
      lockReason: '做完第1讲练习后解锁',
      access: { hasAccess: false, error: 'previousPracticeRequired', blockId: id },
    });
    const entry = (await student.ask(learning.timetable)).find(({ index }) => index === 3);
    expect(entry?.access).toEqual(third?.access);
    await buildPracticeRecord(school, { studentId: student.id, made, lessonId, state: 'expired' });
    expect((await student.ask(learning.liveLessons, keyOf(made)))[2]?.access).toMatchObject({ hasAccess: true });
  });

  test.each([
    [{ status: 'frozen' as const }, 'frozen'],
    [{ valid_until: inDays(0) }, 'expired'],
  ])('of who is no longer active (%o) are shown and closed', async (overrides, error) => {
    const school = await world.school();
    const student = await school.student();
    const made = await buildCourse(school, { lessons: [{ at: [inMinutes(-10), inMinutes(50)] }] });
    await enrol(school, student.id, made, overrides);
    const [lesson] = await student.ask(learning.liveLessons, keyOf(made));
    expect(lesson?.access).toMatchObject({ hasAccess: false, error });
    expect(lesson?.mayComment).toBe(false);
    expect(await student.ask(learning.ownClass, keyOf(made))).toMatchObject({ enrolment: error });
  });

  test('belong to the class and the offer that are asked for together, and never to who quit (E3, Z1)', async () => {
    const school = await world.school();
    const student = await school.student();
    const [made, other] = [await buildCourse(school), await buildCourse(school)];
    await enrol(school, student.id, made);
    await enrol(school, student.id, other, { status: 'quit' });
    const status = async (call: Promise<{ status: number }>) => (await call).status;
    expect(await status(student.answer(learning.liveLessons, { courseId: made.id, saleId: other.saleId }))).toBe(404);
    expect(await status(student.answer(learning.ownClass, keyOf(other)))).toBe(404);
    const crossed = { courseId: made.id, lessonId: other.lessonIds[0] };
    expect(await status(student.answer(learning.lesson, crossed))).toBe(404);
    expect(await status(student.answer(learning.lesson, { lessonId: made.lessonIds[0] }))).toBe(404);
    expect(await status(student.answer(learning.lesson, { courseId: made.id }))).toBe(404);
  });

  test('of a recorded course open with the course, one by one', async () => {
    const school = await world.school();
    const student = await school.student();
    const lessons = [{ kind: 'video' as const, duration_s: 600 }, { kind: 'text' as const }];
    const made = await buildCourse(school, {
      course: { kind: 'recorded' },
      run: { starts_at: inMinutes(10) },
      lessons,
    });
    await enrol(school, student.id, made);
    const [before] = await student.ask(learning.recordedLessons, keyOf(made));
    expect(before).toMatchObject({ kind: 'video', durationS: 600, access: { error: 'notStarted' } });
    world.clock.set(inMinutes(10));
    const [after] = await student.ask(learning.recordedLessons, keyOf(made));
    expect(after).toMatchObject({ access: { hasAccess: true } });
    expect(after?.attendance).toBeUndefined();
  });
});

test('a practice is announced before it opens, and a lock names the lesson that brings it (product.md 4.4, §4)', async () => {
  const school = await world.school();
  const student = await school.student();
  const video = { kind: 'video' as const };
  const made = await buildCourse(school, {
    course: { kind: 'recorded' },
    run: { is_locked_by_practice: true },
    lessons: [{ ...video, has_practice: true }, video],
  });
  await buildPapers(school, made, [0]);
  await enrol(school, student.id, made);
  const before = await student.ask(learning.recordedLessons, keyOf(made));
  expect(before[0]).toMatchObject({ practiceOpens: 'afterLearnt', practicePercent: 90, practiceHours: 72 });
  expect(before[0]?.practiceId).toBeUndefined();
  expect(before[1]?.practiceOpens).toBeUndefined();
  expect(before[1]?.access).toMatchObject({
    error: 'previousPracticeRequired',
    message: '学完第1讲、做完它的练习后解锁',
    blockLessonId: made.lessonIds[0],
  });
  expect(before[1]?.access?.blockId).toBeUndefined();
  const { id } = await buildPracticeRecord(school, {
    studentId: student.id,
    made,
    lessonId: made.lessonIds[0] ?? 0,
    state: 'unfinished',
  });
  const after = await student.ask(learning.recordedLessons, keyOf(made));
  expect(after[0]).toMatchObject({ practiceId: id, practiceMaxScore: 100 });
  expect(after[0]?.practiceOpens).toBeUndefined();
  expect(after[1]?.access).toMatchObject({ message: '做完第1讲练习后解锁', blockId: id });
});

test('the documents of open lessons are handed out by links that end, and of no other lesson (U6, Z4)', async () => {
  const school = await world.school();
  const student = await school.student();
  const document = { kind: 'document', media: 'document', media_path: 'media/a/sheet.pdf' } as const;
  const made = await buildCourse(school, {
    course: { kind: 'recorded' },
    run: { is_locked_by_practice: true },
    lessons: [{ ...document, title: '讲义' }, { kind: 'text', has_practice: true }, { ...document }],
  });
  await buildPapers(school, made, [1]);
  await enrol(school, student.id, made);
  const found = await student.ask(learning.materials, keyOf(made));
  expect(found).toMatchObject([{ id: made.lessonIds[0], name: '讲义.pdf' }]);
  expect(found[0]?.url).toContain('sheet.pdf');
  expect(found[0]?.url).not.toBe('media/a/sheet.pdf');
  await buildPracticeRecord(school, {
    studentId: student.id,
    made,
    lessonId: made.lessonIds[1] ?? 0,
    state: 'submitted',
  });
  expect((await student.ask(learning.materials, keyOf(made))).map(({ id }) => id)).toEqual([
    made.lessonIds[2],
    made.lessonIds[0],
  ]);
});

test('over in SQL is what the rules call ended', async () => {
  const school = await world.school();
  const states = ['notStarted', 'waiting', 'living', 'ended', 'cancelled'] as const;
  const [startsAt, endsAt] = [inMinutes(0), inMinutes(60)];
  for (const state of states) {
    const startedAt = state === 'living' ? startsAt : null;
    const made = await buildCourse(school, { lessons: [{ at: [startsAt, endsAt] }] });
    await school.withTenant((tx) => tx.deleteFrom('dated_lesson').where('class_run_id', '=', made.id).execute());
    const row = {
      company_id: school.id,
      course_id: made.courseId,
      class_run_id: made.id,
      lesson_id: made.lessonIds[0] ?? 0,
    };
    await school.withTenant((tx) =>
      tx
        .insertInto('dated_lesson')
        .values({ ...row, starts_at: startsAt, ends_at: endsAt, state, started_at: startedAt })
        .execute(),
    );
    for (const minutes of [-20, 0, 59, 60, 89, 90]) {
      const now = inMinutes(minutes);
      const { rows } = await school.withTenant((tx) =>
        sql<{
          over: boolean;
        }>`select ${hasEnded(now)} as over from dated_lesson d where d.class_run_id = ${made.id}`.execute(tx),
      );
      expect([state, minutes, rows[0]?.over]).toEqual([
        state,
        minutes,
        lessonState({ state, startsAt, endsAt, startedAt }, now) === 'ended',
      ]);
    }
  }
});

describe('the timetable', () => {
  test('shows the lessons in a span of time in order, of classes that the student is in', async () => {
    const school = await world.school();
    const student = await school.student();
    const made = await buildCourse(school, {
      course: { title_en: 'Conics' },
      lessons: [{ at: [inDays(9), inDays(9.1)] }, { at: [inDays(2), inDays(2.1)] }, { at: [inDays(-1), inDays(0.01)] }],
    });
    const over = await buildCourse(school, { lessons: [{ at: [inDays(2), inDays(2.1)] }] });
    await enrol(school, student.id, made);
    await enrol(school, student.id, over, { valid_until: inDays(0) });
    const span = { from: TEST_NOW.toISOString(), until: inDays(9).toISOString() };
    const entries = await student.ask(learning.timetable, span, { locale: 'en' });
    expect(entries.map(({ index, classTitle }) => [index, classTitle])).toEqual([
      [3, 'Conics'],
      [2, 'Conics'],
    ]);
    expect(await (await school.student()).ask(learning.timetable, span)).toEqual([]);
    const wide = { from: TEST_NOW.toISOString(), until: inDays(62.1).toISOString() };
    expect((await student.answer(learning.timetable, wide)).status).toBe(422);
    const back = { from: inDays(1).toISOString(), until: TEST_NOW.toISOString() };
    expect((await student.answer(learning.timetable, back)).status).toBe(422);
  });
});

describe('the figures of the learning centre', () => {
  test('count live minutes within the lesson and watched minutes, this week and in all, and days in a row', async () => {
    const school = await world.school();
    const student = await school.student();
    // TEST_NOW is a Friday: Wednesday and Thursday are this week's, twelve days ago is not.
    const made = await buildCourse(school, {
      lessons: [
        { at: [inDays(-12), inDays(-11.9)] },
        { at: [inDays(-2), new Date(inDays(-2).getTime() + 40 * MINUTE)] },
        { at: [inDays(-1), new Date(inDays(-1).getTime() + 40 * MINUTE)] },
      ],
    });
    await enrol(school, student.id, made);
    await stay(school, made, 0, student.id, inDays(-12), new Date(inDays(-12).getTime() + 10 * MINUTE));
    await stay(
      school,
      made,
      1,
      student.id,
      new Date(inDays(-2).getTime() - 10 * MINUTE),
      new Date(inDays(-2).getTime() + 60 * MINUTE),
    );
    await stay(school, made, 2, student.id, new Date(inDays(-1).getTime() + 20 * MINUTE), null);
    await learn(school, made, 0, student.id, '{[0,300)}', null);
    expect(await student.ask(learning.summary)).toMatchObject({
      classCount: 1,
      weekMinutes: 65,
      totalMinutes: 75,
      streakDays: 3,
    });
    // What a record gains counts on the day it is gained, and never twice.
    await school.withTenant((tx) =>
      tx
        .updateTable('learn_record')
        .set({ watched: '{[0,360)}', watched_s: 360, updated_at: TEST_NOW })
        .where('student_id', '=', student.id)
        .execute(),
    );
    expect(await student.ask(learning.summary)).toMatchObject({ weekMinutes: 66, totalMinutes: 76 });
    await expectInvariants(school);
  });
});

describe('a review of a lesson', () => {
  test('is written once, after the lesson, also from two tabs at once', async () => {
    const school = await world.school();
    const student = await school.student();
    const made = await buildCourse(school, {
      lessons: [{ at: [inDays(-1), inDays(-0.9)] }, { at: [inDays(1), inDays(1.1)] }],
    });
    await enrol(school, student.id, made);
    const review = (place: number) =>
      student.answer(learning.comment, {
        courseId: made.id,
        lessonId: made.lessonIds[place] ?? 0,
        stars: 4,
        words: '讲得很清楚',
      });
    expect((await review(1)).code).toBe(ResultCode.stateForbids);
    const codes = (await Promise.all([review(0), review(0)])).map(({ code }) => code);
    expect(codes.sort()).toEqual([0, ResultCode.submittedTwice]);
    expect((await review(0)).code).toBe(ResultCode.submittedTwice);
    const [lesson] = await student.ask(learning.liveLessons, keyOf(made));
    expect(lesson?.mayComment).toBe(false);
    expect(await student.ask(learning.ownClass, keyOf(made))).toMatchObject({ isEvaluated: true });
    expect((await student.ask(courses.mine)).items).toHaveLength(1);
  });
});

test('a rank is told among five students or more, by the best attempt that was not made up (product.md 4.6)', async () => {
  const school = await world.school();
  const made = await buildCourse(school, { lessons: [{ has_practice: true }] });
  const lessonId = made.lessonIds[0] ?? 0;
  const scores = [90, 80, 70, 60];
  const students = await Promise.all([...scores, 75].map(() => school.student()));
  const [best, , third] = students;
  for (const [place, score] of scores.entries()) {
    const student = students[place];
    if (!student) continue;
    await enrol(school, student.id, made);
    await buildPracticeRecord(school, { studentId: student.id, made, lessonId, state: 'finished' }, { score });
  }
  const own = () => third?.ask(learning.ownClass, keyOf(made));
  const few = await own();
  expect(few).toMatchObject({ averageScore: 70, practiceDone: 1, practiceCount: 1 });
  expect(few?.rank).toBeUndefined();
  const fifth = students[4];
  if (fifth)
    await buildPracticeRecord(school, { studentId: fifth.id, made, lessonId, state: 'finished' }, { score: 75 });
  expect(await own()).toMatchObject({ rank: 4, rankTotal: 5 });
  expect(await best?.ask(learning.ownClass, keyOf(made))).toMatchObject({ rank: 1 });
});
