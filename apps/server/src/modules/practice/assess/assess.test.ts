import { contract, GUEST_HEADER, ResultCode } from '@shuyuan/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { answerRecord, buildAssessment, insertLink, startAsGuest } from '../../../testing/assessments.ts';
import { buildCourse } from '../../../testing/catalogue.ts';
import { buildUpload } from '../../../testing/chat.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { registerByCode } from '../../../testing/messages.ts';
import { BY_PERSON, RIGHT } from '../../../testing/papers.ts';
import { buildPhone, type School } from '../../../testing/school.ts';
import { openWorld, TEST_NOW } from '../../../testing/world.ts';

const world = openWorld();
const { assessments, courses, orders, marking, evaluations } = contract;
const MINUTE_MS = 60_000;

const later = (minutes: number) => world.clock.set(new Date(TEST_NOW.getTime() + minutes * MINUTE_MS));
afterEach(() => world.clock.set(TEST_NOW));

const LEVELS = [
  { kind: 'score', name: '先修', name_en: 'Basic', min_score: 0 },
  { kind: 'score', name: '进阶', name_en: 'Middle', min_score: 6, advice: '基础扎实' },
  { kind: 'score', name: '冲刺', name_en: 'Top', min_score: 9 },
] as const;

describe('an assessment', () => {
  test('is read, taken, handed in and has a level, a radar and its points (J1.6, product.md 4.5)', async () => {
    const school = await world.school();
    const made = await buildAssessment(school, {
      rules: [...LEVELS, { kind: 'knowledge', name: '直线', below_rate: 0.7, advice: '多练直线' }],
    });
    const student = await school.student();
    expect(await student.ask(assessments.intro, { linkId: made.linkId })).toMatchObject({
      title: '入学测评',
      type: 'objective',
      linkState: 'live',
      questionCount: 4,
      totalScore: 10,
      limitMinutes: 40,
      tries: 1,
      triesUsed: 0,
      takesGuests: true,
      contactName: '林安娜',
      levels: [
        { name: '先修', minScore: 0, maxScore: 6 },
        { name: '进阶', minScore: 6, maxScore: 9 },
        { name: '冲刺', minScore: 9, maxScore: 10 },
      ],
      knowledge: ['椭圆', '直线'],
    });
    const paper = await student.ask(assessments.start, { linkId: made.linkId });
    expect(paper).toMatchObject({ state: 'doing', endsAt: '2026-11-20T08:40:00.000Z', answeredCount: 0 });
    expect(paper.guestToken).toBeUndefined();
    const bank = { id: made.paperId, type: 'objective', questionCount: 4, totalScore: 10, limitMinutes: 40 };
    expect(await (await school.student()).ask(evaluations.bank, { id: made.paperId })).toMatchObject(bank);
    expect((await student.ask(assessments.start, { linkId: made.linkId })).id).toBe(paper.id);
    await answerRecord(student, paper.id, made, [['B'], ['A'], ['T'], ['-3', '0.5']]);
    expect((await student.ask(assessments.paper, { id: paper.id })).answers).toHaveLength(4);
    expect((await student.answer(assessments.result, { id: paper.id })).code).toBe(ResultCode.notHandedIn);
    later(10);
    const done = await student.ask(assessments.submit, { id: paper.id });
    expect(done).toMatchObject({ state: 'finished', usedS: 600, score: 8.5, levelName: '进阶', isShown: true });
    expect(done).toMatchObject({ rightCount: 3, partCount: 1, wrongCount: 0 });
    const result = await student.ask(assessments.result, { id: paper.id });
    expect(result.advice).toBe('基础扎实\n\n多练直线');
    expect(result.radar).toEqual([
      { name: '椭圆', rate: 0.7, score: 3.5, totalScore: 5, isWeak: false },
      { name: '直线', rate: 0.5, score: 1.5, totalScore: 3, isWeak: true },
    ]);
    const review = await student.ask(assessments.review, { id: paper.id });
    expect(review).toMatchObject({ showsAnswers: true });
    expect(review.questions[0]).toMatchObject({ key: ['B'], analysis: '解析一' });
    expect((await student.ask(assessments.mine)).items).toMatchObject([{ id: paper.id, score: 8.5 }]);
    expect((await student.answer(assessments.submit, { id: paper.id })).code).toBe(ResultCode.alreadySubmitted);
    expect((await student.answer(assessments.start, { linkId: made.linkId })).code).toBe(ResultCode.linkUsedUp);
    expect(await student.ask(assessments.intro, { linkId: made.linkId })).toMatchObject({
      linkState: 'usedUp',
      triesUsed: 1,
      latest: { id: paper.id, score: 8.5 },
    });
    await expectInvariants(school);
  });

  test.each([
    ['ended', { ends_at: new Date(TEST_NOW.getTime()) }, ResultCode.linkEnded],
    ['withdrawn', { withdrawn_at: new Date(TEST_NOW.getTime() - 1) }, ResultCode.linkWithdrawn],
  ] as const)('is not started from a link that is %s; the intro says whom to ask', async (linkState, link, code) => {
    const school = await world.school();
    const made = await buildAssessment(school, { link });
    const student = await school.student();
    expect((await student.answer(assessments.start, { linkId: made.linkId })).code).toBe(code);
    expect(await student.ask(assessments.intro, { linkId: made.linkId })).toMatchObject({
      linkState,
      contactPhone: '400-820-1120',
    });
  });

  test('goes on when its link is withdrawn meanwhile, and is handed in at the end of the link at the latest (C3)', async () => {
    const school = await world.school();
    const ends_at = new Date(TEST_NOW.getTime() + 20 * MINUTE_MS);
    const made = await buildAssessment(school, { link: { ends_at } });
    const student = await school.student();
    const { id, endsAt } = await student.ask(assessments.start, { linkId: made.linkId });
    expect(endsAt).toBe(ends_at.toISOString());
    await answerRecord(student, id, made, RIGHT.slice(0, 1));
    await school.withTenant((tx) =>
      tx
        .updateTable('assessment_link')
        .set({ withdrawn_at: world.clock.now() })
        .where('id', '=', made.linkId)
        .execute(),
    );
    later(19);
    expect((await student.ask(assessments.start, { linkId: made.linkId })).id).toBe(id);
    later(20);
    const save = { id, questionId: made.questionIds[1] ?? 0, values: ['A'], version: 0 };
    expect((await student.answer(assessments.saveAnswer, save)).code).toBe(ResultCode.timeOver);
    expect(await student.ask(assessments.result, { id })).toMatchObject({ state: 'finished', score: 2, usedS: 1_200 });
    expect((await student.answer(assessments.submit, { id })).code).toBe(ResultCode.timeOver);
    await expectInvariants(school);
  });

  test('shows nothing of its result before the school does (product.md 4.5)', async () => {
    const school = await world.school();
    const made = await buildAssessment(school, { rules: LEVELS, assessment: { shows_result: 'afterRelease' } });
    const student = await school.student();
    const { id } = await student.ask(assessments.start, { linkId: made.linkId });
    await answerRecord(student, id, made, RIGHT);
    await student.ask(assessments.submit, { id });
    const hidden = await student.ask(assessments.result, { id });
    expect(hidden).toMatchObject({ state: 'awaiting', isShown: false, isHeld: true, isBeingMarked: false });
    expect(hidden).toMatchObject({ radar: [], parts: [], offers: [] });
    for (const name of ['score', 'levelName', 'rightCount', 'advice', 'rank', 'gradedAt']) {
      expect(hidden).not.toHaveProperty(name);
    }
    const review = await student.ask(assessments.review, { id });
    expect(review.showsAnswers).toBe(false);
    expect(review.questions.every(({ key, analysis }) => key === undefined && analysis === undefined)).toBe(true);
    expect(review.answers.every(({ state, score }) => state === undefined && score === undefined)).toBe(true);
    await school.withTenant((tx) =>
      tx.updateTable('assessment').set({ released_at: world.clock.now() }).where('id', '=', made.id).execute(),
    );
    expect(await student.ask(assessments.result, { id })).toMatchObject({ score: 10, levelName: '冲刺' });
  });
});

