import { contract } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { buildCourse, enrol, type MadeCourse } from '../../testing/catalogue.ts';
import { buildPapers, buildPracticeRecord } from '../../testing/practices.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

const world = openWorld();
const { lessons } = contract.courses;
const MINUTE = 60_000;
const later = (ms: number) => new Date(TEST_NOW.getTime() + ms);
const hour = (start: number) => [later(start * 60 * MINUTE), later((start + 1) * 60 * MINUTE)] as const;

async function progress(
  school: School,
  student: StudentCaller,
  made: MadeCourse,
  lesson: number,
  overrides: { finished_at?: Date },
) {
  const lesson_id = made.lessonIds[lesson - 1] ?? 0;
  const row = { company_id: school.id, student_id: student.id, class_run_id: made.id, lesson_id };
  await school.withTenant((tx) =>
    tx
      .insertInto('learn_record')
      .values({ ...row, finished_at: null, updated_at: TEST_NOW, ...overrides })
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'student_id', 'class_run_id', 'lesson_id']).doUpdateSet(overrides),
      )
      .execute(),
  );
}

test('opens a trial to visitors and locks the rest, with a reason in their language (§4, Z4)', async () => {
  const school = await world.school();
  const made = await buildCourse(school, {
    course: { kind: 'recorded' },
    lessons: [
      { kind: 'video', is_trial: true, duration_s: 1_200, title_en: 'First' },
      { kind: 'video', duration_s: 900 },
    ],
  });
  const cn = await school.visitor().ask(lessons, made);
  expect(cn).toMatchObject([
    { index: 1, title: '第1讲', chapterTitle: '第一章', kind: 'video', isTrial: true, state: 'open', durationS: 1_200 },
    { index: 2, state: 'locked', lockReason: '报名后可学', isTrial: false },
  ]);
  expect(cn[0]?.lockReason).toBeUndefined();
  const en = await school.visitor().ask(lessons, made, { locale: 'en' });
  expect(en).toMatchObject([
    { title: 'First', chapterTitle: 'Chapter one' },
    { title: '第2讲', lockReason: 'Enrol to study' },
  ]);
  const stranger = await school.student();
  expect((await stranger.ask(lessons, made)).map(({ state }) => state)).toEqual(['open', 'locked']);
});

test('sends nothing that could be played with a locked lesson (Z4)', async () => {
  const school = await world.school();
  const made = await buildCourse(school, { lessons: [{ at: hour(-5), duration_s: 2_700 }] });
  const { body } = await school.visitor().answer(lessons, made);
  const [lesson] = body['resultData'] as Record<string, unknown>[];
  expect(lesson?.['lessonStatus']).toBe(1);
  expect(
    Object.keys(lesson ?? {}).filter((name) => /url|video|file|media|live(?!Status$|Started$)/i.test(name)),
  ).toEqual([]);
});

test('shows an owner of a live class which lessons are learnt, in progress, next and later, and ticks none that was missed (§4, §9)', async () => {
  const school = await world.school();
  const soon = [later(15 * MINUTE), later(60 * MINUTE)] as const;
  const made = await buildCourse(school, {
    lessons: [
      { at: hour(-48), duration_s: 2_700 },
      { at: soon, duration_s: 2_700 },
      { at: hour(24) },
      { at: hour(48) },
    ],
  });
  const student = await school.student();
  await enrol(school, student.id, made);
  const before = await student.ask(lessons, made);
  // Held without this student: the lesson is over, and nobody has learnt it.
  expect(before.map(({ state }) => state)).toEqual(['open', 'now', 'next', 'open']);
  expect(before.map(({ durationS }) => durationS)).toEqual([2_700, undefined, undefined, undefined]);
  world.clock.advance(-1);
  expect((await student.ask(lessons, made)).map(({ state }) => state)).toEqual(['open', 'next', 'open', 'open']);
  await progress(school, student, made, 1, { finished_at: TEST_NOW });
  world.clock.set(soon[1]);
  expect((await student.ask(lessons, made)).map(({ state }) => state)).toEqual(['done', 'open', 'next', 'open']);
  world.clock.set(null);
});

test('marks the first unfinished lesson of a recorded course as next', async () => {
  const school = await world.school();
  const made = await buildCourse(school, {
    course: { kind: 'recorded' },
    lessons: [{}, {}, {}].map(() => ({ kind: 'video' as const })),
  });
  const student = await school.student();
  await enrol(school, student.id, made);
  await progress(school, student, made, 1, { finished_at: TEST_NOW });
  expect((await student.ask(lessons, made)).map(({ state }) => state)).toEqual(['done', 'next', 'open']);
});

