import { contract, ResultCode } from '@shuyuan/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { buildCourse, enrol } from '../../testing/catalogue.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';

const world = openWorld();
const { media } = contract;
const HLS = { kind: 'video', media: 'hls', media_path: 'hls/index.m3u8', media_s: 48 } as const;
afterEach(() => world.clock.set(null));

async function recorded() {
  const school = await world.school();
  const [student, other] = [await school.student(), await school.student()];
  const made = await buildCourse(school, {
    course: { kind: 'recorded' },
    run: { is_locked_by_practice: true },
    lessons: [{ ...HLS, is_trial: true, has_practice: true }, HLS],
  });
  await enrol(school, student.id, made);
  const keyOf = (place: number) => ({ courseId: made.id, lessonId: made.lessonIds[place] ?? 0 });
  const fetch = (url: string, headers: Record<string, string> = {}, host = school.host) =>
    world.app.inject({ method: 'GET', url, headers: { host, ...headers } });
  return { school, student, other, keyOf, fetch };
}
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
  });

  test('a trial lesson plays for a visitor; every other is missing (Z4)', async () => {
    const { school, keyOf, fetch } = await recorded();
    const visitor = school.visitor();
    const { url = '' } = await visitor.ask(media.trial, keyOf(0));
    expect((await fetch(url)).statusCode).toBe(200);
    expect(await visitor.answer(media.trial, keyOf(1))).toMatchObject({ status: 404 });
  });
});

test('a record is the union of all reports and finishes at 90 %, never to be undone (product.md 4.3)', async () => {
  const { school, student, keyOf } = await recorded();
  const save = (positionS: number, ...ranges: [number, number][]) =>
    student.ask(media.saveRecord, { ...keyOf(0), positionS, ranges });
  expect(await save(30, [20, 30])).toEqual({ watchedS: 10, isFinished: false });
  expect(await save(12, [0, 12], [8, 22])).toEqual({ watchedS: 30, isFinished: false });
  expect(await save(12, [0, 12])).toEqual({ watchedS: 30, isFinished: false });
  expect(await save(43, [30, 43], [40, 9_000])).toEqual({ watchedS: 48, isFinished: true });
  expect(await save(5)).toEqual({ watchedS: 48, isFinished: true });
  expect(await student.ask(media.play, keyOf(0))).toMatchObject({ positionS: 5, watched: [[0, 48]], isFinished: true });
  await expectInvariants(school);
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