describe('a sale that asks for an assessment', () => {
  test('is closed with 3004 until a record is handed in, and opens what a result advises (J1.5)', async () => {
    const school = await world.school();
    const [asked, advised] = [
      await buildCourse(school),
      await buildCourse(school, { offer: { needs_assessment: true, price_fen: 98_000 } }),
    ];
    const made = await buildAssessment(school, {
      rules: [{ kind: 'score', name: '进阶', min_score: 0, offers: [advised.saleId] }],
      offers: [asked.saleId],
    });
    const student = await school.student();
    const quote = async (goodsId: number) => (await student.answer(orders.quote, { kind: 'course', goodsId })).code;
    const card = (made_: { id: number; saleId: number }) =>
      student.ask(courses.detail, { id: made_.id, saleId: made_.saleId });
    expect(await quote(asked.saleId)).toBe(ResultCode.assessmentNeeded);
    expect(await quote(advised.saleId)).toBe(ResultCode.assessmentNeeded);
    expect(await card(asked)).toMatchObject({ needsAssessment: true, isAssessed: false, assessmentId: made.linkId });
    const start = { linkId: made.linkId, saleId: asked.saleId };
    expect((await student.answer(assessments.start, { ...start, saleId: advised.saleId })).status).toBe(404);
    const { id } = await student.ask(assessments.start, start);
    expect(await quote(asked.saleId)).toBe(ResultCode.assessmentNeeded);
    await student.ask(assessments.submit, { id });
    expect(await quote(asked.saleId)).toBe(0);
    expect(await quote(advised.saleId)).toBe(0);
    expect(await card(asked)).toMatchObject({ isAssessed: true, assessmentRecordId: id, isFitting: false });
    expect(await card(advised)).toMatchObject({ isAssessed: true, isFitting: true });
    const { offers } = await student.ask(assessments.result, { id });
    expect(offers).toMatchObject([
      { course: { saleId: advised.saleId }, by: 'level', reason: '正好补上', payFen: 98_000 },
    ]);
    const other = await school.student();
    expect((await other.answer(orders.quote, { kind: 'course', goodsId: asked.saleId })).code).toBe(3004);
    expect((await other.ask(courses.detail, asked)).isFitting).toBe(false);
  });
});

