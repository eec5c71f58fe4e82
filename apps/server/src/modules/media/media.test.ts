import { contract, ResultCode } from '@shuyuan/contract';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { setSchool } from '../../commands/setSchool.ts';
import { buildCourse, type CourseOverrides, enrol } from '../../testing/catalogue.ts';
import { buildUpload } from '../../testing/chat.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { buildPapers } from '../../testing/practices.ts';
import type { StudentCaller } from '../../testing/school.ts';
import { readFileAs, SIGNED_PNG, upload } from '../../testing/uploads.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

const world = openWorld();
const { media } = contract;
const HLS = { kind: 'video', media: 'hls', media_path: 'hls/index.m3u8', media_s: 48 } as const;
afterEach(() => world.clock.set(null));

async function recorded(run: CourseOverrides['run'] = {}) {
  const school = await world.school();
  const [student, other] = [await school.student(), await school.student()];
  const made = await buildCourse(school, {
    course: { kind: 'recorded' },
    run: { is_locked_by_practice: true, ...run },
    lessons: [{ ...HLS, is_trial: true, has_practice: true }, HLS],
  });
  await buildPapers(school, made, [0]);
  await enrol(school, student.id, made);
  const keyOf = (place: number) => ({ courseId: made.id, lessonId: made.lessonIds[place] ?? 0 });
  const fetch = (url: string, headers: Record<string, string> = {}, host = school.host) =>
    world.app.inject({ method: 'GET', url, headers: { host, ...headers } });
  return { school, student, other, keyOf, fetch };
}
const picture = () =>
  sharp({ create: { width: 64, height: 36, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
const cookieOf = ({ token }: { token: string }) => ({ cookie: `sy_language=cn; sy_access_token=${token}` });

describe('a signed link', () => {
  test('plays the playlist and all it names for its student, with ranges, until it ends (U6, U7)', async () => {
    const { student, keyOf, fetch } = await recorded();
    const { url = '', expiresAt, captions } = await student.ask(media.play, keyOf(0));
    expect(expiresAt).toBe(new Date(TEST_NOW.getTime() + 300_000).toISOString());
    const own = cookieOf(student);
    const master = await fetch(url, own);
    expect(master).toMatchObject({ statusCode: 200 });
    expect(master.headers).toMatchObject({
      'content-type': 'application/vnd.apple.mpegurl',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=300',
    });
    const folder = url.replace(/index\.m3u8$/, '');
    for (const quality of master.body.split('\n').filter((row) => row.endsWith('.m3u8'))) {
      const list = await fetch(folder + quality, own);
      expect(list.body).toContain('#EXT-X-ENDLIST');
      const [segment = ''] = list.body.split('\n').filter((row) => row.endsWith('.m4s'));
      const part = await fetch(folder + quality.replace('index.m3u8', segment), { ...own, range: 'bytes=0-187' });
      expect(part).toMatchObject({ statusCode: 206 });
      expect(part.rawPayload).toHaveLength(188);
    }
    expect((await fetch(captions?.[0]?.url ?? '', own)).body).toMatch(/^WEBVTT/);
    expect((await fetch(url, { ...own, range: 'bytes=99999-' })).statusCode).toBe(416);
    world.clock.set(new Date(TEST_NOW.getTime() + 300_000));
    expect((await fetch(url, own)).statusCode).toBe(404);
  });

  test("is missing without its student's login, in another school, for other files, and when changed (U6)", async () => {
    const { school, student, other, keyOf, fetch } = await recorded();
    const { url = '' } = await student.ask(media.play, keyOf(0));
    const elsewhere = await world.school();
    const own = cookieOf(student);
    const answers = [
      await fetch(url),
      await fetch(url, cookieOf(other)),
      await fetch(url, own, elsewhere.host),
      await fetch(url.replace('hls/index.m3u8', 'lesson.mp4'), own),
      await fetch(url.replace('hls/index.m3u8', 'hls/../lesson.mp4'), own),
      await fetch(url.replace('hls/index.m3u8', 'hls/%2e%2e/lesson.mp4'), own),
      await fetch(url.replace(student.id.toString(36), other.id.toString(36)), cookieOf(other)),
      await fetch(url.replace(/\.(\d)\./, '.2.'), own),
      await fetch(url.replace('index.m3u8', 'none.m4s'), own),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    expect((await fetch(url, cookieOf(student), school.host)).statusCode).toBe(200);
  });
});

describe('how a lesson is played', () => {
  test('a locked lesson has a reason and no address, and takes no record (Z4)', async () => {
    const { student, keyOf } = await recorded();
    const locked = await student.ask(media.play, keyOf(1));
    expect(locked).toMatchObject({ access: { hasAccess: false, error: 'previousPracticeRequired' } });
    expect([locked.url, locked.captions, locked.html, locked.expiresAt]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const refused = await student.answer(media.saveRecord, { ...keyOf(1), positionS: 1, ranges: [[0, 1]] });
    expect(refused).toMatchObject({ code: ResultCode.practiceFirst });
    const note = await student.answer(media.saveNote, { ...keyOf(1), second: 0, words: '先记一句' });
    expect(note, 'no note is taken for a locked lesson').toMatchObject({ code: ResultCode.practiceFirst });
  });

  test('a trial lesson plays for a visitor; every other is missing (Z4)', async () => {
    const { school, keyOf, fetch } = await recorded();
    const visitor = school.visitor();
    const { url = '' } = await visitor.ask(media.trial, keyOf(0));
    expect((await fetch(url)).statusCode).toBe(200);
    expect(await visitor.answer(media.trial, keyOf(1))).toMatchObject({ status: 404 });
  });
});

describe('a record', () => {
  const after = (seconds: number) => world.clock.set(new Date(TEST_NOW.getTime() + seconds * 1_000));
  type Key = { courseId: number; lessonId: number };
  const reports = (student: StudentCaller, key: Key) => ({
    save: (positionS: number, ...ranges: [number, number][]) =>
      student.ask(media.saveRecord, { ...key, positionS, ranges }),
    play: () => student.ask(media.play, key),
  });

  test('of lessons watched in parallel counts what one person can have seen in the time that passed (product.md 4.3)', async () => {
    const school = await world.school();
    const student = await school.student();
    const long = { ...HLS, media_s: 3_600 };
    const made = await buildCourse(school, { course: { kind: 'recorded' }, lessons: [long, long, long, long] });
    await enrol(school, student.id, made);
    const lessons = made.lessonIds.map((lessonId) => reports(student, { courseId: made.id, lessonId }));
    for (const { play } of lessons) await play();
    after(600);
    // Four tabs, each with all of its lesson: ten minutes at twice the speed, once.
    const watched = async () => {
      const rows = await school.withTenant((tx) => tx.selectFrom('learn_record').select('watched_s').execute());
      return rows.reduce((sum, { watched_s }) => sum + watched_s, 0);
    };
    const told = [];
    for (const { save } of lessons) told.push((await save(3_600, [0, 3_600])).watchedS);
    expect(told).toEqual([1_215, 0, 0, 0]);
    // The same claims again, and in pieces.
    for (const { save } of lessons) await save(3_600, [0, 3_600], [10, 20], [1_215, 3_600]);
    expect(await watched()).toBe(1_215);
    after(660);
    await Promise.all(lessons.map(({ save }) => save(3_600, [0, 3_600])));
    expect(await watched()).toBe(1_215 + 120);
    await expectInvariants(school);
  });

  test('of a lesson that was opened late has no time of before it (product.md 4.3)', async () => {
    const school = await world.school();
    const student = await school.student();
    const long = { ...HLS, media_s: 3_600 };
    const made = await buildCourse(school, { course: { kind: 'recorded' }, lessons: [long, long] });
    await enrol(school, student.id, made);
    const [first, second] = made.lessonIds.map((lessonId) => reports(student, { courseId: made.id, lessonId }));
    await first?.play();
    after(3_000);
    await second?.play();
    after(3_010);
    // What was watched of the first while offline, sent as one report.
    expect((await first?.save(1_500, [0, 1_500]))?.watchedS).toBe(1_500);
    expect((await second?.save(3_600, [0, 3_600]))?.watchedS).toBe(35);
  });

  test('is the union of all reports and finishes at 90 %, never to be undone (product.md 4.3)', async () => {
    const { school, student, keyOf } = await recorded();
    const { save, play } = reports(student, keyOf(0));
    expect(await play()).toMatchObject({ learntPercent: 90 });
    after(60);
    expect(await save(30, [20, 30])).toEqual({ watchedS: 10, isFinished: false });
    expect(await save(12, [0, 12], [8, 22])).toEqual({ watchedS: 30, isFinished: false });
    expect(await save(12, [0, 12])).toEqual({ watchedS: 30, isFinished: false });
    expect(await save(43, [30, 43], [40, 9_000])).toEqual({ watchedS: 48, isFinished: true });
    expect(await save(5)).toEqual({ watchedS: 48, isFinished: true });
    expect(await play()).toMatchObject({ positionS: 5, watched: [[0, 48]], isFinished: true });
    await expectInvariants(school);
  });

  test('of a late report adds the seconds, and keeps the position of the device that went on since (product.md 4.3)', async () => {
    const { student, keyOf } = await recorded();
    const key = keyOf(0);
    const { save, play } = reports(student, key);
    await play();
    after(120);
    await save(20, [0, 20]);
    const report = (basedOnS: number, positionS: number, ...ranges: [number, number][]) =>
      student.ask(media.saveRecord, { ...key, basedOnS, positionS, ranges });
    expect(await report(20, 30, [20, 30])).toMatchObject({ watchedS: 30, positionS: 30 });
    expect(await report(0, 9, [30, 35])).toMatchObject({ watchedS: 35, positionS: 30 });
    expect((await play()).positionS).toBe(30);
  });

  test('counts no seconds that cannot have been played since the lesson was opened, and all that can (product.md 4.3)', async () => {
    const { school, student, keyOf } = await recorded();
    const { save, play } = reports(student, keyOf(0));
    // Nobody has opened the player: the first report opens it.
    expect(await save(48, [0, 48])).toEqual({ watchedS: 15, isFinished: false });
    expect(await save(48, [0, 48])).toEqual({ watchedS: 15, isFinished: false });
    after(4);
    await play();
    expect(await save(48, [0, 30], [40, 48])).toEqual({ watchedS: 23, isFinished: false });
    // Hours without a network: what was played in them counts as it arrives.
    after(7_200);
    expect(await save(48, [40, 48])).toEqual({ watchedS: 31, isFinished: false });
    expect(await save(48, [0, 48])).toEqual({ watchedS: 48, isFinished: true });
    await expectInvariants(school);
  });

  test('of a class without skipping ends where the student is, until the lesson is learnt (product.md 4.3)', async () => {
    const { school, student, keyOf } = await recorded({ has_anti_skip: true });
    const { save, play } = reports(student, keyOf(0));
    expect(await play()).toMatchObject({ hasAntiSkip: true });
    after(3_600);
    expect(await save(48, [20, 48])).toEqual({ watchedS: 0, isFinished: false });
    expect((await play()).positionS).toBe(5);
    // The player lands a little beyond; what was watched once may be watched again.
    expect(await save(30, [0, 10], [14, 24], [32, 48])).toEqual({ watchedS: 20, isFinished: false });
    expect(await play()).toMatchObject({
      positionS: 29,
      watched: [
        [0, 10],
        [14, 24],
      ],
    });
    expect(await save(48, [10, 14], [24, 44])).toEqual({ watchedS: 44, isFinished: true });
    expect(await save(48, [46, 48])).toEqual({ watchedS: 46, isFinished: true });
    await expectInvariants(school);
  });

  test('finishes at the share that the school chose; a text is ticked off at once (product.md 4.3)', async () => {
    const { school, student, keyOf } = await recorded();
    await setSchool(world.platform.store.owner, { label: school.label, learntPercent: 50 }, TEST_NOW);
    const { save, play } = reports(student, keyOf(0));
    expect(await play()).toMatchObject({ learntPercent: 50 });
    after(60);
    expect(await save(23, [0, 23])).toEqual({ watchedS: 23, isFinished: false });
    expect(await save(24, [23, 24])).toEqual({ watchedS: 24, isFinished: true });
    const made = await buildCourse(school, {
      course: { kind: 'recorded' },
      run: { has_anti_skip: true },
      lessons: [{ kind: 'text', media: 'text', content: '<p>焦点</p>', media_s: 300 }],
    });
    await enrol(school, student.id, made);
    const text = reports(student, { courseId: made.id, lessonId: made.lessonIds[0] ?? 0 });
    expect(await text.save(300, [0, 300])).toEqual({ watchedS: 300, isFinished: true });
    await expectInvariants(school);
  });
});

test('notes stay at their second and belong to their student (Z1)', async () => {
  const { school, student, other, keyOf } = await recorded();
  const late = await student.ask(media.saveNote, { ...keyOf(0), second: 40, words: '离心率' });
  await student.ask(media.saveNote, { ...keyOf(0), second: 3, words: '焦点' });
  await student.ask(media.saveNote, { ...keyOf(0), id: late.id, second: 41, words: '离心率 e' });
  const list = await student.ask(media.notes, keyOf(0));
  expect(list.map(({ second, words }) => [second, words])).toEqual([
    [3, '焦点'],
    [41, '离心率 e'],
  ]);
  expect(await other.answer(media.deleteNote, { id: late.id })).toMatchObject({ status: 404 });
  await student.ask(media.deleteNote, { id: late.id });
  expect(await student.ask(media.notes, keyOf(0))).toHaveLength(1);
  expect(school.id).toBeGreaterThan(0);
});

test('a note holds a picture of its second, which its student alone reads until the note is deleted (U6, U10, Z1)', async () => {
  const { school, student, other, keyOf } = await recorded();
  const { file } = await upload(world, school, student, { name: 'frame.png', bytes: await picture() });
  if (!file) throw new Error('the picture is stored');
  const frameId = file.id;
  const note = await student.ask(media.saveNote, { ...keyOf(0), second: 4, words: '焦点', frameId });
  expect(note.frame).toMatch(SIGNED_PNG);
  const [listed] = await student.ask(media.notes, keyOf(0));
  const read = (token: string) => readFileAs(world, school, { url: listed?.frame, token });
  expect(await read(student.token)).toMatchObject({ statusCode: 200 });
  expect(await read(other.token)).toMatchObject({ statusCode: 404 });
  // Changed words keep the picture, another picture replaces it.
  const changed = await student.ask(media.saveNote, { ...keyOf(0), id: note.id, second: 4, words: '焦点 F' });
  expect(changed.frame).toMatch(SIGNED_PNG);
  await student.ask(media.saveNote, {
    ...{ ...keyOf(0), id: note.id, second: 4, words: '焦点 F', frameId: await buildUpload(school, student) },
  });
  expect(await read(student.token)).toMatchObject({ statusCode: 404 });
  await expectInvariants(school);
  await student.ask(media.deleteNote, { id: note.id });
  expect(await school.withTenant((tx) => tx.selectFrom('upload_use').select('kind').execute())).toEqual([]);
  await expectInvariants(school);
});

test('a note takes no picture of another student, and none of another kind (Z1)', async () => {
  const { school, student, other, keyOf } = await recorded();
  for (const frameId of [
    await buildUpload(school, other),
    await buildUpload(school, student, { kind: 'avatar' }),
    4_294_967_296,
  ])
    expect(await student.answer(media.saveNote, { ...keyOf(0), second: 4, words: '焦点', frameId })).toMatchObject({
      status: 404,
    });
  expect(await student.ask(media.notes, keyOf(0))).toEqual([]);
});

test('a note says something, and a lesson has no more than are listed: none lies where it cannot be deleted', async () => {
  const { school, student, keyOf } = await recorded();
  const save = (words: string) =>
    student.answer(media.saveNote, { ...keyOf(0), second: 1, words: '焦点' }, { extra: { content: words } });
  expect([(await save('  \n ')).status, (await save('\u200b')).status]).toEqual([422, 422]);
  const { courseId, lessonId } = keyOf(0);
  const row = { company_id: school.id, student_id: student.id, class_run_id: courseId, lesson_id: lessonId };
  await school.withTenant((tx) =>
    tx
      .insertInto('lesson_note')
      .values(Array.from({ length: 499 }, (_, second) => ({ ...row, second, words: '焦点', created_at: TEST_NOW })))
      .execute(),
  );
  expect([(await save('第五百条')).code, (await save('再一条')).code]).toEqual([0, ResultCode.stateForbids]);
  const list = await student.ask(media.notes, keyOf(0));
  expect(list).toHaveLength(500);
  const [first] = list;
  if (!first) throw new Error('There is a note.');
  await student.ask(media.deleteNote, { id: first.id });
  expect((await save('再一条')).code).toBe(0);
});
