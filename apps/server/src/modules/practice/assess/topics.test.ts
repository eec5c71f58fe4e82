import { contract, ResultCode } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { answerRecord, buildAssessment } from '../../../testing/assessments.ts';
import { BY_PERSON, buildPaper, publishFor } from '../../../testing/papers.ts';
import { openWorld } from '../../../testing/world.ts';

const world = openWorld();
const { assessments, marking } = contract;

test('a review says which lesson teaches a field and which practice of the student asks for it (product.md 4.5)', async () => {
  const school = await world.school();
  const taught = await buildPaper(school);
  const made = await buildAssessment(school, { link: { tries: 2 } });
  const student = await school.student();
  const { id } = await student.ask(assessments.start, { linkId: made.linkId });
  await student.ask(assessments.submit, { id });
  const topics = async () => (await student.ask(assessments.review, { id })).topics;
  expect(await topics()).toEqual([
    { name: '椭圆', score: 0, totalScore: 5 },
    { name: '直线', score: 0, totalScore: 3 },
  ]);
  const practiceId = await publishFor(school, student, taught);
  expect(await topics()).toMatchObject([
    {
      name: '椭圆',
      lesson: { id: taught.lessonId, courseId: taught.id, saleId: taught.saleId, isOwned: true },
      practice: { id: practiceId, isOpen: true, count: 2 },
    },
    { name: '直线', practice: { id: practiceId, count: 1 } },
  ]);
  await student.ask(assessments.start, { linkId: made.linkId });
  expect(await topics()).toEqual([]);
});

test('of who has no such class it names the lesson of an advised course, and no practice', async () => {
  const school = await world.school();
  const taught = await buildPaper(school);
  const made = await buildAssessment(school, {
    rules: [{ kind: 'score', name: '先修', min_score: 0, offers: [taught.saleId] }],
  });
  const student = await school.student();
  const { id } = await student.ask(assessments.start, { linkId: made.linkId });
  await student.ask(assessments.submit, { id });
  const [first] = (await student.ask(assessments.review, { id })).topics;
  expect(first).toMatchObject({
    name: '椭圆',
    lesson: { id: taught.lessonId, saleId: taught.saleId, isOwned: false },
  });
  expect(first?.practice).toBeUndefined();
});

test('why a question went wrong is noted by its owner alone, where points were lost, and read by nobody else', async () => {
  const school = await world.school();
  const lecturer = await school.lecturer();
  const made = await buildAssessment(school, {
    questions: BY_PERSON,
    assessment: { type: 'subjective', lecturer_id: lecturer.id, promise_hours: 24 },
  });
  const [right = 0, wrong = 0] = made.questionIds;
  const student = await school.student();
  const { id } = await student.ask(assessments.start, { linkId: made.linkId });
  await answerRecord(student, id, made, [['B']]);
  const note = (questionId: number, cause?: 'slip') => student.answer(assessments.noteCause, { id, questionId, cause });
  expect((await note(wrong, 'slip')).code).toBe(ResultCode.notHandedIn);
  await student.ask(assessments.submit, { id });
  expect((await note(wrong, 'slip')).code).toBe(ResultCode.stateForbids);
  await lecturer.ask(marking.claim, { id });
  await lecturer.ask(marking.save, { id, questionId: made.questionIds[4] ?? 0, score: 4 });
  await lecturer.ask(marking.send, { id });
  expect((await note(wrong, 'slip')).code).toBe(0);
  expect((await note(right, 'slip')).code).toBe(ResultCode.stateForbids);
  expect((await note(1, 'slip')).status).toBe(404);
  const read = async () => (await student.ask(assessments.review, { id })).causes;
  expect(await read()).toEqual([{ questionId: wrong, cause: 'slip' }]);
  expect((await lecturer.answer(marking.claim, { id })).text).not.toMatch(/mistakeCause|slip/);
  expect((await note(wrong)).code).toBe(0);
  expect(await read()).toEqual([]);
});
