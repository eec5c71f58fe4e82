import { contract } from '@shuyuan/contract';
import { expect, test } from 'vitest';
import { buildAssessment } from '../../../testing/assessments.ts';
import { buildUpload } from '../../../testing/chat.ts';
import type { TestQuestion } from '../../../testing/papers.ts';
import type { School } from '../../../testing/school.ts';
import { openWorld } from '../../../testing/world.ts';

const world = openWorld();
const { assessments } = contract;

const TASKS: readonly TestQuestion[] = [
  {
    type: 'short',
    score: 25,
    title: '写一段立意',
    title_en: 'A paragraph',
    task: JSON.stringify({ kinds: ['text'], minWords: 5, maxWords: 10 }),
  },
  { type: 'short', score: 35, title: '交原稿', task: JSON.stringify({ kinds: ['image'], maxFiles: 1 }) },
  {
    type: 'oral',
    score: 20,
    title: '读一段',
    task: JSON.stringify({ kinds: ['audio'], minSeconds: 60, maxSeconds: 90 }),
  },
];

async function begin(school: School) {
  const made = await buildAssessment(school, {
    questions: TASKS,
    assessment: { type: 'subjective', lecturer_id: (await school.lecturer()).id, promise_hours: 72 },
    paper: { limit_minutes: null },
  });
  const student = await school.student();
  const { id } = await student.ask(assessments.start, { linkId: made.linkId });
  return { ...made, student, id };
}

test('a task has its own title, kinds and limits, in the language of who reads it (product.md 4.5)', async () => {
  const { student, id } = await begin(await world.school());
  const { questions } = await student.ask(assessments.paper, { id });
  expect(questions.map(({ title }) => title)).toEqual(['写一段立意', '交原稿', '读一段']);
  expect(questions.map(({ task }) => task)).toEqual([
    { kinds: ['text'], minWords: 5, maxWords: 10 },
    { kinds: ['image'], maxFiles: 1 },
    { kinds: ['audio'], minSeconds: 60, maxSeconds: 90 },
  ]);
});

test('a task takes its own kinds only, up to its words, files and seconds; what is short is taken (product.md 4.5)', async () => {
  const school = await world.school();
  const { student, id, questionIds } = await begin(school);
  const [essay = 0, pages = 0, talk = 0] = questionIds;
  const save = (questionId: number, answer: { text?: string; files?: object[] }, version = 0) =>
    student.answer(assessments.saveAnswer, { id, questionId, values: [], files: [], version, ...answer } as never);
  const picture = async () => ({ id: await buildUpload(school, student, { kind: 'image' }), type: 'image' });
  const recording = async (durationS: number) => ({
    id: await buildUpload(school, student, { kind: 'exerciseAudio' }),
    type: 'audio',
    durationS,
  });
  expect((await save(essay, { text: '江水一直在流，江还是那条江' })).status).toBe(422);
  expect((await save(essay, { text: '江水', files: [await picture()] })).status).toBe(422);
  expect((await save(essay, { text: '江水' })).code).toBe(0);
  expect((await save(pages, { text: '字' })).status).toBe(422);
  expect((await save(pages, { files: [await picture(), await picture()] })).status).toBe(422);
  expect((await save(pages, { files: [await picture()] })).code).toBe(0);
  expect((await save(talk, { files: [await picture()] })).status).toBe(422);
  expect((await save(talk, { files: [await recording(91)] })).status).toBe(422);
  expect((await save(talk, { files: [await recording(30)] })).code).toBe(0);
  const { answers } = await student.ask(assessments.paper, { id });
  expect(answers.map(({ text, files }) => [text, files.length])).toEqual([
    ['江水', 0],
    [undefined, 1],
    [undefined, 1],
  ]);
  expect(await student.ask(assessments.submit, { id })).toMatchObject({ state: 'awaiting' });
});

test('says who marks it, in whose words and within how many hours, before and while it is taken (product.md 4.5)', async () => {
  const school = await world.school();
  const lecturer = await school.lecturer({ motto: '看你有没有自己的话。' });
  const assessment = { type: 'subjective', lecturer_id: lecturer.id, promise_hours: 72 } as const;
  const made = await buildAssessment(school, { questions: TASKS, assessment });
  expect(await (await school.student()).ask(assessments.intro, { linkId: made.linkId })).toMatchObject({
    lecturerMotto: '看你有没有自己的话。',
    promiseHours: 72,
  });
});
