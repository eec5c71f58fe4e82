import { type Call, contract } from '@shuyuan/contract';
import { afterEach, expect, test } from 'vitest';
import { buildTaught } from './modules/learning/desk.matrix.ts';
import { publishPractices } from './modules/practice/port.ts';
import { publishReport } from './modules/reports/making.ts';
import { buildMade } from './modules/reports/reports.matrix.ts';
import { enrol } from './testing/catalogue.ts';
import { BY_MACHINE, buildAwaiting, buildPaper } from './testing/papers.ts';
import type { School } from './testing/school.ts';
import { openWorld, TEST_NOW } from './testing/world.ts';

const world = openWorld();
const { classDesk, learning, marking, report } = contract;
afterEach(() => world.clock.set(TEST_NOW));

/** What the audit log says that was decided, published, corrected, withdrawn or linked. */
async function audited(school: School) {
  const rows = await school.withTenant((tx) =>
    tx.selectFrom('audit_log').select(['event', 'student_id', 'detail']).orderBy('id').execute(),
  );
  const logins = ['login', 'code sent', 'practice published'];
  return rows.filter(({ event }) => !logins.includes(event)).map(({ event, detail }) => [event, detail]);
}

/** Lecturers' calls that change something and publish nothing, each with the reason. */
const UNPUBLISHED: Readonly<Record<string, string>> = {
  'classDesk.start': 'the clock begins the lesson as well',
  'desk.callNext': 'between two persons, who both see it',
  'desk.withdraw': 'between two persons, who both see it',
  'desk.end': 'between two persons, who both see it',
  'desk.setRoom': 'the place of the next consultation',
  'marking.claim': 'a lecturer begins to mark',
  'marking.release': 'a lecturer stops to mark',
  'talk.logout': 'a row of its own: lecturer logout',
};

/** Each call that decides or publishes, done once; resolves to the rows that it leaves. */
const PUBLISHED: Readonly<Record<string, () => Promise<{ school: School; rows: unknown[] }>>> = {
  'classDesk.end': async () => {
    const school = await world.school();
    const lecturer = await school.lecturer();
    const { id } = await buildTaught(school, lecturer, -5);
    await lecturer.ask(classDesk.start, { id });
    await lecturer.ask(classDesk.end, { id });
    return { school, rows: [['lesson ended', { datedLessonId: id, lecturerId: lecturer.id }]] };
  },
  'classDesk.cancel': async () => {
    const school = await world.school();
    const lecturer = await school.lecturer();
    const { id } = await buildTaught(school, lecturer, 60);
    await lecturer.ask(classDesk.cancel, { id, reason: '讲师生病' });
    const detail = { datedLessonId: id, reason: '讲师生病', lecturerId: lecturer.id };
    return { school, rows: [['lesson cancelled', detail]] };
  },
  'marking.send': async () => {
    const { school, lecturer, id, questionId } = await marked();
    const sent = { recordId: id, lecturerId: lecturer.id };
    await lecturer.ask(marking.claim, { id });
    await lecturer.ask(marking.save, { id, questionId, score: 9 });
    await lecturer.ask(marking.send, { id });
    const rows = [
      ['practice marks sent', { ...sent, isAgain: false }],
      ['practice marks changed', { ...sent, questionId }],
      ['practice marks sent', { ...sent, isAgain: true }],
    ];
    return { school, rows };
  },
  'marking.save': async () => {
    const school = await world.school();
    const lecturer = await school.lecturer();
    const { id, questionId } = await buildAwaiting(school, lecturer);
    await lecturer.ask(marking.claim, { id });
    await lecturer.ask(marking.save, { id, questionId, score: 8 });
    // Nobody but the lecturer sees these marks; those of the case above are seen at once.
    return { school, rows: [] };
  },
  'marking.sendBack': async () => {
    const school = await world.school();
    const lecturer = await school.lecturer();
    const { id } = await buildAwaiting(school, lecturer);
    await lecturer.ask(marking.claim, { id });
    await lecturer.ask(marking.sendBack, { id, reason: '没有过程', dueAt: '2026-11-25T08:00:00.000Z' });
    return { school, rows: [['practice sent back', { recordId: id, reason: '没有过程', lecturerId: lecturer.id }]] };
  },
  'marking.accept': async () => {
    const school = await world.school();
    const lecturer = await school.lecturer();
    const { made, id } = await buildAwaiting(school, lecturer);
    const questionId = made.questionIds[3] ?? 0;
    await lecturer.ask(marking.accept, { id, questionId, blank: 0 });
    const detail = { recordId: id, questionId, blank: 0, changed: 0, lecturerId: lecturer.id };
    return { school, rows: [['answer accepted', detail]] };
  },
  'report.write': async () => {
    const school = await world.school();
    const lecturer = await school.lecturer();
    const { id } = await buildMade(school, lecturer);
    await lecturer.ask(report.write, { id, comment: '写得很好' });
    return { school, rows: [['report published', { reportId: id, lecturerId: lecturer.id }]] };
  },
};

