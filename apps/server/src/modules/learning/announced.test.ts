import { contract } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { buildCourse, enrol } from '../../testing/catalogue.ts';
import { BY_MACHINE, insertPaper } from '../../testing/papers.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

const { learning } = contract;
const world = openWorld();
const HOUR_MS = 3_600_000;

test('practices of all classes are announced before they open: the next of each class first, by its day (product.md 4.4)', async () => {
  const school = await world.school();
  const student = await school.student();
  const at = (hours: number) =>
    [new Date(TEST_NOW.getTime() + hours * HOUR_MS), new Date(TEST_NOW.getTime() + (hours + 1) * HOUR_MS)] as const;
  const video = { kind: 'video' as const, has_practice: true };
  const recorded = await buildCourse(school, { course: { kind: 'recorded' }, lessons: [video, video] });
  const live = await buildCourse(school, {
    lessons: [
      { at: at(24), has_practice: true },
      { at: at(48), has_practice: true },
    ],
  });
  const foreign = await buildCourse(school, { lessons: [{ at: at(1), has_practice: true }] });
  for (const { courseId, lessonIds } of [recorded, live, foreign])
    for (const lesson_id of lessonIds)
      await school.withTenant((tx) => insertPaper(tx, school.id, BY_MACHINE, { course_id: courseId, lesson_id }));
  for (const made of [recorded, live]) await enrol(school, student.id, made);

  const all = await student.ask(learning.announced, {});
  expect(all.map(({ courseId, index }) => [courseId, index])).toEqual([
    [live.id, 1],
    [recorded.id, 1],
    [live.id, 2],
    [recorded.id, 2],
  ]);
  expect(all[0]).toMatchObject({ practiceOpens: 'afterClass', practiceTotal: 4, practiceHours: 72 });
  expect(all[1]).toMatchObject({ practiceOpens: 'afterLearnt', practicePercent: 90 });
  const own = await student.ask(learning.liveLessons, { courseId: live.id, saleId: live.saleId });
  const { practiceOpens, practiceTotal, practiceHours } = all[0] ?? {};
  expect(own[0]).toMatchObject({ practiceOpens, practiceTotal, practiceHours });

  const one = await student.ask(learning.announced, { courseId: recorded.id });
  expect(one.map(({ courseId }) => courseId)).toEqual([recorded.id, recorded.id]);
  expect(await student.ask(learning.announced, { courseId: foreign.id })).toEqual([]);
});

test('a class that is over, cancelled or frozen announces no practice', async () => {
  const school = await world.school();
  const student = await school.student();
  const made = await buildCourse(school, {
    course: { kind: 'recorded' },
    lessons: [{ kind: 'video', has_practice: true }],
  });
  const paper = { course_id: made.courseId, lesson_id: made.lessonIds[0] ?? 0 };
  await school.withTenant((tx) => insertPaper(tx, school.id, BY_MACHINE, paper));
  await enrol(school, student.id, made);
  expect(await student.ask(learning.announced, {})).toHaveLength(1);
  const enrolment = (set: { status: 'frozen' | 'active'; valid_until?: Date }) =>
    school.withTenant((tx) => tx.updateTable('enrolment').set(set).where('student_id', '=', student.id).execute());
  await enrolment({ status: 'frozen' });
  expect(await student.ask(learning.announced, {})).toEqual([]);
  await enrolment({ status: 'active', valid_until: new Date(TEST_NOW.getTime() - HOUR_MS) });
  expect(await student.ask(learning.announced, {})).toEqual([]);
});

test('no lesson waits for the practice of one that falls out, on list, timetable and course page (§4, Z4)', async () => {
  const school = await world.school();
  const student = await school.student();
  const at = (hours: number) =>
    [new Date(TEST_NOW.getTime() + hours * HOUR_MS), new Date(TEST_NOW.getTime() + (hours + 1) * HOUR_MS)] as const;
  const made = await buildCourse(school, {
    run: { is_locked_by_practice: true },
    lessons: [{ at: at(-48), has_practice: true }, { at: at(0) }],
  });
  const [lesson_id = 0] = made.lessonIds;
  await school.withTenant((tx) => insertPaper(tx, school.id, BY_MACHINE, { course_id: made.courseId, lesson_id }));
  await enrol(school, student.id, made);
  const key = { courseId: made.id, saleId: made.saleId };
  const locks = async () => [
    (await student.ask(learning.liveLessons, key))[1]?.access?.error,
    (await student.ask(learning.timetable)).find(({ index }) => index === 2)?.access?.error,
    (await student.ask(contract.courses.lessons, { id: made.id, saleId: made.saleId }))[1]?.lockReason !== undefined,
  ];
  expect(await locks()).toEqual(['previousPracticeRequired', 'previousPracticeRequired', true]);
  await school.withTenant((tx) =>
    tx.updateTable('dated_lesson').set({ state: 'cancelled' }).where('lesson_id', '=', lesson_id).execute(),
  );
  expect(await locks()).toEqual([undefined, undefined, false]);
});
