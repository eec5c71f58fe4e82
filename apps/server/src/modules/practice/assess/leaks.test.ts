import { contract } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { buildAssessment, startAsGuest } from '../../../testing/assessments.ts';
import type { TestQuestion } from '../../../testing/papers.ts';
import { openWorld } from '../../../testing/world.ts';

const world = openWorld();
const { assessments } = contract;

/** Words that stand in keys, analyses and criteria alone. */
const SECRETS = ['秘密的空', '秘密的解析', '秘密的范文', '秘密的标准'];
const QUESTIONS: readonly TestQuestion[] = [
  { type: 'single', score: 2, key: { keys: ['B'] }, analysis: '秘密的解析' },
  { type: 'blank', score: 4, key: { blanks: [{ accepted: ['秘密的空'] }] }, analysis: '秘密的解析' },
  {
    type: 'short',
    score: 4,
    key: { model: '秘密的范文' },
    criteria: JSON.stringify([
      { name: '秘密的标准', score: 2 },
      { name: '秘密的标准二', score: 2 },
    ]),
  },
];

test('no byte sent during a paper holds an answer, an analysis or how it is marked (Z4, product.md 4.5)', async () => {
  const school = await world.school();
  const lecturer = await school.lecturer();
  const made = await buildAssessment(school, {
    questions: QUESTIONS,
    paper: { show_answer: 'afterGrading' },
    assessment: { type: 'subjective', lecturer_id: lecturer.id, promise_hours: 24 },
    link: { tries: 2 },
  });
  const student = await school.student();
  const read: string[] = [];
  const keep = <T extends { text: string }>(answer: T): T => {
    read.push(answer.text);
    return answer;
  };
  keep(await student.answer(assessments.intro, { linkId: made.linkId }));
  const { data } = keep(await student.answer(assessments.start, { linkId: made.linkId }));
  const id = data?.id ?? 0;
  for (const [place, questionId] of made.questionIds.entries()) {
    const given = [['A'], ['错'], []][place] ?? [];
    const text = place === 2 ? '我的想法' : '';
    keep(await student.answer(assessments.saveAnswer, { id, questionId, values: given, text, version: 0 }));
  }
  keep(await student.answer(assessments.start, { linkId: made.linkId }));
  for (const call of [assessments.paper, assessments.result, assessments.review] as const) {
    keep(await student.answer(call, { id }));
  }
  keep(await student.answer(assessments.mine));
  keep(await student.answer(assessments.submit, { id }));
  for (const call of [assessments.paper, assessments.result, assessments.review] as const) {
    keep(await student.answer(call, { id }));
  }
  keep(await student.answer(assessments.intro, { linkId: made.linkId }));
  expect(read).toHaveLength(15);
  for (const text of read) {
    for (const secret of SECRETS) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/"(?:answer|analysisHtml|criterionList)":(?!null)/);
    expect(text).not.toMatch(/"optionShareList":(?!\[\])/);
    expect(text).not.toMatch(/"(?:answerStatus|score)":[1-9](?=[^{}]*"savedTime")/);
  }
});

test('no byte sent to a guest during a paper holds an answer, and the token is sent once', async () => {
  const school = await world.school();
  const made = await buildAssessment(school, { questions: QUESTIONS.slice(0, 2) });
  const guest = await startAsGuest(school, made);
  const { id, token } = guest;
  const answers = [
    await guest.answer(assessments.start, { linkId: made.linkId }),
    await guest.answer(assessments.paper, { id }),
    await guest.answer(assessments.saveAnswer, {
      id,
      questionId: made.questionIds[1] ?? 0,
      values: ['错'],
      version: 0,
    }),
    await guest.answer(assessments.intro, { linkId: made.linkId }),
  ];
  for (const { code, text } of answers) {
    expect(code).toBe(0);
    for (const secret of [...SECRETS, token]) expect(text).not.toContain(secret);
  }
  expect((await guest.answer(assessments.submit, { id })).code).toBe(0);
  const review = await guest.answer(assessments.review, { id });
  expect(review.text).toContain('秘密的解析');
  const stored = await school.withTenant((tx) => tx.selectFrom('assessment_record').selectAll().execute());
  expect(JSON.stringify(stored)).not.toContain(token);
  expect(world.logged.join('\n')).not.toContain(token);
});
