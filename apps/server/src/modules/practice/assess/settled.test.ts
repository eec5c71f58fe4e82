import { contract, ResultCode } from '@shuyuan/contract';
import { afterEach, expect, test } from 'vitest';
import { answerRecord, buildAssessment } from '../../../testing/assessments.ts';
import { RIGHT } from '../../../testing/papers.ts';
import { openWorld, TEST_NOW } from '../../../testing/world.ts';

const world = openWorld();
const { assessments } = contract;
afterEach(() => world.clock.set(TEST_NOW));
const later = (minutes: number) => world.clock.set(new Date(TEST_NOW.getTime() + minutes * 60_000));

test.each(['result', 'review', 'paper'] as const)(
  'a record whose time is over is handed in by who reads its %s, before the due work has run (C3, I12)',
  async (read) => {
    const school = await world.school();
    const made = await buildAssessment(school);
    const student = await school.student();
    const { id } = await student.ask(assessments.start, { linkId: made.linkId });
    await answerRecord(student, id, made, RIGHT);
    later(40);
    const answer = await student.answer(assessments[read], { id });
    expect(answer.code).toBe(read === 'paper' ? ResultCode.timeOver : 0);
    const stored = await school.withTenant((tx) =>
      tx.selectFrom('practice_record').select(['state', 'score', 'used_s']).where('id', '=', id).executeTakeFirst(),
    );
    expect(stored).toEqual({ state: 'finished', score: 10, used_s: 2_400 });
    expect(await student.ask(assessments.result, { id })).toMatchObject({ state: 'finished', score: 10 });
  },
);

test('work without a clock has expired for who reads it after the end of its link, before the due work has run', async () => {
  const school = await world.school();
  const made = await buildAssessment(school, {
    paper: { limit_minutes: null },
    link: { ends_at: new Date(TEST_NOW.getTime() + 60_000) },
  });
  const student = await school.student();
  const { id } = await student.ask(assessments.start, { linkId: made.linkId });
  later(1);
  expect((await student.answer(assessments.paper, { id })).code).toBe(ResultCode.practiceExpired);
  expect(await student.ask(assessments.result, { id })).toMatchObject({ state: 'expired' });
});