describe('a guest', () => {
  const phone = '13912345678';

  test('gives name and phone, and reads the record with its token alone (Z1, S9)', async () => {
    const school = await world.school();
    const made = await buildAssessment(school, { rules: LEVELS });
    const { linkId } = made;
    const visitor = school.visitor();
    for (const extra of [
      {},
      { guestName: '何沐阳' },
      { guestName: ' ', guestPhone: phone },
      { guestName: '何'.repeat(31), guestPhone: phone },
      { guestName: '何', guestPhone: 'a@b.cn' },
      { guestName: '何', guestPhone: '1391234567' },
    ]) {
      expect((await visitor.answer(assessments.start, { linkId }, { extra })).status).toBe(422);
    }
    const guest = await startAsGuest(school, made, { guestPhone: phone });
    expect(guest.paper).toMatchObject({ guestName: '何沐阳', state: 'doing' });
    await answerRecord(guest, guest.id, made, RIGHT);
    expect(await guest.ask(assessments.intro, { linkId })).toMatchObject({
      linkState: 'usedUp',
      latest: { id: guest.id },
    });
    expect((await guest.ask(assessments.start, { linkId })).id).toBe(guest.id);
    expect(await guest.ask(assessments.submit, { id: guest.id })).toMatchObject({ score: 10, levelName: '冲刺' });
    expect(await guest.ask(assessments.result, { id: guest.id })).toMatchObject({ score: 10 });
    expect((await visitor.answer(assessments.result, { id: guest.id })).status).toBe(404);
    const again = { linkId, guestName: '何沐阳', guestPhone: phone };
    const headers = { cookie: guest.cookie };
    expect((await visitor.answer(assessments.start, again, { headers })).code).toBe(ResultCode.linkUsedUp);
    await expectInvariants(school);
  });

  test('who is another person with the same phone has a record of its own, which neither reads of the other', async () => {
    const school = await world.school();
    const made = await buildAssessment(school);
    const [one, other] = [
      await startAsGuest(school, made, { guestPhone: phone }),
      await startAsGuest(school, made, { guestPhone: phone, guestName: '何沐晴' }),
    ];
    expect(one.id).not.toBe(other.id);
    for (const call of [assessments.paper, assessments.result, assessments.review, assessments.submit] as const) {
      expect((await one.answer(call, { id: other.id })).status).toBe(404);
      expect((await other.answer(call, { id: one.id })).status).toBe(404);
    }
  });

  test.each(['another guest', 'another school', 'a changed token', 'an ended token', 'a student', 'nobody'])(
    'has a record that %s does not read (Z1)',
    async (reader) => {
      const [school, elsewhere] = [await world.school(), await world.school()];
      const made = await buildAssessment(school);
      const guest = await startAsGuest(school, made);
      await guest.ask(assessments.submit, { id: guest.id });
      const stranger = await startAsGuest(school, made);
      const student = await school.student();
      if (reader === 'an ended token') later(31 * 24 * 60);
      const ask = {
        'another guest': () => stranger.answer(assessments.result, { id: guest.id }),
        'another school': () =>
          elsewhere
            .visitor()
            .answer(assessments.result, { id: guest.id }, { headers: { [GUEST_HEADER]: guest.token } }),
        'a changed token': () => {
          const changed = guest.token.slice(0, -1) + (guest.token.endsWith('A') ? 'B' : 'A');
          return school
            .visitor()
            .answer(assessments.result, { id: guest.id }, { headers: { [GUEST_HEADER]: changed } });
        },
        'an ended token': () => guest.answer(assessments.result, { id: guest.id }),
        'a student': () => student.answer(assessments.result, { id: guest.id }),
        nobody: () => school.visitor().answer(assessments.result, { id: guest.id }),
      }[reader];
      const answer = await ask?.();
      expect(answer?.status).toBe(404);
      expect(answer?.text).not.toContain('何沐阳');
    },
  );

  test('who registers with the phone has the records in the account, and in no browser any more', async () => {
    const school = await world.school();
    const course = await buildCourse(school);
    const made = await buildAssessment(school, { rules: LEVELS, offers: [course.saleId] });
    const guestPhone = buildPhone();
    const guest = await startAsGuest(school, made, { guestPhone });
    await answerRecord(guest, guest.id, made, RIGHT);
    await guest.ask(assessments.submit, { id: guest.id });
    const other = await school.student();
    const tokens = [guest.token];
    // A browser that two people share: the record is of another phone.
    expect(await other.ask(assessments.claim, { tokens })).toEqual({ count: 0, ids: [] });
    const student = await school.student({ phone: guestPhone });
    expect(await student.ask(assessments.claim, {})).toEqual({ count: 0, ids: [] });
    expect(await student.ask(assessments.claim, { tokens })).toEqual({ count: 1, ids: [guest.id] });
    expect(await student.ask(assessments.claim, { tokens })).toEqual({ count: 0, ids: [guest.id] });
    expect(await student.ask(assessments.result, { id: guest.id })).toMatchObject({ score: 10, guestName: '何沐阳' });
    expect((await student.answer(orders.quote, { kind: 'course', goodsId: course.saleId })).code).toBe(0);
    expect((await student.answer(assessments.start, { linkId: made.linkId })).code).toBe(0);
    expect((await guest.answer(assessments.result, { id: guest.id })).status).toBe(404);
    await expectInvariants(school);
  });

  test('says which records of her phone are hers; nobody else can (Z1)', async () => {
    const school = await world.school();
    const made = await buildAssessment(school);
    const guestPhone = buildPhone();
    const open = await startAsGuest(school, made, { guestPhone });
    const elsewhere = await world.school();
    const foreign = await startAsGuest(elsewhere, await buildAssessment(elsewhere), { guestPhone });
    const login = await registerByCode(school, guestPhone);
    const visitor = school.visitor();
    const { records } = await visitor.ask(assessments.claimable, {}, { token: login.token });
    expect(records).toEqual([
      { id: open.id, title: '入学测评', guestName: '何沐阳', startedAt: world.clock.now().toISOString() },
    ]);
    const ids = [open.id];
    expect((await (await school.student()).answer(assessments.claim, { ids })).status).toBe(404);
    await visitor.ask(assessments.claim, { ids }, { token: login.token });
    const mine = await visitor.ask(assessments.mine, {}, { token: login.token });
    expect(mine.items).toMatchObject([{ id: open.id, state: 'doing', guestName: '何沐阳' }]);
    expect((await open.answer(assessments.paper, { id: open.id })).status).toBe(404);
    const token = login.token;
    expect((await school.visitor().ask(assessments.submit, { id: open.id }, { token })).state).toBe('finished');
    expect((await foreign.ask(assessments.paper, { id: foreign.id })).state).toBe('doing');
  });

  test('logs in before an assessment that a person marks (E1)', async () => {
    const school = await world.school();
    const made = await buildSubjective(school);
    const start = { linkId: made.linkId, guestName: '何沐阳', guestPhone: phone };
    expect((await school.visitor().answer(assessments.start, start)).code).toBe(-1);
    expect(await school.visitor().ask(assessments.intro, { linkId: made.linkId })).toMatchObject({
      takesGuests: false,
    });
  });
});

