import { contract } from '@shuyuan/contract';
import { afterEach, expect, test } from 'vitest';
import { answerRecord, buildAssessment, insertLink, startAsGuest } from '../../../testing/assessments.ts';
import type { TestQuestion } from '../../../testing/papers.ts';
import { buildPhone } from '../../../testing/school.ts';
import { openWorld, TEST_NOW } from '../../../testing/world.ts';

const world = openWorld();
const { assessments, marking } = contract;
const HOUR_MS = 3_600_000;
afterEach(() => world.clock.set(TEST_NOW));

const QUESTIONS: readonly TestQuestion[] = [
  { type: 'single', score: 4, key: { keys: ['B'] }, analysis: '秘密的解析' },
  { type: 'blank', score: 6, key: { blanks: [{ accepted: ['秘密的空'] }] }, analysis: '秘密的解析' },
];
const KEYS = /"(?:answer|analysisHtml|criterionList)":(?!null)/;
const MARKS = /"answerStatus":[1-9]/;

test('a review hides answers and marks while the student has another attempt open, from whichever link (Z4, product.md 4.5)', async () => {
  const school = await world.school();
  const made = await buildAssessment(school, { questions: QUESTIONS, link: { tries: 2 } });
  const student = await school.student();
  const { id } = await student.ask(assessments.start, { linkId: made.linkId });
  await answerRecord(student, id, made, [['B'], ['错']]);
  await student.ask(assessments.submit, { id });
  const before = await student.answer(assessments.review, { id });
  expect(before.data).toMatchObject({ isTryOpen: false, showsAnswers: true });
  expect(before.text).toContain('秘密的解析');
  const otherLink = await school.withTenant((tx) => insertLink(tx, school.id, made.id));
  const second = await student.ask(assessments.start, { linkId: otherLink });
  const during = await student.answer(assessments.review, { id });
  expect(during.data).toMatchObject({ isTryOpen: true, showsAnswers: false, shares: [], score: 4 });
  expect(during.data?.answers.map(({ values }) => values)).toEqual(expect.arrayContaining([['B'], ['错']]));
  for (const secret of ['秘密的解析', '秘密的空', KEYS, MARKS]) expect(during.text).not.toMatch(secret);
  await student.ask(assessments.submit, { id: second.id });
  expect((await student.answer(assessments.review, { id })).text).toContain('秘密的解析');
});

test('the first answers are back when the clock has ended the open attempt', async () => {
  const school = await world.school();
  const made = await buildAssessment(school, { questions: QUESTIONS, link: { tries: 2 } });
  const student = await school.student();
  const { id } = await student.ask(assessments.start, { linkId: made.linkId });
  await student.ask(assessments.submit, { id });
  await student.ask(assessments.start, { linkId: made.linkId });
  expect((await student.ask(assessments.review, { id })).showsAnswers).toBe(false);
  world.clock.set(new Date(TEST_NOW.getTime() + HOUR_MS));
  expect(await student.ask(assessments.review, { id })).toMatchObject({ isTryOpen: false, showsAnswers: true });
});

test('a guest is the same one by browser, phone and name; another child with the phone, and a stranger, close nothing', async () => {
  const school = await world.school();
  const made = await buildAssessment(school, { questions: QUESTIONS, link: { tries: 2 } });
  const phone = buildPhone();
  const first = await startAsGuest(school, made, { guestPhone: phone });
  await first.ask(assessments.submit, { id: first.id });
  await startAsGuest(school, made, { guestPhone: phone, guestName: '何沐晴', cookie: first.cookie });
  await startAsGuest(school, made, { guestPhone: phone, ip: '203.0.113.9' });
  await (await school.student()).ask(assessments.start, { linkId: made.linkId });
  const read = await first.ask(assessments.review, { id: first.id });
  expect(read).toMatchObject({ isTryOpen: false, needsAccount: true });
  await startAsGuest(school, made, { guestPhone: phone, cookie: first.cookie });
  const during = await first.answer(assessments.review, { id: first.id });
  expect(during.data).toMatchObject({ isTryOpen: true, showsAnswers: false });
  for (const secret of ['秘密的解析', '秘密的空', KEYS, MARKS]) expect(during.text).not.toMatch(secret);
});

test('a student who reads a record of a guest with its token is one person with the guest', async () => {
  const school = await world.school();
  const made = await buildAssessment(school, { questions: QUESTIONS });
  const guest = await startAsGuest(school, made);
  await guest.ask(assessments.submit, { id: guest.id });
  const student = await school.student();
  await student.ask(assessments.start, { linkId: made.linkId });
  const read = { headers: { 'x-record-token': guest.token } };
  expect(await student.ask(assessments.review, { id: guest.id }, read)).toMatchObject({ isTryOpen: true, shares: [] });
});

test('marks and words that a lecturer gave to written work stay during another attempt', async () => {
  const school = await world.school();
  const lecturer = await school.lecturer();
  const made = await buildAssessment(school, {
    questions: [{ type: 'short', score: 10, key: { model: '秘密的范文' } }],
    paper: { limit_minutes: null },
    assessment: { type: 'subjective', lecturer_id: lecturer.id, promise_hours: 24 },
    link: { tries: 2 },
  });
  const student = await school.student();
  const { id } = await student.ask(assessments.start, { linkId: made.linkId });
  const questionId = made.questionIds[0] ?? 0;
  await student.ask(assessments.saveAnswer, { id, questionId, values: [], text: '我的想法', version: 0 });
  await student.ask(assessments.submit, { id });
  await lecturer.ask(marking.claim, { id });
  await lecturer.ask(marking.save, { id, questionId, score: 8, comment: '例子再具体' });
  await lecturer.ask(marking.send, { id });
  await student.ask(assessments.start, { linkId: made.linkId });
  const { data, text } = await student.answer(assessments.review, { id });
  expect(data).toMatchObject({ isTryOpen: true, answers: [{ score: 8, comment: '例子再具体', state: 'part' }] });
  expect(text).not.toContain('秘密的范文');
});