async function marked() {
  const school = await world.school();
  const lecturer = await school.lecturer();
  const { id, questionId } = await buildAwaiting(school, lecturer);
  await lecturer.ask(marking.claim, { id });
  await lecturer.ask(marking.save, { id, questionId, score: 8 });
  await lecturer.ask(marking.send, { id });
  return { school, lecturer, id, questionId };
}

test('every call by which a lecturer changes something leaves a row in the audit log, or says why not (S9)', () => {
  const calls = Object.entries(contract).flatMap(([group, members]) =>
    Object.entries(members as Record<string, Call>)
      .filter(([, { access, method }]) => access === 'lecturer' && method !== 'GET')
      .map(([name]) => `${group}.${name}`),
  );
  expect(calls.length).toBeGreaterThan(10);
  expect(calls.sort()).toEqual([...Object.keys(UNPUBLISHED), ...Object.keys(PUBLISHED)].sort());
});

test.each(Object.keys(PUBLISHED))('%s leaves its row, with who did it (S9)', async (name) => {
  const { school, rows } = (await PUBLISHED[name]?.()) ?? {};
  expect(school && (await audited(school))).toEqual(rows);
});

test('so do words to a published report, its publication by rule, its links, and a renewed calendar (S9)', async () => {
  const school = await world.school();
  const lecturer = await school.lecturer();
  const { id, student, courseId, saleId } = await buildMade(school, lecturer);
  const key = { studentId: student.id, courseId };
  await school.withTenant((tx) => publishReport({ tx, companyId: school.id, now: TEST_NOW }, key, {}));
  await lecturer.ask(report.write, { id, comment: '写得很好' });
  for (let times = 0; times < 2; times += 1) await student.ask(report.share, { courseId, saleId });
  for (let times = 0; times < 2; times += 1) await student.ask(report.endShare, { courseId, saleId });
  await student.ask(learning.renewCalendar);
  expect(await audited(school)).toEqual([
    ['report published', { reportId: id }],
    ['report words added', { reportId: id, lecturerId: lecturer.id }],
    ['report link made', { reportId: id }],
    ['report link ended', { reportId: id }],
    ['calendar link renewed', {}],
  ]);
});

test('so does the practice of a lesson, once for its class (S9)', async () => {
  const school = await world.school();
  const held = [new Date(TEST_NOW.getTime() - 7_200_000), new Date(TEST_NOW.getTime() - 3_600_000)] as const;
  const made = await buildPaper(school, BY_MACHINE, {}, { lessons: [{}, { at: held, has_practice: true }] });
  await enrol(school, (await school.student()).id, made);
  await enrol(school, (await school.student()).id, made);
  const datedLessonId = await school.withTenant(async (tx) => {
    const row = tx.selectFrom('dated_lesson').select('id').where('class_run_id', '=', made.id);
    return (await row.executeTakeFirstOrThrow()).id;
  });
  for (let times = 0; times < 2; times += 1)
    await school.withTenant((tx) => publishPractices(tx, datedLessonId, world.clock.now()));
  const rows = await school.withTenant((tx) => tx.selectFrom('audit_log').select(['event', 'detail']).execute());
  expect(rows.filter(({ event }) => event === 'practice published')).toEqual([
    { event: 'practice published', detail: { datedLessonId, students: 2 } },
  ]);
});