async function buildSubjective(school: School) {
  const lecturer = await school.lecturer({ name: '沈书瑶' });
  const assessment = { type: 'subjective', lecturer_id: lecturer.id, promise_hours: 72 } as const;
  const made = await buildAssessment(school, {
    questions: BY_PERSON,
    assessment,
    paper: { limit_minutes: null },
    rules: [{ kind: 'score', name: '进阶', min_score: 5 }],
  });
  return { ...made, lecturer };
}

describe('an assessment that a person marks', () => {
  test('waits in the lecturer’s desk with a promised day, is marked like homework, and its student is told', async () => {
    const school = await world.school();
    const made = await buildSubjective(school);
    const { lecturer } = made;
    const student = await school.student();
    expect(await student.ask(assessments.intro, { linkId: made.linkId })).toMatchObject({
      lecturerName: '沈书瑶',
      promiseHours: 72,
    });
    const { id: recordId, endsAt } = await student.ask(assessments.start, { linkId: made.linkId });
    expect(endsAt).toBeUndefined();
    await answerRecord(student, recordId, made, RIGHT);
    const questionId = made.questionIds[4] ?? 0;
    await student.ask(assessments.saveAnswer, { id: recordId, questionId, values: [], text: '江水', version: 0 });
    expect(await student.ask(assessments.submit, { id: recordId })).toMatchObject({
      state: 'awaiting',
      promisedAt: '2026-11-23T08:00:00.000Z',
      isShown: false,
    });
    expect(await student.ask(assessments.result, { id: recordId })).toMatchObject({
      aheadCount: 0,
      lecturerName: '沈书瑶',
    });
    expect((await lecturer.ask(marking.queue, { tab: 'waiting' })).items).toMatchObject([
      { id: recordId, studentId: student.id, courseTitle: '入学测评' },
    ]);
    expect((await (await school.lecturer()).answer(marking.claim, { id: recordId })).status).toBe(404);
    const waits = { state: 'awaiting', isHeld: false };
    expect(await student.ask(assessments.result, { id: recordId })).toMatchObject({ ...waits, isBeingMarked: false });
    expect(await lecturer.ask(marking.claim, {})).toMatchObject({ id: recordId, className: '入学测评' });
    expect(await student.ask(assessments.result, { id: recordId })).toMatchObject({ ...waits, isBeingMarked: true });
    await lecturer.ask(marking.save, { id: recordId, questionId, score: 8, comment: '有自己的话' });
    await lecturer.ask(marking.send, { id: recordId, comment: '很好' });
    expect(await student.ask(assessments.result, { id: recordId })).toMatchObject({
      state: 'finished',
      score: 18,
      levelName: '进阶',
      comment: '很好',
      lecturerName: '沈书瑶',
    });
    const messages = await school.withTenant((tx) =>
      tx.selectFrom('site_message').select(['title', 'link']).where('student_id', '=', student.id).execute(),
    );
    expect(messages).toEqual([
      { title: '测评结果出来了', link: `/subjective/result?bid=${made.linkId}&cid=${recordId}` },
    ]);
    await lecturer.ask(marking.claim, { id: recordId });
    await lecturer.ask(marking.save, { id: recordId, questionId, score: 0 });
    await expectInvariants(school);
  });
});