test('locks the lessons after a practice until it is handed in or has expired (§4, I12)', async () => {
  const school = await world.school();
  const video = { kind: 'video' as const };
  const made = await buildCourse(school, {
    course: { kind: 'recorded' },
    run: { is_locked_by_practice: true },
    lessons: [{ ...video, has_practice: true }, { ...video, has_practice: true }, { ...video, is_trial: true }, video],
  });
  const student = await school.student();
  await enrol(school, student.id, made);
  const states = async () => (await student.ask(lessons, made)).map(({ state }) => state);
  expect(await states(), 'no lock waits for what is not there').toEqual(['next', 'open', 'open', 'open']);
  await buildPapers(school, made, [0, 1]);
  expect(await states()).toEqual(['next', 'locked', 'open', 'locked']);
  expect((await student.ask(lessons, made)).map(({ lockReason }) => lockReason)).toEqual([
    undefined,
    '学完第1讲、做完它的练习后解锁',
    undefined,
    '学完第2讲、做完它的练习后解锁',
  ]);
  expect((await student.ask(lessons, made, { locale: 'en' }))[1]?.lockReason).toBe(
    'Opens once lesson 1 is learnt and its practice is done',
  );
  await progress(school, student, made, 1, { finished_at: TEST_NOW });
  const practice = { studentId: student.id, made, lessonId: made.lessonIds[0] ?? 0 };
  await buildPracticeRecord(school, { ...practice, state: 'unfinished' });
  expect(await states()).toEqual(['done', 'locked', 'next', 'locked']);
  for (const state of ['submitted', 'awaiting', 'finished', 'expired'] as const) {
    await buildPracticeRecord(school, { ...practice, state });
    expect(await states()).toEqual(['done', 'next', 'open', 'locked']);
  }
});

test('locks nothing by practice in a class without the rule, and where it holds a finished lesson too (product.md 4.3)', async () => {
  const school = await world.school();
  const video = { kind: 'video' as const };
  const overrides = { course: { kind: 'recorded' as const }, lessons: [{ ...video, has_practice: true }, video] };
  const [free, locked] = [
    await buildCourse(school, overrides),
    await buildCourse(school, { ...overrides, run: { is_locked_by_practice: true } }),
  ];
  const student = await school.student();
  for (const made of [free, locked]) {
    await enrol(school, student.id, made);
    await buildPapers(school, made, [0]);
  }
  await progress(school, student, locked, 2, { finished_at: TEST_NOW });
  expect((await student.ask(lessons, free)).map(({ state }) => state)).toEqual(['next', 'open']);
  expect((await student.ask(lessons, locked)).map(({ state }) => state)).toEqual(['next', 'locked']);
});

test('shows a student no progress of another (Z1)', async () => {
  const school = await world.school();
  const made = await buildCourse(school, {
    course: { kind: 'recorded' },
    lessons: [{ kind: 'video' }, { kind: 'video' }],
  });
  const [one, other] = [await school.student(), await school.student()];
  for (const { id } of [one, other]) await enrol(school, id, made);
  await progress(school, one, made, 1, { finished_at: TEST_NOW });
  expect((await other.ask(lessons, made)).map(({ state }) => state)).toEqual(['next', 'open']);
});

test('a cancelled lesson is neither next nor done, and what is over is not next (product.md 4.3)', async () => {
  const school = await world.school();
  const student = await school.student();
  const made = await buildCourse(school, {
    lessons: [
      { at: hour(-5) },
      { at: hour(-1) },
      { at: [later(-10 * MINUTE), later(50 * MINUTE)] },
      { at: hour(24) },
      { at: hour(48) },
    ],
  });
  await enrol(school, student.id, made);
  const set = (place: number, change: object) =>
    school.withTenant((tx) =>
      tx
        .updateTable('dated_lesson')
        .set(change)
        .where('lesson_id', '=', made.lessonIds[place] ?? 0)
        .execute(),
    );
  await set(0, { state: 'cancelled' });
  await set(2, { state: 'ended', ended_at: TEST_NOW });
  await set(3, { state: 'cancelled' });
  const states = (await student.ask(lessons, made)).map(({ state }) => state);
  expect(states).toEqual(['open', 'open', 'open', 'open', 'next']);
});
