import { contract, encodeInput, ResultCode } from '@shuyuan/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { buildAssessment } from '../../testing/assessments.ts';
import { buildUpload } from '../../testing/chat.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { answerAll, BY_PERSON, buildAwaiting, publishFor, RIGHT } from '../../testing/papers.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

const world = openWorld({ config: { isDemo: true } });
const { assessments, practice, marking } = contract;
const MINUTE_MS = 60_000;
const DUE = '2026-11-25T08:00:00.000Z';

const later = (minutes: number) => world.clock.set(new Date(TEST_NOW.getTime() + minutes * MINUTE_MS));
afterEach(() => world.clock.set(TEST_NOW));

/** A lecturer with work that waits, and a second one who marks in the same class. */
async function desk() {
  const school = await world.school();
  const [lecturer, helper] = [await school.lecturer(), await school.lecturer({ name: '方晓' })];
  const work = await buildAwaiting(school, lecturer);
  const row = { company_id: school.id, class_run_id: work.made.id, lecturer_id: helper.id };
  await school.withTenant((tx) => tx.insertInto('class_marker').values(row).execute());
  return { school, lecturer, helper, ...work };
}

async function messagesOf(school: School, { id }: StudentCaller): Promise<string[]> {
  const rows = await school.withTenant((tx) =>
    tx.selectFrom('site_message').select('body').where('student_id', '=', id).orderBy('id').execute(),
  );
  return rows.map(({ body }) => body);
}

