import { contract } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { loginOf, type MatrixRow } from './testing/matrix.ts';
import { matrixRows } from './testing/matrixRows.ts';
import { buildPaper, type MadePaper, publishFor, type TestQuestion } from './testing/papers.ts';
import type { School, StudentCaller } from './testing/school.ts';
import { listen, openSocket } from './testing/sockets.ts';
import { openWorld } from './testing/world.ts';

const world = openWorld();
const { practice, marking, account } = contract;

/** In every text that must not leave: an accepted blank, a model answer, an analysis, the name of a criterion. */
const SECRET = 'NOBODYREADSTHIS';
const ANALYSIS = { analysis: SECRET, analysis_en: SECRET };
const CRITERIA = JSON.stringify([
  { name: SECRET, name_en: SECRET, score: 4 },
  { name: `${SECRET}2`, score: 6 },
]);
/** Every kind of question that takes an answer. */
const QUESTIONS: readonly TestQuestion[] = [
  { type: 'single', score: 2, key: { keys: ['B'] }, ...ANALYSIS },
  { type: 'multiple', score: 3, key: { keys: ['A', 'C'] }, ...ANALYSIS },
  { type: 'judge', score: 1, key: { keys: ['T'] }, ...ANALYSIS },
  { type: 'blank', score: 4, key: { blanks: [{ accepted: [SECRET] }] }, ...ANALYSIS },
];
const BY_PERSON: readonly TestQuestion[] = [
  ...QUESTIONS,
  { type: 'short', score: 10, key: { model: SECRET, model_en: SECRET }, criteria: CRITERIA, ...ANALYSIS },
  { type: 'oral', score: 5, key: { model: SECRET }, ...ANALYSIS },
];
/** Fields of a question or an answer that are its key (Z4). */
const KEY_FIELDS = ['answer', 'analysisHtml', 'criterionList', 'criterionScoreList'];

/** Everything in a response that would tell an answer. */
function leaksOf(text: string, questionIds: ReadonlySet<number>): string[] {
  const leaks = text.includes(SECRET) ? [SECRET] : [];
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    const fields = Object.entries(value);
    if (!Array.isArray(value) && questionIds.has(Number(Reflect.get(value, 'questionId'))))
      leaks.push(
        ...fields.filter(([name, content]) => KEY_FIELDS.includes(name) && content !== null).map(([name]) => name),
      );
    for (const [, content] of fields) walk(content);
  };
  if (text.startsWith('{')) walk(JSON.parse(text));
  return leaks;
}

interface Held {
  made: MadePaper;
  id: number;
}
type Showing = 'never' | 'afterSubmit' | 'afterGrading' | 'afterDeadline';

/** A started practice with a wrong answer to each question. */
async function opened(
  school: School,
  student: StudentCaller,
  show_answer: Showing,
  questions = QUESTIONS,
): Promise<Held> {
  const made = await buildPaper(school, questions, { show_answer, due_hours: 48, max_attempts: 0 });
  const id = await publishFor(school, student, made);
  await student.ask(practice.start, { id });
  const given = [['A'], ['B'], ['F'], ['0']];
  for (const [place, questionId] of made.questionIds.entries()) {
    const values = given[place];
    const answer = values ? { values } : { values: [], text: '解：' };
    await student.ask(practice.saveAnswer, { id, questionId, version: 0, ...answer });
  }
  return { made, id };
}

async function handedIn(school: School, student: StudentCaller, show: Showing, questions = QUESTIONS): Promise<Held> {
  const held = await opened(school, student, show, questions);
  await student.ask(practice.submit, { id: held.id });
  return held;
}

/** Has the lecturer of the class mark a work that was handed in, with points by criteria. */
async function marked(school: School, { made, id }: Held): Promise<void> {
  const lecturer = await school.lecturer();
  await school.withTenant((tx) =>
    tx.updateTable('class_run').set({ lecturer_id: lecturer.id }).where('id', '=', made.id).execute(),
  );
  await lecturer.ask(marking.claim, { id });
  const [short = 0, oral = 0] = made.questionIds.slice(4);
  await lecturer.ask(marking.save, { id, questionId: short, criterionScores: [{ score: 3 }, { score: 4 }] });
  await lecturer.ask(marking.save, { id, questionId: oral, score: 2 });
  await lecturer.ask(marking.send, { id });
}

/** The ids of a practice by their names on the wire. */
function wireIdsOf({ made, id }: Held): Record<string, unknown> {
  return {
    practiceRecordId: id,
    questionId: made.questionIds[0],
    questionBankId: made.paperId,
    courseScheduleId: made.id,
    sellCourseScheduleId: made.saleId,
    courseId: made.lessonId,
    id: made.id,
  };
}

test('no call and no message tells a student an answer before the paper shows it (Z4)', async () => {
  const school = await world.school();
  const student = await school.student();
  await listen(world.app);
  const socket = await openSocket(world.app, school, student);
  const sealed = await handedIn(school, student, 'never', BY_PERSON);
  await marked(school, sealed);
  const waiting = await handedIn(school, student, 'afterDeadline', BY_PERSON);
  await marked(school, waiting);
  const held = [
    sealed,
    waiting,
    await handedIn(school, student, 'afterDeadline'),
    await handedIn(school, student, 'afterGrading', BY_PERSON),
    await opened(school, student, 'afterGrading', BY_PERSON),
    await opened(school, student, 'never'),
  ];
  const ids = new Set(held.flatMap(({ made }) => made.questionIds));
  const read: string[] = [];
  const leaks: Record<string, string[]> = {};
  const look = (name: string, text: string) => {
    const found = leaksOf(text, ids);
    if (found.length > 0) leaks[name] = found;
    if ([...ids].some((id) => text.includes(String(id)))) read.push(name);
  };
  const callAll = async (row: MatrixRow) => {
    const { call } = row;
    const other = await world.school();
    const input = await row.input(other, await loginOf(row, other));
    const named = held
      .map(wireIdsOf)
      .map((all) => Object.fromEntries(Object.entries(all).filter(([name]) => name in call.ids)))
      .filter((some) => Object.keys(some).length > 0);
    for (const extra of [{}, ...named]) {
      for (const locale of call.method === 'GET' ? (['cn', 'en'] as const) : (['cn'] as const))
        look(`${call.method} ${call.path}`, (await student.answer(call, input, { extra, locale })).text);
    }
  };
  const ofAccount = new Set<unknown>(Object.values(account));
  for (const row of matrixRows) if (!ofAccount.has(row.call)) await callAll(row);
  expect((await student.answer(practice.counts)).code).toBe(0);
  // Calls of an account come last: they end the login.
  for (const row of matrixRows) if (ofAccount.has(row.call)) await callAll(row);
  const { url } = await (await school.student()).ask(contract.learning.calendar, {});
  look('calendar', (await student.send({ method: 'GET', path: new URL(url).pathname })).text);
  look('socket', JSON.stringify(socket.frames));
  await socket.leave();
  expect(leaks).toEqual({});
  // What was looked at did hold the questions.
  expect([...new Set(read)].toSorted()).toEqual(
    expect.arrayContaining(['GET /practice/getPaper', 'GET /practice/getResult', 'GET /practice/getWrongPage']),
  );
  expect(socket.frames.length).toBeGreaterThan(1);

  const another = await school.student();
  const shown = await handedIn(school, another, 'afterSubmit');
  const questionIds = new Set([...ids, ...shown.made.questionIds]);
  const open = await another.answer(practice.result, { id: shown.id });
  expect(new Set(leaksOf(open.text, questionIds))).toEqual(new Set([SECRET, 'answer', 'analysisHtml']));
});
