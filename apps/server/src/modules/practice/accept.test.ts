import { contract, ResultCode } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { expectInvariants } from '../../testing/invariants.ts';
import { answerAll, BY_MACHINE, BY_PERSON, buildPaper, type MadePaper, publishFor } from '../../testing/papers.ts';
import type { School } from '../../testing/school.ts';
import { openWorld } from '../../testing/world.ts';

const world = openWorld();
const { practice, marking } = contract;
/** Choices right, and both blanks in words that the key does not know. */
const OTHER_WORDS = [['B'], ['A', 'C'], ['T'], ['负三', '一半'], []];

/** A lecturer of a class with a paper. */
async function desk(questions = BY_PERSON) {
  const school = await world.school();
  const lecturer = await school.lecturer();
  const made = await buildPaper(school, questions);
  await school.withTenant((tx) =>
    tx.updateTable('class_run').set({ lecturer_id: lecturer.id }).where('id', '=', made.id).execute(),
  );
  return { school, lecturer, made };
}

async function handIn(school: School, made: MadePaper, values: readonly string[][]) {
  const student = await school.student();
  const id = await publishFor(school, student, made);
  await answerAll(student, id, made, values);
  await student.ask(practice.submit, { id });
  return { student, id };
}

test('an answer that the lecturer counts as right for all gives everybody who wrote it the points, with a message, and nobody fewer', async () => {
  const { school, lecturer, made } = await desk();
  const blankId = made.questionIds[3] ?? 0;
  const { id, student } = await handIn(school, made, OTHER_WORDS);
  const other = await handIn(school, made, OTHER_WORDS);
  await lecturer.ask(marking.claim, { id: other.id });
  await lecturer.ask(marking.save, { id: other.id, questionId: made.questionIds[4] ?? 0, score: 5 });
  expect(await lecturer.ask(marking.send, { id: other.id })).toMatchObject({ score: 11 });

  const { answers, objectiveScore } = await lecturer.ask(marking.claim, { id });
  expect(objectiveScore).toBe(6);
  expect(answers.find(({ questionId }) => questionId === blankId)).toMatchObject({ state: 'wrong', score: 0 });
  const accept = (blank: number) => lecturer.ask(marking.accept, { id, questionId: blankId, blank });
  expect(await accept(0)).toEqual({ count: 2, state: 'part', score: 2 });
  expect(await accept(0)).toEqual({ count: 0 });
  expect(await accept(1)).toEqual({ count: 2, state: 'right', score: 4 });
  expect(await other.student.ask(practice.result, { id: other.id })).toMatchObject({ score: 15, objectiveScore: 10 });
  const messages = await school.withTenant((tx) =>
    tx.selectFrom('site_message').select(['student_id', 'body']).where('body', 'like', '%算对%').execute(),
  );
  // Marks that wait for the lecturer are not told yet.
  expect(messages.map(({ student_id }) => student_id)).toEqual([other.student.id, other.student.id]);
  expect(messages.at(-1)?.body).toContain('15');
  expect((await lecturer.ask(marking.claim, { id })).objectiveScore).toBe(10);
  expect(student.id).not.toBe(other.student.id);

  const next = await handIn(school, made, OTHER_WORDS);
  expect((await lecturer.ask(marking.claim, { id: next.id })).objectiveScore).toBe(10);
  await expectInvariants(school);
});

test('the lecturer turns the mark of a blank in one work, of no choice, and never for an empty one for all', async () => {
  const { school, lecturer, made } = await desk();
  const { id } = await handIn(school, made, [['A'], [], [], ['负三', ''], []]);
  const [choice = 0, , , blank = 0] = made.questionIds;
  await lecturer.ask(marking.claim, { id });
  await lecturer.ask(marking.save, { id, questionId: blank, score: 2 });
  const { objectiveScore, answers } = await lecturer.ask(marking.claim, { id });
  expect(objectiveScore).toBe(2);
  expect(answers.find(({ questionId }) => questionId === blank)).toMatchObject({ state: 'part', score: 2 });
  expect((await lecturer.answer(marking.save, { id, questionId: choice, score: 2 })).status).toBe(422);
  expect((await lecturer.answer(marking.accept, { id, questionId: blank, blank: 1 })).status).toBe(422);
  expect((await lecturer.answer(marking.accept, { id, questionId: choice, blank: 0 })).status).toBe(404);
  expect(BY_PERSON[3]?.type).toBe('blank');
});

test('work that a machine alone has marked is there while a blank has lost points, and goes once it counts', async () => {
  const { school, lecturer, made } = await desk(BY_MACHINE);
  const { student, id } = await handIn(school, made, OTHER_WORDS.slice(0, 4));
  const listed = async () => (await lecturer.ask(marking.queue, { tab: 'byMachine' })).items.map((work) => work.id);
  expect(await listed()).toEqual([id]);
  await lecturer.ask(marking.claim, { id });
  const questionId = made.questionIds[3] ?? 0;
  expect((await lecturer.answer(marking.send, { id })).code).toBe(ResultCode.stateForbids);
  for (const blank of [0, 1]) await lecturer.ask(marking.accept, { id, questionId, blank });
  expect(await student.ask(practice.result, { id })).toMatchObject({ score: 10 });
  expect(await listed()).toEqual([]);
  await expectInvariants(school);
});