describe('work that a person marks', () => {
  test('waits for a person, is claimed, marked and sent with its sum (product.md 4.4, I12)', async () => {
    const { school, lecturer, student, id, questionId } = await desk();
    expect((await student.ask(practice.list)).items).toMatchObject([{ state: 'awaiting', answeredCount: 5 }]);
    const before = await student.ask(practice.result, { id });
    expect(before.answers.every(({ state }) => state === undefined)).toBe(true);
    expect((await lecturer.ask(marking.queue, { tab: 'waiting' })).items).toMatchObject([{ id, state: 'awaiting' }]);
    const work = await lecturer.ask(marking.claim, {});
    expect(work).toMatchObject({ id, objectiveScore: 10, objectiveTotal: 10, totalScore: 20 });
    expect(work.questions.map(({ key }) => key)).toContainEqual(['略']);
    expect((await lecturer.answer(marking.save, { id, questionId, score: 10.5 })).status).toBe(422);
    expect((await lecturer.answer(marking.send, { id })).status).toBe(422);
    await lecturer.ask(marking.save, { id, questionId, score: 7.5, comment: '少了定义域' });
    expect(await lecturer.ask(marking.send, { id, comment: '很好' })).toMatchObject({ state: 'finished', score: 17.5 });
    const seen = await student.ask(practice.result, { id });
    expect(seen).toMatchObject({ score: 17.5, level: 'excellent', comment: '很好', graderName: '周砚秋' });
    expect(seen.answers).toContainEqual(
      expect.objectContaining({ questionId, score: 7.5, state: 'part', comment: '少了定义域' }),
    );
    expect(await messagesOf(school, student)).toContain('椭圆的定义：得分17.5/20。');
    expect((await lecturer.ask(marking.queue, { tab: 'marked' })).items).toMatchObject([{ id, score: 17.5 }]);
    expect((await lecturer.answer(marking.claim, {})).code).toBe(ResultCode.markingMissing);
    await expectInvariants(school);
  });

  test('has points by criteria, whose sum counts; names and points of each leave with the answers only (Z4)', async () => {
    const school = await world.school();
    const lecturer = await school.lecturer();
    const { student, id, questionId, made } = await buildAwaiting(school, lecturer);
    const criteria = JSON.stringify([
      { name: '列式', name_en: 'Set up', score: 4 },
      { name: '化简', score: 6 },
    ]);
    await school.withTenant(async (tx) => {
      await tx.updateTable('question').set({ criteria }).where('id', '=', questionId).execute();
      await tx.updateTable('paper').set({ show_answer: 'never' }).where('id', '=', made.paperId).execute();
    });
    const work = await lecturer.ask(marking.claim, { id });
    const shown = work.questions.find((question) => question.id === questionId);
    expect(shown?.criteria).toEqual([
      { name: '列式', score: 4 },
      { name: '化简', score: 6 },
    ]);
    const save = (scores: (number | null)[], more = {}) => {
      const criterionScores = scores.map((score) => (score === null ? {} : { score }));
      return lecturer.answer(marking.save, { id, questionId, criterionScores, ...more });
    };
    for (const wrong of [[4.5, 1], [4], [4, 6, 0]]) expect((await save(wrong)).status).toBe(422);
    expect((await save([3, 4], { score: 8 })).status).toBe(422);
    expect((await save([3, null])).code).toBe(0);
    expect((await lecturer.answer(marking.send, { id })).status).toBe(422);
    expect((await save([3, 4.5])).code).toBe(0);
    expect(await lecturer.ask(marking.send, { id })).toMatchObject({ score: 17.5 });
    await lecturer.ask(marking.claim, { id });
    expect((await save([3, null])).status).toBe(422);
    const hidden = await student.ask(practice.result, { id });
    expect(hidden.questions.some((question) => question.criteria !== undefined)).toBe(false);
    const answerIn = ({ answers }: typeof hidden) => answers.find((answer) => answer.questionId === questionId);
    expect(answerIn(hidden)).toMatchObject({ score: 7.5, state: 'part' });
    expect(answerIn(hidden)?.criterionScores).toBeUndefined();
    await school.withTenant((tx) =>
      tx.updateTable('paper').set({ show_answer: 'afterGrading' }).where('id', '=', made.paperId).execute(),
    );
    const seen = await student.ask(practice.result, { id });
    expect(seen.questions.find((question) => question.id === questionId)?.criteria).toHaveLength(2);
    expect(answerIn(seen)?.criterionScores).toEqual([{ score: 3 }, { score: 4.5 }]);
    expect(await lecturer.ask(marking.counts)).toEqual({ waiting: 0, marked: 1, sentBack: 0, markedToday: 1 });
    await expectInvariants(school);
  });

  test('can be changed by its marker for ten minutes, and by nobody else', async () => {
    const { school, lecturer, helper, student, id, questionId } = await desk();
    await lecturer.ask(marking.claim, { id });
    await lecturer.ask(marking.save, { id, questionId, score: 5 });
    await lecturer.ask(marking.send, { id });
    expect((await helper.answer(marking.claim, { id })).code).toBe(ResultCode.stateForbids);
    later(10);
    await lecturer.ask(marking.claim, { id });
    await lecturer.ask(marking.save, { id, questionId, score: 6 });
    expect(await lecturer.ask(marking.send, { id, comment: '改分' })).toMatchObject({ score: 16 });
    expect(await student.ask(practice.result, { id })).toMatchObject({ score: 16, comment: '改分' });
    expect((await messagesOf(school, student)).filter((body) => body.includes('得分'))).toHaveLength(1);
    later(11);
    expect((await lecturer.answer(marking.claim, { id })).code).toBe(ResultCode.stateForbids);
    expect((await lecturer.answer(marking.save, { id, questionId, score: 10 })).code).toBe(ResultCode.stateForbids);
    await expectInvariants(school);
  });

  test('is claimed by one lecturer at a time, for fifteen minutes (5201)', async () => {
    const { lecturer, helper, id, questionId } = await desk();
    await lecturer.ask(marking.claim, { id });
    expect((await helper.ask(marking.queue, { tab: 'waiting' })).items).toMatchObject([{ id, claimedBy: '周砚秋' }]);
    expect((await helper.answer(marking.claim, { id })).code).toBe(ResultCode.claimedByOther);
    expect((await helper.answer(marking.claim, {})).code).toBe(ResultCode.markingMissing);
    expect((await helper.answer(marking.save, { id, questionId, score: 1 })).code).toBe(ResultCode.claimedByOther);
    await helper.ask(marking.release, { id });
    expect((await helper.answer(marking.claim, { id })).code).toBe(ResultCode.claimedByOther);
    later(15);
    await helper.ask(marking.claim, {});
    expect((await lecturer.answer(marking.send, { id })).code).toBe(ResultCode.claimedByOther);
    await helper.ask(marking.release, { id });
    expect((await lecturer.ask(marking.claim, {})).id).toBe(id);
  });

  test('carries strokes over a picture and a recording of the lecturer (U10)', async () => {
    const { school, lecturer, student, made, questionId } = await desk();
    const learner = await school.student();
    const id = await publishFor(school, learner, made);
    await answerAll(learner, id, made, RIGHT);
    const picture = await buildUpload(school, learner);
    const files = [{ id: picture, type: 'image' as const }];
    await learner.ask(practice.saveAnswer, { id, questionId, values: [], version: 0, files });
    await learner.ask(practice.submit, { id });
    await lecturer.ask(marking.claim, { id });
    const strokes = [{ tool: 'tick' as const, points: [[10, 20] as [number, number]] }];
    for (const far of [1e308, 32_769, -16_385]) {
      const sent = { id, questionId, score: 9, fileId: picture, strokes };
      const [stroke] = encodeInput(marking.save, sent)['strokeList'] as object[];
      const extra = { strokeList: [{ ...stroke, points: [[10, far]] }] };
      expect((await lecturer.answer(marking.save, sent, { extra })).status).toBe(422);
    }
    await lecturer.ask(marking.save, { id, questionId, score: 9, fileId: picture, strokes });
    const audioOf = (owner: StudentCaller, owner_kind: 'lecturer' | 'student') =>
      buildUpload(school, owner, { kind: 'exerciseAudio', owner_kind, name: '点评.mp3' });
    const foreign = await audioOf(student, 'student');
    expect((await lecturer.answer(marking.send, { id, audioId: foreign })).status).toBe(404);
    const audioId = await audioOf(lecturer, 'lecturer');
    await lecturer.ask(marking.send, { id, audioId, audioDurationS: 23 });
    const seen = await learner.ask(practice.result, { id });
    expect(seen.commentAudio).toMatchObject({ id: audioId, durationS: 23 });
    expect(seen.answers.find((answer) => answer.questionId === questionId)?.files).toMatchObject([{ strokes }]);
    await expectInvariants(school);
  });

  test('goes back with a reason and a new deadline: the attempt goes on with its answers, and its time is that of its sittings', async () => {
    const { school, lecturer, student, id, questionId } = await desk();
    const before = await student.ask(practice.result, { id });
    await lecturer.ask(marking.claim, { id });
    await lecturer.ask(marking.save, { id, questionId, score: 2, comment: '没有过程' });
    const past = '2026-11-19T00:00:00.000Z';
    expect((await lecturer.answer(marking.sendBack, { id, reason: '重写', dueAt: past })).status).toBe(422);
    expect((await lecturer.answer(marking.sendBack, { id, reason: ' ', dueAt: DUE })).status).toBe(422);
    await lecturer.ask(marking.sendBack, { id, reason: '第五题没有过程。', dueAt: DUE });
    expect((await student.ask(practice.list)).items).toMatchObject([
      { state: 'unfinished', isSentBack: true, sendBackReason: '第五题没有过程。', dueAt: DUE, attempt: 1 },
    ]);
    expect((await messagesOf(school, student)).at(-1)).toBe(
      '椭圆的定义：第五题没有过程。请在11月25日16:00（北京时间）前重新提交。',
    );
    const paper = await student.ask(practice.paper, { id });
    const answer = paper.answers.find((one) => one.questionId === questionId);
    expect(answer).toMatchObject({ comment: '没有过程', version: 1 });
    expect(answer?.score).toBeUndefined();
    // Ten hours pass before it is taken up again, and a quarter of an hour until it is handed in.
    world.clock.advance(10 * 60 * 60_000);
    await student.ask(practice.start, { id });
    world.clock.advance(15 * 60_000);
    await student.ask(practice.saveAnswer, { id, questionId, values: [], text: '过程', version: 1 });
    const { usedS } = await student.ask(practice.submit, { id });
    expect(usedS, 'the time used is the sum of the sittings').toBe((before.usedS ?? 0) + 15 * 60);
    world.clock.set(null);
    expect((await lecturer.ask(marking.queue, { tab: 'sentBack' })).items).toEqual([]);
    await lecturer.ask(marking.claim, { id });
    expect((await lecturer.answer(marking.send, { id })).status).toBe(422);
    await lecturer.ask(marking.save, { id, questionId, score: 10 });
    expect(await lecturer.ask(marking.send, { id })).toMatchObject({ score: 20 });
    expect(await student.ask(practice.result, { id })).toMatchObject({ isSentBack: false, level: 'excellent' });
    await expectInvariants(school);
  });

  test('a question without an answer gets points too', async () => {
    const { school, lecturer, made, questionId } = await desk();
    const student = await school.student();
    const id = await publishFor(school, student, made);
    await student.ask(practice.start, { id });
    expect(BY_PERSON).toHaveLength(5);
    await student.ask(practice.submit, { id });
    await lecturer.ask(marking.claim, { id });
    await lecturer.ask(marking.save, { id, questionId, score: 0 });
    expect(await lecturer.ask(marking.send, { id })).toMatchObject({ state: 'finished', score: 0 });
    await expectInvariants(school);
  });
});