test('files of tasks are the student’s own, of the kinds and numbers of practices, and come back with the red pen (U2, U6)', async () => {
  const school = await world.school();
  const made = await buildSubjective(school);
  const { lecturer } = made;
  const [student, other] = [await school.student(), await school.student()];
  const { id } = await student.ask(assessments.start, { linkId: made.linkId });
  const questionId = made.questionIds[4] ?? 0;
  const save = (ids: readonly number[], type: 'image' | 'audio' | 'video', version = 0) => {
    const files = ids.map((fileId) => ({ id: fileId, type }));
    return student.answer(assessments.saveAnswer, { id, questionId, values: [], version, files });
  };
  const own = (kind: 'image' | 'exerciseAudio' | 'exerciseVideo') => buildUpload(school, student, { kind });
  expect((await save([await buildUpload(school, other)], 'image')).status).toBe(404);
  expect((await save([await own('image')], 'video')).status).toBe(404);
  const ten = await Promise.all(Array.from({ length: 10 }, () => own('image')));
  expect((await save(ten, 'image')).code).toBe(ResultCode.tooManyFiles);
  const picture = await own('image');
  expect((await save([picture], 'image')).code).toBe(0);
  expect((await save([await own('exerciseAudio')], 'audio', 1)).code).toBe(0);
  expect((await save([picture], 'image', 2)).code).toBe(0);
  await student.ask(assessments.submit, { id });
  await lecturer.ask(marking.claim, { id });
  const strokes = [{ tool: 'tick' as const, points: [[10, 20] as [number, number]] }];
  await lecturer.ask(marking.save, { id, questionId, score: 9, fileId: picture, strokes });
  const [waiting] = (await student.ask(assessments.review, { id })).answers.flatMap(({ files }) => files);
  expect([waiting?.id, waiting?.strokes]).toEqual([picture, undefined]);
  await lecturer.ask(marking.send, { id });
  const { answers } = await student.ask(assessments.review, { id });
  expect(answers.find((answer) => answer.questionId === questionId)?.files).toMatchObject([{ id: picture, strokes }]);
  await expectInvariants(school);
});

test('a link allows as many tries as it says, also in the database', async () => {
  const school = await world.school();
  const made = await buildAssessment(school, { link: { tries: 2 } });
  const student = await school.student();
  for (let round = 0; round < 2; round++) {
    const { id } = await student.ask(assessments.start, { linkId: made.linkId });
    await student.ask(assessments.submit, { id });
  }
  expect((await student.answer(assessments.start, { linkId: made.linkId })).code).toBe(ResultCode.linkUsedUp);
  const link = await school.withTenant((tx) => insertLink(tx, school.id, made.id));
  expect((await student.ask(assessments.start, { linkId: link })).state).toBe('doing');
  await expectInvariants(school);
});
