import { contract } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { buildAssessment, startAsGuest } from '../../../testing/assessments.ts';
import type { TestQuestion } from '../../../testing/papers.ts';
import { openWorld } from '../../../testing/world.ts';

const world = openWorld();
const { assessments, evaluations, practice } = contract;

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
  if (!data) throw new Error('the assessment begins');
  const { id } = data;
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

test('no call of practices or of question banks reads or changes the record of an assessment (Z1, Z4)', async () => {
  const school = await world.school();
  const made = await buildAssessment(school, { questions: QUESTIONS.slice(0, 2) });
  const student = await school.student();
  const { id } = await student.ask(assessments.start, { linkId: made.linkId });
  const [questionId = 0] = made.questionIds;
  const answers = [
    await student.answer(evaluations.bank, { id: made.paperId }),
    await student.answer(evaluations.result, { id }),
    await student.answer(evaluations.submitObjective, { id, answers: [], version: 0 } as never),
    await student.answer(evaluations.submitSubjective, { id, answers: [], version: 0 } as never),
    await student.answer(practice.start, { id }),
    await student.answer(practice.paper, { id }),
    await student.answer(practice.saveAnswer, { id, questionId, values: ['B'], version: 0 }),
    await student.answer(practice.submit, { id }),
    await student.answer(practice.result, { id }),
    await student.answer(practice.redo, { id }),
    await student.answer(practice.makeUp, { id }),
    await student.answer(practice.list, {}),
    await student.answer(practice.wrong, {}),
  ];
  for (const { text } of answers) {
    for (const secret of SECRETS) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/"(?:answer|analysisHtml|criterionList)":(?!null)/);
  }
  const touching = answers.slice(1, -2);
  expect(touching.filter(({ code, status }) => status === 200 && code === 0)).toEqual([]);
  expect(await student.ask(assessments.paper, { id })).toMatchObject({ state: 'doing', answers: [] });
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
  for (const secret of SECRETS) expect(review.text).not.toContain(secret);
  const stored = await school.withTenant((tx) => tx.selectFrom('assessment_record').selectAll().execute());
  expect(JSON.stringify(stored)).not.toContain(token);
  expect(world.logged.join('\n')).not.toContain(token);
});
