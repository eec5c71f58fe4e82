import { contract, ResultCode } from '@shuyuan/contract';
import { afterEach, expect, test } from 'vitest';
import { answerRecord, buildAssessment, startAsGuest } from '../../../testing/assessments.ts';
import { buildPhone } from '../../../testing/school.ts';
import { openWorld, TEST_NOW } from '../../../testing/world.ts';

const world = openWorld();
const { assessments, practice } = contract;
afterEach(() => world.clock.set(TEST_NOW));

const QUESTIONS = [
  { type: 'single', score: 4, key: { keys: ['B'] } },
  { type: 'single', score: 2, key: { keys: ['C'] } },
  { type: 'blank', score: 2, key: { blanks: [{ accepted: ['3'] }] } },
] as const;

/** A student with a record in which the first question is right and the second wrong; the others have no answer. */
async function handedIn(assessment: { shows_result?: 'afterMarking' | 'afterRelease' } = {}) {
  const school = await world.school();
  const made = await buildAssessment(school, { questions: QUESTIONS, assessment, link: { tries: 2 } });
  const student = await school.student();
  const { id } = await student.ask(assessments.start, { linkId: made.linkId });
  await answerRecord(student, id, made, [['B'], ['A']]);
  await student.ask(assessments.submit, { id });
  const [right = 0, wrong = 0, empty = 0] = made.questionIds;
  const keep = (questionId: number, isInBook = true) =>
    student.answer(assessments.keepWrong, { id, questionId, isInBook });
  return { school, made, student, id, right, wrong, empty, keep };
}

test('a wrong question enters the book where the student asks for it, and leaves it again (product.md 4.4, 4.5)', async () => {
  const { student, id, wrong, empty, keep } = await handedIn();
  expect((await student.ask(assessments.review, { id })).wrongBook).toEqual([]);
  expect((await student.ask(practice.wrong, {})).items).toEqual([]);
  await keep(wrong);
  await keep(wrong);
  await keep(empty);
  await student.ask(assessments.noteCause, { id, questionId: wrong, cause: 'misread' });
  expect((await student.ask(assessments.review, { id })).wrongBook).toEqual([wrong, empty]);
  const { items } = await student.ask(practice.wrong, {});
  expect(items.map(({ question }) => question.id).sort()).toEqual([wrong, empty].sort());
  expect(items.find(({ question }) => question.id === wrong)).toMatchObject({
    recordId: id,
    wrongCount: 1,
    isMastered: false,
    cause: 'misread',
    answer: { values: ['A'], state: 'wrong' },
  });
  expect((await student.ask(practice.counts)).wrong).toBe(2);
  const tried = await student.ask(practice.retryWrong, { questionId: wrong, values: ['C'] });
  expect(tried).toMatchObject({ isRight: true, question: { key: ['C'] } });
  await keep(wrong, false);
  await keep(empty, false);
  expect((await student.ask(practice.wrong, {})).items).toEqual([]);
});

test('what is right, or of another paper, does not enter it', async () => {
  const { right, keep, school } = await handedIn();
  expect((await keep(right)).code).toBe(ResultCode.stateForbids);
  const other = await buildAssessment(school);
  expect((await keep(other.questionIds[0] ?? 0)).status).toBe(404);
});

test('nothing enters it before the school shows results, nor while another attempt is open, which also hides what is in it (Z4)', async () => {
  const later = await handedIn({ shows_result: 'afterRelease' });
  expect((await later.keep(later.wrong)).code).toBe(ResultCode.stateForbids);
  const { student, made, wrong, empty, keep } = await handedIn();
  await keep(wrong);
  const second = await student.ask(assessments.start, { linkId: made.linkId });
  expect((await keep(empty)).code).toBe(ResultCode.attemptStarted);
  expect((await student.ask(practice.wrong, {})).items).toEqual([]);
  expect((await student.ask(practice.counts)).wrong).toBe(0);
  const retry = { questionId: wrong, values: ['C'] };
  expect((await student.answer(practice.retryWrong, retry)).status).toBe(404);
  await student.ask(assessments.submit, { id: second.id });
  expect((await student.ask(practice.wrong, {})).items).toHaveLength(1);
});

test('a guest has no book; a student has none of the records of others (Z1)', async () => {
  const { school, made, wrong, id } = await handedIn();
  const guest = await startAsGuest(school, made, { guestPhone: buildPhone() });
  await guest.ask(assessments.submit, { id: guest.id });
  expect((await guest.ask(assessments.review, { id: guest.id })).wrongBook).toEqual([]);
  const other = await school.student();
  expect((await other.answer(assessments.keepWrong, { id, questionId: wrong, isInBook: true })).status).toBe(404);
});
