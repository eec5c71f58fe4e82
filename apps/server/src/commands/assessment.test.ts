import { contract } from '@shuyuan/contract';
import { afterEach, expect, test } from 'vitest';
import { answerRecord, buildAssessment, startAsGuest } from '../testing/assessments.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { BY_PERSON, RIGHT } from '../testing/papers.ts';
import { buildPhone, type School } from '../testing/school.ts';
import { openWorld, TEST_NOW } from '../testing/world.ts';
import { manageAssessments } from './manageAssessments.ts';

const world = openWorld();
const { assessments, marking } = contract;
const DAY_MS = 86_400_000;
afterEach(() => world.clock.set(TEST_NOW));

const run = (...args: (string | number)[]) => {
  const { tenancy, companies } = world.platform;
  return manageAssessments(args.map(String), { tenancy, companies, now: world.clock.now() });
};

const messagesOf = (school: School, studentId: number) =>
  school.withTenant((tx) =>
    tx
      .selectFrom('site_message')
      .select(['title', 'body', 'link'])
      .where('student_id', '=', studentId)
      .orderBy('id')
      .execute(),
  );

test('a school makes a link for days and tries, sees it with its records, and withdraws it once (product.md 4.5)', async () => {
  const school = await world.school();
  expect(await run('list', school.label)).toEqual(['The school has no assessment.']);
  const made = await buildAssessment(school);
  const [line = ''] = await run('link', school.label, made.id, 7, 2);
  const id = Number(/bid=(\d+)/.exec(line)?.[1]);
  expect(line).toBe(`Link ${id} is open: /web/assess/evaluation?bid=${id}`);
  const student = await school.student();
  const paper = await student.ask(assessments.start, { linkId: id });
  expect(await student.ask(assessments.intro, { linkId: id })).toMatchObject({
    tries: 2,
    endsAt: new Date(TEST_NOW.getTime() + 7 * DAY_MS).toISOString(),
  });
  const ends = 'until 2026-11-27T08:00:00.000Z · tries 2 · records 1';
  const listed = async () => (await run('list', school.label)).slice(0, 2);
  const head = `${made.id} 入学测评 · objective · results shown once marked`;
  expect(await listed()).toEqual([head, `  link ${id} · ${ends} · /web/assess/evaluation?bid=${id}`]);
  expect(await run('withdraw', school.label, id)).toEqual([
    `Link ${id} is withdrawn; what was started from it goes on.`,
  ]);
  expect(await listed()).toEqual([head, `  link ${id} · ${ends} · withdrawn`]);
  await expect(run('withdraw', school.label, id)).rejects.toThrow(`no link ${id} that could be withdrawn`);
  expect((await (await school.student()).ask(assessments.intro, { linkId: id })).linkState).toBe('withdrawn');
  expect((await student.ask(assessments.submit, { id: paper.id })).state).toBe('finished');
  await expectInvariants(school);
});

