import { contract, ResultCode } from '@shuyuan/contract';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { enrol } from '../../testing/catalogue.ts';
import { buildUpload } from '../../testing/chat.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { mp3Of, mp4Of } from '../../testing/media.ts';
import { orderCourse } from '../../testing/orders.ts';
import {
  answerAll,
  BY_MACHINE,
  BY_PERSON,
  buildLearner,
  buildPaper,
  type MadePaper,
  publishFor,
  RIGHT,
} from '../../testing/papers.ts';
import { buildPapers } from '../../testing/practices.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { upload } from '../../testing/uploads.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';
import { publishPractices } from './port.ts';

const world = openWorld();
const { practice } = contract;
const HOUR_MS = 3_600_000;

const later = (hours: number) => world.clock.set(new Date(TEST_NOW.getTime() + hours * HOUR_MS));
afterEach(() => world.clock.set(TEST_NOW));

/** A started practice. */
async function opened(school: School, made: MadePaper) {
  const learner = await buildLearner(school, made);
  const paper = await learner.student.ask(practice.start, { id: learner.id });
  return { ...learner, paper, first: made.questionIds[0] ?? 0 };
}
async function messagesOf(school: School, { id }: StudentCaller) {
  const rows = await school.withTenant((tx) =>
    tx.selectFrom('site_message').select(['title', 'link']).where('student_id', '=', id).orderBy('id').execute(),
  );
  return rows.map(({ title, link }) => [title, link]);
}
const save = (student: StudentCaller, id: number, questionId: number, values: string[], version = 0) =>
  student.answer(practice.saveAnswer, { id, questionId, values, version });

