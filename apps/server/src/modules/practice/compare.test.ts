import { contract } from '@shuyuan/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { enrol } from '../../testing/catalogue.ts';
import {
  answerAll,
  BY_MACHINE,
  BY_PERSON,
  buildLearner,
  buildPaper,
  type MadePaper,
  RIGHT,
} from '../../testing/papers.ts';
import { buildPracticeRecord } from '../../testing/practices.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

const world = openWorld();
const { practice } = contract;
afterEach(() => world.clock.set(TEST_NOW));

/** A student of the class who handed in the first so many right answers. */
async function learnerWith(school: School, made: MadePaper, right: number) {
  const learner = await buildLearner(school, made);
  await answerAll(learner.student, learner.id, made, RIGHT.slice(0, right));
  await learner.student.ask(practice.submit, { id: learner.id });
  return learner;
}

/** A marked practice with one score. */
function marked(
  school: School,
  { id: studentId }: Pick<StudentCaller, 'id'>,
  made: MadePaper,
  { lesson, ...row }: { lesson: number; score: number; is_make_up?: boolean },
) {
  const lessonId = made.lessonIds[lesson] ?? 0;
  return buildPracticeRecord(school, { studentId, made, lessonId, state: 'finished' }, row);
}

describe('knowledge in a result', () => {
  test('has the share of the points in this attempt, and that of the best attempts of the class from five students on (product.md 4.6)', async () => {
    const school = await world.school();
    const made = await buildPaper(school, BY_MACHINE, { max_attempts: 0 });
    const first = await learnerWith(school, made, 0);
    const read = (id: number) => first.student.ask(practice.result, { id });
    // Shares of 椭圆 (2 + 3 points) and 直线 (3 points) by the number of right answers.
    for (const right of [1, 2, 2]) await learnerWith(school, made, right);
    expect((await read(first.id)).knowledge).toEqual([
      { name: '椭圆', rate: 0 },
      { name: '直线', rate: 0 },
    ]);
    await learnerWith(school, made, 2);
    expect((await read(first.id)).knowledge).toEqual([
      { name: '椭圆', rate: 0, classAverage: 0.68 },
      { name: '直线', rate: 0, classAverage: 0.6 },
    ]);
    const { id } = await first.student.ask(practice.redo, { id: first.id });
    await answerAll(first.student, id, made, RIGHT);
    await first.student.ask(practice.submit, { id });
    // The class counts the best attempt of each, the page shows the attempt that it is about.
    expect((await read(first.id)).knowledge[0]).toEqual({ name: '椭圆', rate: 0, classAverage: 0.88 });
    expect((await read(id)).knowledge[0]).toEqual({ name: '椭圆', rate: 1, classAverage: 0.88 });
  });
});

describe('the trend in a result', () => {
  test('has the best marks in the order of the lessons up to this practice, in percent', async () => {
    const school = await world.school();
    const made = await buildPaper(school);
    const learner = await learnerWith(school, made, 2);
    const before = await marked(school, learner.student, made, { lesson: 0, score: 80 });
    await marked(school, learner.student, made, { lesson: 2, score: 95 });
    const read = async (id: number) => (await learner.student.ask(practice.result, { id })).trend;
    expect(await read(learner.id)).toEqual([
      { paperId: before.paperId, name: '练习', score: 80 },
      { paperId: made.paperId, name: '椭圆的定义', score: 50 },
    ]);
    expect(await read(before.id)).toEqual([{ paperId: before.paperId, name: '练习', score: 80 }]);
  });

  test('leaves attempts out that were made up later, which do not count in ranks (product.md 4.4)', async () => {
    const school = await world.school();
    const made = await buildPaper(school);
    const learner = await learnerWith(school, made, 2);
    await marked(school, learner.student, made, { lesson: 0, score: 80, is_make_up: true });
    const { trend } = await learner.student.ask(practice.result, { id: learner.id });
    expect(trend.map(({ paperId }) => paperId)).toEqual([made.paperId]);
  });

  test('keeps the latest eight', async () => {
    const school = await world.school();
    const lessons = Array.from({ length: 12 }, () => ({ has_practice: true }));
    const made = await buildPaper(school, BY_MACHINE, {}, { lessons });
    const student = await school.student();
    await enrol(school, student.id, made);
    const ids: number[] = [];
    for (const lesson of lessons.keys())
      ids.push((await marked(school, student, made, { lesson, score: Math.min(10, lesson) })).id);
    const { trend } = await student.ask(practice.result, { id: ids[10] ?? 0 });
    expect(trend.map(({ score }) => score)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('compares with the class where five students have a mark (product.md 4.6)', async () => {
    const school = await world.school();
    const made = await buildPaper(school);
    const first = await learnerWith(school, made, 4);
    for (const right of [0, 1, 2]) await learnerWith(school, made, right);
    const read = () => first.student.ask(practice.result, { id: first.id });
    const own = { paperId: made.paperId, name: '椭圆的定义', score: 100 };
    expect((await read()).trend).toEqual([own]);
    await learnerWith(school, made, 3);
    // 10, 0, 2, 5 and 6 of ten points.
    expect((await read()).trend).toEqual([{ ...own, classAverage: 46 }]);
  });

  test('is not there before the lecturer has marked, nor is the knowledge', async () => {
    const school = await world.school();
    const waiting = await learnerWith(school, await buildPaper(school, BY_PERSON), 4);
    const result = await waiting.student.ask(practice.result, { id: waiting.id });
    expect(result).toMatchObject({ state: 'awaiting', trend: [], knowledge: [] });
  });
});
