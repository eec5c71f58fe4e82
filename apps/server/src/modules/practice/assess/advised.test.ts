import { contract } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { answerRecord, buildAssessment, type MadeAssessment } from '../../../testing/assessments.ts';
import type { Caller } from '../../../testing/caller.ts';
import { buildCourse } from '../../../testing/catalogue.ts';
import { RIGHT } from '../../../testing/papers.ts';
import { openWorld } from '../../../testing/world.ts';

const world = openWorld();
const { assessments } = contract;

async function take(student: Caller, made: MadeAssessment, values: readonly string[][]) {
  const { id } = await student.ask(assessments.start, { linkId: made.linkId });
  await answerRecord(student, id, made, values);
  await student.ask(assessments.submit, { id });
  return student.ask(assessments.result, { id });
}

test('fewer points than any level asks for are in the lowest one, with its words and its course; the table says the same', async () => {
  const school = await world.school();
  const [basic, hard] = [
    await buildCourse(school, { course: { title: '先修班' } }),
    await buildCourse(school, { course: { title: '冲刺班' } }),
  ];
  const made = await buildAssessment(school, {
    rules: [
      { kind: 'score', name: '先修', min_score: 4, advice: '先补基础', offers: [basic.saleId] },
      { kind: 'score', name: '冲刺', min_score: 8, offers: [hard.saleId] },
    ],
  });
  const { levels, levelCourses } = await school.visitor().ask(assessments.intro, { linkId: made.linkId });
  expect(levels.map(({ name, minScore }) => [name, minScore])).toEqual([
    ['先修', 0],
    ['冲刺', 8],
  ]);
  const low = await take(await school.student(), made, []);
  expect(low).toMatchObject({ score: 0, levelName: '先修', advice: '先补基础' });
  const high = await take(await school.student(), made, RIGHT);
  for (const { levelName, offers } of [low, high]) {
    const ofTable = levelCourses.find((each) => each.levelName === levelName)?.course.title;
    expect(offers.find(({ by }) => by === 'level')?.course.title).toBe(ofTable);
  }
});

test('a course that is no longer on sale is not advised: the next one of the level is, or one of the subject', async () => {
  const school = await world.school();
  const [gone, next, other] = [
    await buildCourse(school, { course: { title: '停售班' }, offer: { is_discontinued: true } }),
    await buildCourse(school, { course: { title: '接着的班' } }),
    await buildCourse(school, { course: { title: '同科的班' } }),
  ];
  const subject_id = await school.withTenant(async (tx) => {
    const row = await tx
      .selectFrom('course')
      .select('subject_id')
      .where('title', '=', '同科的班')
      .executeTakeFirstOrThrow();
    return row.subject_id;
  });
  const titles = async (offers: number[]) => {
    const rules = [{ kind: 'score', name: '先修', min_score: 0, offers }] as const;
    const made = await buildAssessment(school, { rules, assessment: { subject_id } });
    const { levelCourses } = await school.visitor().ask(assessments.intro, { linkId: made.linkId });
    const result = await take(await school.student(), made, []);
    return {
      table: levelCourses.map(({ course }) => course.title),
      advised: result.offers.map(({ by, course }) => `${by} ${course.title}`),
    };
  };
  expect(await titles([gone.saleId, next.saleId])).toEqual({ table: ['接着的班'], advised: ['level 接着的班'] });
  const instead = await titles([gone.saleId]);
  expect(instead.table).toEqual([]);
  expect(instead.advised).toContain('subject 同科的班');
  expect(instead.advised.join()).not.toContain('停售班');
  expect(other.saleId).toBeGreaterThan(0);
});

test('the rank is among persons: one who tries five times is no five, and has no rank (Z3)', async () => {
  const school = await world.school();
  const made = await buildAssessment(school, { link: { tries: 6 } });
  const keen = await school.student();
  const last = async () => {
    for (let count = 0; count < 4; count++) await take(keen, made, RIGHT);
    return take(keen, made, []);
  };
  const alone = await last();
  expect(alone).toMatchObject({ takenCount: 1 });
  expect([alone.rank, alone.rankTotal, alone.averageScore]).toEqual([undefined, undefined, undefined]);
  for (let count = 0; count < 3; count++) await take(await school.student(), made, RIGHT);
  expect((await take(await school.student(), made, RIGHT)).rankTotal).toBe(5);
  expect(await keen.ask(assessments.result, { id: alone.id })).toMatchObject({
    rank: 5,
    rankTotal: 5,
    averageScore: 8,
  });
});