describe('a paper that a machine marks', () => {
  test('is finished when it is handed in, once, with the points of its answers (product.md 4.4, I12)', async () => {
    const school = await world.school();
    const made = await buildPaper(school);
    const { student, id } = await buildLearner(school, made);
    await answerAll(student, id, made, [['B'], ['A'], ['F'], ['-3', '0.4']]);
    const done = await student.ask(practice.submit, { id });
    expect(done).toMatchObject({ state: 'finished', score: 5.5, totalScore: 10, level: 'failed', rightRate: 0.25 });
    expect((await student.answer(practice.submit, { id })).code).toBe(ResultCode.alreadySubmitted);
    expect((await save(student, id, made.questionIds[0] ?? 0, ['A'], 1)).code).toBe(ResultCode.alreadySubmitted);
    const result = await student.ask(practice.result, { id });
    expect(result.answers.map(({ state, score }) => [state, score]).toSorted()).toEqual(
      [
        ['right', 2],
        ['part', 1.5],
        ['wrong', 0],
        ['part', 2],
      ].toSorted(),
    );
    expect(result).toMatchObject({
      showsAnswers: true,
      knowledge: [
        { name: '椭圆', rate: 0.7 },
        { name: '直线', rate: 0.5 },
      ],
    });
    expect(result.questions.map(({ key }) => key)).toEqual([['B'], ['A', 'C'], ['T'], ['−3', '0.5']]);
    expect((await student.ask(practice.counts)).wrong).toBe(3);
    await expectInvariants(school);
  });

  test('never sends answers before it shows them (Z4)', async () => {
    const school = await world.school();
    const until = { never: null, afterSubmit: 0, afterGrading: 0, afterDeadline: 3 } as const;
    for (const [show_answer, hours] of Object.entries(until) as [keyof typeof until, number | null][]) {
      const made = await buildPaper(school, BY_MACHINE, { show_answer, due_hours: 3 });
      const { student, id } = await buildLearner(school, made);
      await answerAll(student, id, made, [['A']]);
      const paper = await student.answer(practice.paper, { id });
      await student.ask(practice.submit, { id });
      if (hours !== 0) {
        const result = await student.answer(practice.result, { id });
        const book = await student.answer(practice.wrong, {});
        for (const { body } of [paper, result, book]) expect(JSON.stringify(body)).not.toMatch(/解析一|"answer":\[/);
        expect(result.data?.showsAnswers).toBe(false);
      }
      if (hours === null) continue;
      later(hours);
      expect((await student.ask(practice.result, { id })).questions[0]).toMatchObject({
        key: ['B'],
        analysis: '解析一',
      });
      world.clock.set(TEST_NOW);
    }
  });

  test('compares the attempt with its class from five students on (product.md 4.6)', async () => {
    const school = await world.school();
    const made = await buildPaper(school);
    const ids: [StudentCaller, number][] = [];
    for (const right of [0, 1, 2, 3, 4]) {
      const { student, id } = await buildLearner(school, made);
      ids.push([student, id]);
      await answerAll(student, id, made, RIGHT.slice(0, right));
      await student.ask(practice.submit, { id });
      const [mine, own] = ids[0] ?? [student, id];
      const seen = await mine.ask(practice.result, { id: own });
      if (right < 4) expect(seen.classAverage).toBeUndefined();
      else expect(seen).toMatchObject({ classAverage: 4.6, rank: 5, rankTotal: 5 });
    }
  });

  test('shuffles questions and options once an attempt, and keeps groups together', async () => {
    const school = await world.school();
    const many = Array.from({ length: 12 }, () => ({ type: 'single' as const, key: { keys: ['A'] } }));
    const made = await buildPaper(school, many, { is_shuffled: true });
    const { student, id, paper } = await opened(school, made);
    const order = paper.questions.map((question) => [question.id, ...question.options.map(({ key }) => key)]);
    const again = await student.ask(practice.paper, { id });
    expect(again.questions.map((question) => [question.id, ...question.options.map(({ key }) => key)])).toEqual(order);
    expect(order.map(([one]) => one)).not.toEqual(made.questionIds);
    expect(order.map(([one]) => one).toSorted()).toEqual(made.questionIds.toSorted());
  });
});

describe('an answer', () => {
  test('is saved by version: a repetition changes nothing, an older one is refused (4010)', async () => {
    const school = await world.school();
    const { student, id, first } = await opened(school, await buildPaper(school));
    expect((await save(student, id, first, ['A'])).data).toMatchObject({ version: 1 });
    expect((await save(student, id, first, ['A'])).data).toMatchObject({ version: 1 });
    expect((await save(student, id, first, ['B'])).code).toBe(ResultCode.changedElsewhere);
    expect((await save(student, id, first, ['B'], 1)).data).toMatchObject({ version: 2 });
    expect((await student.ask(practice.paper, { id })).answers).toMatchObject([{ values: ['B'], version: 2 }]);
  });

  test('is what its question takes, and of this paper (422, 404)', async () => {
    const school = await world.school();
    const made = await buildPaper(school, [...BY_PERSON, { type: 'group' }]);
    const other = await buildPaper(school);
    const { student, id, first } = await opened(school, made);
    const [, , judge = 0, blank = 0, short = 0, group = 0] = made.questionIds;
    for (const [questionId, values] of [
      [first, ['A', 'B']],
      [first, ['Z']],
      [judge, ['X']],
      [blank, ['1', '2', '3']],
      [short, ['A']],
      [group, []],
    ] as const) {
      expect((await save(student, id, questionId, [...values])).status).toBe(422);
    }
    expect(
      (await student.answer(practice.saveAnswer, { id, questionId: first, values: [], text: '答', version: 0 })).status,
    ).toBe(422);
    expect((await save(student, id, other.questionIds[0] ?? 0, ['A'])).status).toBe(404);
  });

  test('holds own files up to the number of §5, which live as long as it shows them (U10, Z1)', async () => {
    const school = await world.school();
    const made = await buildPaper(school, BY_PERSON);
    const { student, id } = await opened(school, made);
    const other = await school.student();
    const upload = (who: StudentCaller) => buildUpload(school, who);
    const questionId = made.questionIds[4] ?? 0;
    const send = (ids: number[], version: number) =>
      student.answer(practice.saveAnswer, {
        id,
        questionId,
        values: [],
        version,
        files: ids.map((file) => ({ id: file, type: 'image' as const, rotation: 90 })),
      });
    const [one, two] = [await upload(student), await upload(student)];
    expect((await send([two, one], 0)).code).toBe(0);
    expect((await send([one], 1)).code).toBe(0);
    const [answer] = (await student.ask(practice.paper, { id })).answers;
    expect(answer?.files).toMatchObject([{ id: one, rotation: 90, width: 40 }]);
    expect((await send([await upload(other)], 2)).status).toBe(404);
    expect((await send([await buildUpload(school, student, { kind: 'file' })], 2)).status).toBe(404);
    const ten = await Promise.all(Array.from({ length: 10 }, () => upload(student)));
    expect((await send(ten, 2)).code).toBe(ResultCode.tooManyFiles);
    const uses = await school.withTenant((tx) => tx.selectFrom('upload_use').selectAll().execute());
    expect(uses).toMatchObject([{ upload_id: one, kind: 'practiceAnswer', ref_id: id }]);
    await expectInvariants(school);
  });
});

describe('the clock', () => {
  test('hands a timed attempt in as it is, and tells a later save so (4008)', async () => {
    const school = await world.school();
    const made = await buildPaper(school, BY_MACHINE, { limit_minutes: 60 });
    const { student, id, first, paper } = await opened(school, made);
    expect(paper.endsAt).toBe('2026-11-20T09:00:00.000Z');
    await save(student, id, first, ['B']);
    later(2);
    expect((await student.ask(practice.list, {})).items).toMatchObject([{ state: 'submitted' }]);
    expect((await save(student, id, first, ['A'], 1)).code).toBe(ResultCode.timeOver);
    const done = await student.ask(practice.result, { id });
    expect(done).toMatchObject({ state: 'finished', score: 2, submittedAt: paper.endsAt, usedS: 3_600 });
    await expectInvariants(school);
  });

  test('ends what nobody looks at: by its limit, or as expired with a message (product.md 4.4)', async () => {
    const school = await world.school();
    const timed = await opened(school, await buildPaper(school, BY_MACHINE, { limit_minutes: 90 }));
    const made = await buildPaper(school, BY_MACHINE, { due_hours: 3 });
    const late = await opened(school, made);
    await save(late.student, late.id, late.first, ['B']);
    later(4);
    await world.app.dueWork.run();
    expect((await timed.student.ask(practice.list)).items).toMatchObject([{ state: 'finished', score: 0 }]);
    expect((await late.student.ask(practice.list)).items).toMatchObject([{ state: 'expired', mayMakeUp: true }]);
    expect((await late.student.answer(practice.submit, { id: late.id })).code).toBe(ResultCode.practiceExpired);
    expect(await messagesOf(school, late.student)).toContainEqual(['练习已过截止时间', '/learn/practice']);
    const makeUp = await late.student.ask(practice.makeUp, { id: late.id });
    expect(makeUp).toMatchObject({ state: 'unfinished', isMakeUp: true, attempt: 2 });
    expect((await late.student.answer(practice.makeUp, { id: late.id })).code).toBe(ResultCode.attemptStarted);
    await expectInvariants(school);
  });
});

test('a locked lesson’s practice cannot be started (4001, Z4)', async () => {
  const school = await world.school();
  const lessons = [{ has_practice: true }, { has_practice: true }, {}];
  const made = await buildPaper(school, BY_MACHINE, {}, { lessons, run: { is_locked_by_practice: true } });
  await buildPapers(school, made, [0]);
  const { student, id } = await buildLearner(school, made);
  expect((await student.answer(practice.start, { id })).code).toBe(ResultCode.practiceFirst);
});

test('who has left the class or whose time is over reads and does not write', async () => {
  const school = await world.school();
  const { student, id, first } = await opened(school, await buildPaper(school));
  const listed = async () => (await student.ask(practice.list)).items.map(({ closedBy }) => closedBy);
  const set = (status: 'active' | 'frozen' | 'quit', valid_until: Date | null = null) =>
    school.withTenant((tx) =>
      tx.updateTable('enrolment').set({ status, valid_until }).where('student_id', '=', student.id).execute(),
    );
  expect(await listed()).toEqual([undefined]);
  const refusals = async () => [
    (await save(student, id, first, ['A'])).code,
    (await student.answer(practice.submit, { id })).code,
    (await student.answer(practice.start, { id })).code,
  ];
  await set('frozen');
  expect(await refusals()).toEqual(Array(3).fill(ResultCode.practiceFrozen));
  expect(await listed()).toEqual(['frozen']);
  await set('active', new Date(world.clock.now().getTime() - 1));
  expect(await refusals()).toEqual(Array(3).fill(ResultCode.courseExpired));
  expect(await listed()).toEqual(['expired']);
  await set('quit');
  expect((await save(student, id, first, ['A'])).code).toBe(ResultCode.classLeft);
  expect(await listed()).toEqual([]);
});

test('a practice is not done again where the school withholds the button, in its words (§6, E2)', async () => {
  const school = await world.school();
  const made = await buildPaper(school, BY_MACHINE, { max_attempts: 0 });
  const { student, id } = await buildLearner(school, made);
  await answerAll(student, id, made, RIGHT);
  await student.ask(practice.submit, { id });
  const allow = (is_allowed: boolean) =>
    school.withTenant((tx) =>
      tx
        .insertInto('button_permission')
        .values({
          company_id: school.id,
          key: 'practice.redo',
          is_allowed,
          reason: '考前不开放',
          reason_en: null,
        })
        .onConflict((conflict) => conflict.columns(['company_id', 'key']).doUpdateSet({ is_allowed }))
        .execute(),
    );
  await allow(false);
  expect(await student.answer(practice.redo, { id })).toMatchObject({
    code: ResultCode.notOffered,
    body: { resultMessage: '考前不开放' },
  });
  await allow(true);
  expect(await student.ask(practice.redo, { id })).toMatchObject({ attempt: 2 });
});

test('a finished practice is done again while attempts are left, after the interval (4002, 1005)', async () => {
  const school = await world.school();
  const made = await buildPaper(school, BY_MACHINE, { max_attempts: 2, redo_minutes: 120 });
  const { student, id } = await buildLearner(school, made);
  await answerAll(student, id, made, RIGHT);
  expect(await student.ask(practice.submit, { id })).toMatchObject({ score: 10, mayRedo: true, level: 'excellent' });
  expect((await student.answer(practice.redo, { id })).code).toBe(ResultCode.tooFrequent);
  later(2);
  const close = (status: 'open' | 'closed', enrolment: 'active' | 'frozen') =>
    school.withTenant(async (tx) => {
      await tx.updateTable('paper').set({ status }).where('id', '=', made.paperId).execute();
      await tx.updateTable('enrolment').set({ status: enrolment }).where('student_id', '=', student.id).execute();
    });
  await close('closed', 'active');
  expect((await student.answer(practice.redo, { id })).code).toBe(ResultCode.practiceClosed);
  await close('open', 'frozen');
  expect((await student.answer(practice.redo, { id })).code).toBe(ResultCode.practiceFrozen);
  await close('open', 'active');
  const again = await student.ask(practice.redo, { id });
  expect(again).toMatchObject({ attempt: 2, state: 'unfinished', mayRedo: false });
  expect((await student.answer(practice.result, { id: again.id })).code).toBe(ResultCode.notHandedIn);
  expect((await student.answer(practice.redo, { id })).code).toBe(ResultCode.attemptStarted);
  await answerAll(student, again.id, made, []);
  await student.ask(practice.submit, { id: again.id });
  expect((await student.answer(practice.redo, { id: again.id })).code).toBe(ResultCode.noAttemptsLeft);
  await expectInvariants(school);
});

test('the list begins with what is due first, then what waits, what is done, and what has expired last', async () => {
  const school = await world.school();
  const student = await school.student();
  const add = async (due_hours: number, kind = BY_MACHINE) => {
    const made = await buildPaper(school, kind, { due_hours });
    return { made, id: await publishFor(school, student, made) };
  };
  const [late, soon, done, waits] = [await add(90), await add(20), await add(50), await add(50, BY_PERSON)];
  const frozen = await add(10);
  const gone = await add(1);
  await school.withTenant((tx) =>
    tx.updateTable('enrolment').set({ status: 'frozen' }).where('class_run_id', '=', frozen.made.id).execute(),
  );
  for (const { id, made } of [done, waits]) {
    await answerAll(student, id, made, RIGHT);
    await student.ask(practice.submit, { id });
  }
  later(2);
  const ids = async (input = {}) => (await student.ask(practice.list, input)).items.map(({ id }) => id);
  expect(await ids()).toEqual([soon.id, late.id, frozen.id, waits.id, done.id, gone.id]);
  expect(await ids({ state: 'unfinished' })).toEqual([soon.id, late.id, frozen.id]);
  expect(await ids({ courseId: waits.made.id })).toEqual([waits.id]);
  expect(await ids({ page: 2, pageSize: 2 })).toEqual([frozen.id, waits.id]);
  expect(await student.ask(practice.counts)).toMatchObject({ unfinished: 3, awaiting: 1, finished: 1, expired: 1 });
});

test('a wrong question is mastered when it is right twice in a row; its answer comes with the try', async () => {
  const school = await world.school();
  const made = await buildPaper(school);
  const { student, id } = await buildLearner(school, made);
  await answerAll(student, id, made, [['A'], ...RIGHT.slice(1)]);
  await student.ask(practice.submit, { id });
  const questionId = made.questionIds[0] ?? 0;
  const [wrong] = (await student.ask(practice.wrong, {})).items;
  expect(wrong).toMatchObject({ wrongCount: 1, isMastered: false, answer: { values: ['A'], state: 'wrong' } });
  expect(wrong?.question.key).toBeUndefined();
  const tries = [];
  for (const value of ['B', 'C', 'B', 'B']) {
    const { isRight, isMastered } = await student.ask(practice.retryWrong, { questionId, values: [value] });
    tries.push([isRight, isMastered]);
  }
  expect(tries).toEqual([
    [true, false],
    [false, false],
    [true, false],
    [true, true],
  ]);
  await student.ask(practice.noteWrong, { questionId, note: '看错了焦点的位置' });
  expect((await student.ask(practice.wrong, { isMastered: true })).items).toMatchObject([
    { wrongCount: 2, note: '看错了焦点的位置' },
  ]);
  expect((await student.ask(practice.wrong, { isMastered: false })).items).toEqual([]);
});

test('the practice of a lesson that was held goes to its class once, with a deadline and a message', async () => {
  const school = await world.school();
  const at = [new Date(TEST_NOW.getTime() - HOUR_MS), TEST_NOW] as const;
  const lessons = [{}, { has_practice: true, at }, {}];
  const made = await buildPaper(school, BY_MACHINE, { due_hours: 48 }, { lessons });
  const { student, id } = await buildLearner(school, made);
  const dated = await school.withTenant((tx) => tx.selectFrom('dated_lesson').select('id').executeTakeFirstOrThrow());
  const publish = () => school.withTenant((tx) => publishPractices(tx, dated.id, TEST_NOW));
  expect(await publish()).toBe(0);
  expect((await student.ask(practice.list)).items).toMatchObject([{ id, dueAt: '2026-11-22T08:00:00.000Z' }]);
  expect(await messagesOf(school, student)).toEqual([['有新的练习', '/learn/practice']]);
});

test('who joins late gets the practices of lessons held before, so that the lock can open (product.md 4.3)', async () => {
  const school = await world.school();
  const at = [new Date(TEST_NOW.getTime() - HOUR_MS), TEST_NOW] as const;
  const lessons = [{}, { has_practice: true, at }, {}];
  const offer = { price_fen: 0 };
  const made = await buildPaper(school, BY_MACHINE, {}, { lessons, offer, run: { is_locked_by_practice: true } });
  const student = await school.student();
  await orderCourse(student, made);
  await world.app.dueWork.run();
  const [missed] = (await student.ask(practice.list)).items;
  await student.ask(practice.start, { id: missed?.id ?? 0 });
  await student.ask(practice.submit, { id: missed?.id ?? 0 });
  const states = (await student.ask(contract.courses.lessons, made)).map(({ state }) => state);
  expect(states).not.toContain('locked');
});

test('other clients of the family read and hand in by the names they know (wire-facts 7)', async () => {
  const school = await world.school();
  const { evaluations } = contract;
  const made = await buildPaper(school, BY_PERSON);
  const { student, id } = await buildLearner(school, made);
  const { lessonId, paperId } = made;
  expect(await student.ask(evaluations.bank, { id: paperId })).toMatchObject({ type: 'subjective', questionCount: 5 });
  const paper = await student.ask(evaluations.objective, { lessonId });
  expect(paper.questions.map((question) => question.id)).toEqual(made.questionIds.slice(0, 4));
  expect((await student.ask(evaluations.subjective, { lessonId })).questions).toHaveLength(1);
  const answers = made.questionIds.slice(0, 4).map((questionId, place) => ({ questionId, values: RIGHT[place] ?? [] }));
  expect(await student.ask(evaluations.submitObjective, { id, answers })).toMatchObject({ state: 'unfinished' });
  const [questionId = 0] = made.questionIds.slice(4);
  const rest = { id, answers: [{ questionId, text: '过程' }] };
  expect(await student.ask(evaluations.submitSubjective, rest)).toMatchObject({ state: 'awaiting', answeredCount: 5 });
  expect((await student.answer(evaluations.submitSubjective, rest)).code).toBe(ResultCode.alreadySubmitted);
  expect((await student.ask(evaluations.result, { id })).showsAnswers).toBe(false);
  expect((await student.answer(evaluations.objective, { lessonId })).code).toBe(ResultCode.stateForbids);
  await expectInvariants(school);
});

test('a lesson of a recorded course brings its practice once it is learnt (product.md 4.4)', async () => {
  const school = await world.school();
  const lessons = [{}, { has_practice: true, kind: 'video' as const }];
  const made = await buildPaper(school, BY_MACHINE, {}, { lessons, course: { kind: 'recorded' } });
  const student = await school.student();
  await enrol(school, student.id, made);
  const row = { company_id: school.id, student_id: student.id, class_run_id: made.id, lesson_id: made.lessonId };
  await school.withTenant((tx) =>
    tx
      .insertInto('learn_record')
      .values({ ...row, finished_at: null, updated_at: TEST_NOW })
      .execute(),
  );
  await world.app.dueWork.run();
  expect((await student.ask(practice.list)).items).toEqual([]);
  await school.withTenant((tx) => tx.updateTable('learn_record').set({ finished_at: TEST_NOW }).execute());
  await world.app.dueWork.run();
  expect((await student.ask(practice.list)).items).toMatchObject([{ lessonId: made.lessonId, state: 'unfinished' }]);
  expect(await messagesOf(school, student)).toContainEqual(['有新的练习', '/learn/practice']);
});

test('an answer takes what a student sends through the upload server (§5)', async () => {
  const school = await world.school();
  const made = await buildPaper(school, BY_PERSON);
  const { student, id } = await opened(school, made);
  const png = await sharp({ create: { width: 8, height: 6, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const sent = [
    { type: 'image', to: 'image', name: '作答.png', mime: 'image/png', bytes: png },
    { type: 'audio', to: 'exerciseAudio', name: '朗读.mp3', mime: 'audio/mpeg', bytes: mp3Of() },
    { type: 'video', to: 'exerciseVideo', name: '讲解.mp4', mime: 'video/mp4', bytes: mp4Of() },
  ] as const;
  const files = [];
  for (const { type, ...one } of sent) {
    const { file } = await upload(world, school, student, one);
    files.push({ id: file?.id ?? 0, type });
  }
  const questionId = made.questionIds[4] ?? 0;
  await student.ask(practice.saveAnswer, { id, questionId, values: [], version: 0, files });
  expect((await student.ask(practice.paper, { id })).answers.at(-1)?.files).toMatchObject(files);
  await expectInvariants(school);
});
