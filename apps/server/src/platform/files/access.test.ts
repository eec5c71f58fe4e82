import { contract } from '@shuyuan/contract';
import { afterEach, expect, test } from 'vitest';
import { submitArticle } from '../../testing/articles.ts';
import type { Caller } from '../../testing/caller.ts';
import { buildCourse, enrol } from '../../testing/catalogue.ts';
import { buildUpload, openTalk, say } from '../../testing/chat.ts';
import { buildAwaiting } from '../../testing/papers.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { buildScoreSheet } from '../../testing/scoreSheets.ts';
import { buildConsultation, buildRoom } from '../../testing/studyRooms.ts';
import { cookiesOf } from '../../testing/uploads.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';
import { addUses } from './uploadUses.ts';

const world = openWorld();
afterEach(() => world.clock.set(null));
const { files } = contract;

interface Used {
  /** The row that uses the file. */
  refId: number;
  student: StudentCaller;
  lecturer: StudentCaller;
}

async function inTalk(school: School): Promise<Used> {
  const [student, lecturer] = [await school.student(), await school.lecturer()];
  const { id } = await say(student, await openTalk(student, lecturer), '看图');
  return { refId: id, student, lecturer };
}

async function inRoom(school: School) {
  const made = await buildRoom(school);
  const { student, ticketId, callId: tempLogId } = await buildConsultation(school, made);
  const item = await student.ask(contract.room.add, { tempLogId, clientId: 'a', kind: 'text', body: '看图' });
  return { ticketId, itemId: item.id, student, lecturer: made.lecturer };
}

async function inPractice(school: School): Promise<Used> {
  const lecturer = await school.lecturer();
  const { student, id } = await buildAwaiting(school, lecturer);
  return { refId: id, student, lecturer };
}

async function inSheet(school: School): Promise<Used> {
  const [student, lecturer] = [await school.student(), await school.lecturer()];
  return { refId: (await buildScoreSheet(school, student)).id, student, lecturer };
}

async function inNote(school: School): Promise<Used> {
  const [student, lecturer] = [await school.student(), await school.lecturer()];
  const made = await buildCourse(school, {
    course: { kind: 'recorded' },
    lessons: [{ kind: 'video', media: 'hls', media_path: 'hls/index.m3u8', media_s: 48 }],
  });
  await enrol(school, student.id, made);
  const lesson = { courseId: made.id, lessonId: made.lessonIds[0] ?? 0 };
  const { id } = await student.ask(contract.media.saveNote, { ...lesson, second: 4, words: '焦点' });
  return { refId: id, student, lecturer };
}

/** A text in review, which is its author's alone. */
async function inArticle(school: School): Promise<Used> {
  const [student, lecturer] = [await school.student(), await school.lecturer()];
  const article = await submitArticle(school, student);
  const text = await school.withTenant((tx) =>
    tx.selectFrom('article_text').select('id').where('article_id', '=', article.id).executeTakeFirstOrThrow(),
  );
  return { refId: text.id, student, lecturer };
}

/** Each kind of use with the rows that it has, and whether a lecturer of it reads too. */
const KINDS: Record<string, { build: (school: School) => Promise<Used>; lecturer: number }> = {
  chatMessage: { build: inTalk, lecturer: 200 },
  roomItem: {
    build: async (school) => inRoom(school).then((made) => ({ ...made, refId: made.itemId })),
    lecturer: 200,
  },
  studyTicket: {
    build: async (school) => inRoom(school).then((made) => ({ ...made, refId: made.ticketId })),
    lecturer: 200,
  },
  practiceAnswer: { build: inPractice, lecturer: 200 },
  practiceComment: { build: inPractice, lecturer: 200 },
  scoreSheet: { build: inSheet, lecturer: 404 },
  lessonNote: { build: inNote, lecturer: 404 },
  articleText: { build: inArticle, lecturer: 404 },
};

/** A file of somebody else, in use by a row. */
async function use(school: School, kind: string, refId: number) {
  const id = await buildUpload(school, await school.student());
  const { path } = await school.withTenant(async (tx) => {
    await addUses(tx, { companyId: school.id, kind, refId }, [id]);
    return tx.selectFrom('upload').select('path').where('id', '=', id).executeTakeFirstOrThrow();
  });
  return `/files/private/1/1.1.2.${'x'.repeat(43)}/${path}`;
}

const HEADERS = { headers: cookiesOf({ token: null }) };
const statusOf = async (who: Caller, url: string) => (await who.answer(files.renew, { url }, HEADERS)).status;

test.each(Object.entries(KINDS))(
  '%s: its own get a new address, nobody else does (U6, Z1)',
  async (kind, { build, lecturer }) => {
    const school = await world.school();
    const made = await build(school);
    const url = await use(school, kind, made.refId);
    const elsewhere = await (await world.school()).student();
    const answers = {
      student: await statusOf(made.student, url),
      lecturer: await statusOf(made.lecturer, url),
      classmate: await statusOf(await school.student(), url),
      colleague: await statusOf(await school.lecturer(), url),
      elsewhere: await statusOf(elsewhere, url),
      visitor: (await school.visitor().answer(files.renew, { url })).code,
    };
    expect(answers).toEqual({ student: 200, lecturer, classmate: 404, colleague: 404, elsewhere: 404, visitor: -1 });
  },
);

test('every kind of use that this server knows has its readers', () => {
  expect([...world.app.fileAccess.keys()].toSorted()).toEqual(Object.keys(KINDS).toSorted());
});

test('who has lost the right, and what is no address of a private file, is missing', async () => {
  const school = await world.school();
  const { refId, student, lecturer } = await inTalk(school);
  const url = await use(school, 'chatMessage', refId);
  const own = await lecturer.ask(files.renew, { url }, HEADERS);
  expect(own.url).not.toBe(url);
  world.clock.set(new Date(TEST_NOW.getTime() + 60_000));
  await student.ask(contract.chat.recall, { id: refId });
  expect(await statusOf(lecturer, own.url)).toBe(404);
  for (const wrong of [
    '/files/u/x.png',
    url.replace('/files/private/1', ''),
    `${url}/..`,
    'https://else.example/a',
    '/',
  ]) {
    expect(await statusOf(student, wrong)).toBe(404);
  }
});