test('the demo control marks, expires and says when it is too late for that (S10)', async () => {
  const { school, student, id } = await desk();
  const press = async (action: string) => {
    const request = { method: 'POST', url: `/__sim/practice/${action}`, headers: { host: school.host } } as const;
    return (await world.app.inject({ ...request, payload: { practiceRecordId: id } })).json();
  };
  expect(await press('expire')).toMatchObject({ isDone: false });
  expect(await press('mark')).toMatchObject({ isDone: true });
  expect(await press('mark')).toMatchObject({ isDone: false });
  expect(await press('release')).toMatchObject({ isDone: false });
  expect(await student.ask(practice.result, { id })).toMatchObject({ score: 18, graderName: '周砚秋' });
  await expectInvariants(school);
});

test('the demo control shows results of an assessment that wait for the school, once (S10, product.md 4.5)', async () => {
  const school = await world.school();
  const made = await buildAssessment(school, { assessment: { shows_result: 'afterRelease' } });
  const student = await school.student();
  const { id } = await student.ask(assessments.start, { linkId: made.linkId });
  await student.ask(assessments.submit, { id });
  const press = async () => {
    const request = { method: 'POST', url: '/__sim/practice/release', headers: { host: school.host } } as const;
    return (await world.app.inject({ ...request, payload: { practiceRecordId: id } })).json();
  };
  expect((await student.ask(assessments.result, { id })).isShown).toBe(false);
  expect(await press()).toMatchObject({ isDone: true });
  expect((await student.ask(assessments.result, { id })).isShown).toBe(true);
  expect(await press()).toMatchObject({ isDone: false });
});