test('results that wait are shown by a release, which tells everybody who has an account and is marked, once', async () => {
  const school = await world.school();
  const lecturer = await school.lecturer();
  const made = await buildAssessment(school, {
    questions: BY_PERSON,
    paper: { limit_minutes: null },
    assessment: { type: 'subjective', lecturer_id: lecturer.id, promise_hours: 72, shows_result: 'afterRelease' },
  });
  const [marked, waiting] = [await school.student(), await school.student()];
  for (const student of [marked, waiting]) {
    const { id } = await student.ask(assessments.start, { linkId: made.linkId });
    await answerRecord(student, id, made, RIGHT);
    await student.ask(assessments.submit, { id });
  }
  const mark = async () => {
    const { id } = await lecturer.ask(marking.claim, {});
    await lecturer.ask(marking.save, { id, questionId: made.questionIds[4] ?? 0, score: 8 });
    await lecturer.ask(marking.send, { id });
    return id;
  };
  const first = await mark();
  const held = { title: '老师看完了您的测评', link: `/subjective/result?bid=${made.linkId}&cid=${first}` };
  expect(await messagesOf(school, marked.id)).toMatchObject([held]);
  expect(await marked.ask(assessments.result, { id: first })).toMatchObject({ state: 'awaiting', isShown: false });
  expect((await run('list', school.label))[0]).toContain('results wait for a release');
  expect(await run('release', school.label, made.id)).toEqual([
    `The results of ${made.id} are shown; students told: 1.`,
  ]);
  const shown = {
    title: '测评结果出来了',
    body: '椭圆的定义：得分18/20。',
    link: `/subjective/result?bid=${made.linkId}&cid=${first}`,
  };
  expect(await messagesOf(school, marked.id)).toMatchObject([held, shown]);
  expect(await marked.ask(assessments.result, { id: first })).toMatchObject({ isShown: true, score: 18 });
  await expect(run('release', school.label, made.id)).rejects.toThrow('whose results wait');
  expect((await run('list', school.label))[0]).toContain('results released');
  expect(await messagesOf(school, waiting.id)).toEqual([]);
  const second = await mark();
  expect(await messagesOf(school, waiting.id)).toMatchObject([
    { title: shown.title, link: `/subjective/result?bid=${made.linkId}&cid=${second}` },
  ]);
  await expectInvariants(school);
});

test('a guest is told of a release where an account has taken the record over', async () => {
  const school = await world.school();
  const made = await buildAssessment(school, { assessment: { shows_result: 'afterRelease' } });
  const guestPhone = buildPhone();
  const [known, unknown] = [await startAsGuest(school, made, { guestPhone }), await startAsGuest(school, made)];
  for (const guest of [known, unknown]) await guest.ask(assessments.submit, { id: guest.id });
  const owner = await school.student({ phone: guestPhone });
  await owner.ask(assessments.claim, { ids: [known.id] });
  expect(await run('release', school.label, made.id)).toEqual([
    `The results of ${made.id} are shown; students told: 1.`,
  ]);
  expect(await messagesOf(school, owner.id)).toMatchObject([
    { link: `/assess/result?bid=${made.linkId}&cid=${known.id}` },
  ]);
});

test('a lecturer becomes the one whom students ask, in place of a name; who has left does not (product.md 4.5)', async () => {
  const [school, elsewhere] = [await world.school(), await world.school()];
  const made = await buildAssessment(school, { assessment: { contact_name: '招生办' } });
  const lecturer = await school.lecturer();
  const [stranger, gone] = [await elsewhere.lecturer(), await school.lecturer()];
  await school.withTenant((tx) =>
    tx.updateTable('lecturer').set({ has_left: true }).where('id', '=', gone.id).execute(),
  );
  const [said] = await run('contact', school.label, made.id, lecturer.id);
  expect(said).toMatch(new RegExp(`^Questions about ${made.id} 入学测评 go to \\S+\\.$`));
  const { contactName, contactLecturerId } = await school.visitor().ask(assessments.intro, { linkId: made.linkId });
  expect(contactLecturerId).toBe(lecturer.id);
  expect(said).toContain(`${contactName}.`);
  for (const { id } of [stranger, gone]) {
    await expect(run('contact', school.label, made.id, id)).rejects.toThrow(
      `There are: ${lecturer.id} ${contactName}.`,
    );
  }
  await expect(run('contact', elsewhere.label, made.id, stranger.id)).rejects.toThrow('no assessment');
});

test('what is no command, no school, no number or another school’s is refused with a sentence', async () => {
  const [school, elsewhere] = [await world.school(), await world.school()];
  const made = await buildAssessment(school);
  for (const args of [
    [],
    ['list', 'nobody'],
    ['constructor', school.label],
    ['link', school.label, made.id],
    ['link', school.label, made.id, 'x'],
    ['link', school.label, made.id, 367],
    ['link', school.label, made.id, 7, 101],
    ['link', elsewhere.label, made.id, 7],
    ['withdraw', elsewhere.label, made.linkId],
    ['release', school.label, made.id],
  ]) {
    await expect(run(...args), args.join(' ')).rejects.toThrow(/Usage|no school|no assessment|no link|at most/);
  }
});
