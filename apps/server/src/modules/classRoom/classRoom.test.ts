import { contract, ResultCode } from '@shuyuan/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { buildCourse, enrol, type MadeCourse } from '../../testing/catalogue.ts';
import { inDays } from '../../testing/coupons.ts';
import { buildPapers, buildPracticeRecord } from '../../testing/practices.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { openWorld } from '../../testing/world.ts';

const world = openWorld();
const { classRoom, courses } = contract;
/** A lesson of one evening in Beijing. */
const STARTS = new Date('2026-11-20T19:00:00+08:00');
const ENDS = new Date('2026-11-20T20:30:00+08:00');
const at = (time: string) => world.clock.set(new Date(`2026-11-20T${time}+08:00`));
afterEach(() => world.clock.set(null));

interface Evening {
  school: School;
  student: StudentCaller;
  made: MadeCourse;
  lessonId: number;
}

/** The number of a lesson that has a date; a test without one has nothing to test. */
function datedIdOf(lesson: { datedId?: number | undefined } | undefined): number {
  if (lesson?.datedId === undefined) throw new Error('the course has no dated lesson');
  return lesson.datedId;
}

async function evening(overrides: Parameters<typeof buildCourse>[1] = {}): Promise<Evening> {
  const school = await world.school();
  const student = await school.student();
  const made = await buildCourse(school, { lessons: [{ at: [STARTS, ENDS], title_en: 'Focal chords' }], ...overrides });
  await enrol(school, student.id, made);
  const [lesson] = await student.ask(courses.lessons, made);
  return { school, student, made, lessonId: datedIdOf(lesson) };
}

function staysOf(school: School, lessonId: number) {
  return school.withTenant((tx) =>
    tx
      .selectFrom('class_log')
      .select(['student_id', 'joined_at', 'left_at'])
      .where('dated_lesson_id', '=', lessonId)
      .orderBy('joined_at')
      .execute(),
  );
}

describe('the entry to a live class', () => {
  test.each([
    ['18:44:59', ResultCode.tooEarly],
    ['18:45:00', 0],
    ['20:29:59', 0],
    ['20:30:00', ResultCode.classEnded],
  ])('at %s answers %i, by the clock of the server (§9, C3)', async (time, code) => {
    const { school, student, lessonId } = await evening();
    at(time);
    expect((await student.answer(classRoom.enter, { lessonId })).code).toBe(code);
    expect(await staysOf(school, lessonId)).toHaveLength(code === 0 ? 1 : 0);
  });

  test('explains why it is closed, in both languages', async () => {
    const { student, lessonId } = await evening();
    at('18:44:59');
    const early = await student.answer(classRoom.enter, { lessonId });
    expect(early.body['resultMessage']).toBe('上课前15分钟才能进入教室');
    expect(early.body['resultData']).toEqual({ canEnterTime: '2026-11-20T10:45:00.000Z' });
    at('20:30:00');
    const over = await student.answer(classRoom.enter, { lessonId }, { locale: 'en' });
    expect(over.body['resultMessage']).toBe('This class is over');
  });

  test('leads to the sandbox page, which says that it replaces a room', async () => {
    const { school, student, lessonId } = await evening();
    at('18:45:00');
    const { url, tool } = await student.ask(classRoom.enter, { lessonId });
    expect({ url, tool }).toEqual({
      url: `http://${school.label}.localhost:8080/sandbox/class/${lessonId}`,
      tool: 'sandbox',
    });
    const get = (lang: string) =>
      world.app.inject({ url: `/sandbox/class/${lessonId}?lang=${lang}`, headers: { host: school.host } });
    const page = await get('en');
    expect(page.body).toContain('Focal chords');
    expect(page.body).toContain('stands in for the school&#39;s own live room');
    expect(page.body).toContain('20 Nov 2026, 19:00–20:30');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-/);
    expect((await get('cn')).body).toContain('这一页代替学校自己的直播教室');
    const other = await world.school();
    const foreign = { url: `/sandbox/class/${lessonId}`, headers: { host: other.host } };
    expect((await world.app.inject(foreign)).statusCode).toBe(404);
  });

  test.each([
    ['https://live.school.example/r/7', 'https://live.school.example/r/7', 'school'],
    ['https://live.other.example/r/7', /\/sandbox\/class\//, 'sandbox'],
    ['http://live.school.example/r/7', /\/sandbox\/class\//, 'sandbox'],
  ])('of a class with the room %s leads only to hosts of the school (X3)', async (live_url, address, tool) => {
    const school = await world.school();
    const live_hosts = ['live.school.example'];
    await world.platform.store.owner.updateTable('company').set({ live_hosts }).where('id', '=', school.id).execute();
    const student = await school.student();
    const made = await buildCourse(school, { lessons: [{ at: [STARTS, ENDS] }], run: { live_url } });
    await enrol(school, student.id, made);
    const [lesson] = await student.ask(courses.lessons, made);
    at('19:00:00');
    const entry = await student.ask(classRoom.enter, { lessonId: datedIdOf(lesson) });
    expect(entry.tool).toBe(tool);
    expect(entry.url).toMatch(address);
  });

  test('follows the lecturer: early by his start, past the end while he goes on, and not after his end', async () => {
    const { school, student, lessonId } = await evening();
    const set = (change: object) =>
      school.withTenant((tx) => tx.updateTable('dated_lesson').set(change).where('id', '=', lessonId).execute());
    const code = async () => (await student.answer(classRoom.enter, { lessonId })).code;
    at('18:30:00');
    await set({ state: 'living', started_at: world.clock.now() });
    expect(await code()).toBe(0);
    at('20:59:59');
    expect(await code()).toBe(0);
    expect(await student.ask(classRoom.info, { lessonId })).toMatchObject({ state: 'living', isInside: true });
    at('20:40:00');
    await set({ state: 'ended', ended_at: world.clock.now() });
    expect(await code()).toBe(ResultCode.classEnded);
  });

  test('is closed once the lesson is cancelled', async () => {
    const { school, student, lessonId } = await evening();
    await school.withTenant((tx) =>
      tx.updateTable('dated_lesson').set({ state: 'cancelled' }).where('id', '=', lessonId).execute(),
    );
    at('19:00:00');
    expect((await student.answer(classRoom.enter, { lessonId })).code).toBe(ResultCode.stateForbids);
    expect(await staysOf(school, lessonId)).toEqual([]);
  });

  test('has the name that backends of the family give it too (wire-facts 6.5)', async () => {
    const { school, student, lessonId } = await evening();
    at('19:00:00');
    const { url, tool } = await student.ask(classRoom.enter, { lessonId });
    expect(await student.ask(classRoom.join, { lessonId })).toMatchObject({ url, tool, roomId: String(lessonId) });
    expect(await staysOf(school, lessonId)).toHaveLength(1);
  });

  test('stays closed while an earlier practice is to be done (§4, Z4)', async () => {
    const { school, student, made } = await evening({
      run: { is_locked_by_practice: true },
      lessons: [{ has_practice: true, at: [inDays(-2), inDays(-1)] }, { at: [STARTS, ENDS] }],
    });
    const [, lesson] = await student.ask(courses.lessons, made);
    at('19:00:00');
    const input = { lessonId: datedIdOf(lesson) };
    expect(
      (await student.ask(classRoom.info, input)).lockReason,
      'no lock waits for what is not there',
    ).toBeUndefined();
    await buildPapers(school, made, [0]);
    expect((await student.answer(classRoom.enter, input)).code).toBe(ResultCode.practiceFirst);
    expect((await student.ask(classRoom.info, input)).lockReason).toBe('学完第1讲、做完它的练习后解锁');
    const lessonId = made.lessonIds[0] ?? 0;
    await buildPracticeRecord(school, { studentId: student.id, made, lessonId, state: 'submitted' });
    expect((await student.ask(classRoom.info, input)).lockReason).toBeUndefined();
    expect((await student.answer(classRoom.enter, input)).code).toBe(0);
  });

  test('is not there for a student whose right is frozen or has run out (I5, Z1)', async () => {
    for (const overrides of [{ status: 'frozen' as const }, { valid_until: inDays(0) }]) {
      const school = await world.school();
      const student = await school.student();
      const made = await buildCourse(school, { lessons: [{ at: [STARTS, ENDS] }] });
      await enrol(school, student.id, made, overrides);
      const [lesson] = await student.ask(courses.lessons, made);
      at('19:00:00');
      const input = { lessonId: datedIdOf(lesson) };
      expect(await student.ask(classRoom.info, input)).toMatchObject({ isMember: false, saleId: made.saleId });
      expect((await student.answer(classRoom.enter, input)).status).toBe(404);
      expect((await student.answer(classRoom.leave, input)).status).toBe(404);
      world.clock.set(null);
    }
  });
});

describe('a stay in a class', () => {
  test('is one row however often the student enters, and closes with leaving (J5.2)', async () => {
    const { school, student, lessonId } = await evening();
    at('18:50:00');
    await student.ask(classRoom.enter, { lessonId });
    at('18:55:00');
    await student.ask(classRoom.enter, { lessonId });
    expect(await student.ask(classRoom.info, { lessonId })).toMatchObject({ isMember: true, isInside: true });
    at('19:30:00');
    await student.ask(classRoom.leave, { lessonId });
    await student.ask(classRoom.leave, { lessonId });
    expect(await student.ask(classRoom.info, { lessonId })).toMatchObject({ isInside: false });
    at('19:40:00');
    await student.ask(classRoom.enter, { lessonId });
    expect(await staysOf(school, lessonId)).toEqual([
      {
        student_id: student.id,
        joined_at: new Date('2026-11-20T18:50:00+08:00'),
        left_at: new Date('2026-11-20T19:30:00+08:00'),
      },
      { student_id: student.id, joined_at: new Date('2026-11-20T19:40:00+08:00'), left_at: null },
    ]);
  });

  test('never ends before it began, on any process (C3)', async () => {
    const { school, student, lessonId } = await evening();
    at('19:00:00');
    await student.ask(classRoom.enter, { lessonId });
    at('18:59:59');
    await student.ask(classRoom.leave, { lessonId });
    expect(await staysOf(school, lessonId)).toMatchObject([{ joined_at: STARTS, left_at: STARTS }]);
  });

  test('ends with the class at the latest', async () => {
    const { school, student, lessonId } = await evening();
    at('20:00:00');
    await student.ask(classRoom.enter, { lessonId });
    at('23:00:00');
    expect(await student.ask(classRoom.info, { lessonId })).toMatchObject({ isInside: false });
    await student.ask(classRoom.leave, { lessonId });
    expect(await staysOf(school, lessonId)).toMatchObject([{ left_at: ENDS }]);
  });

  test('is opened once by many clicks at the same moment (C4)', async () => {
    const { school, student, lessonId } = await evening();
    at('19:00:00');
    const answers = await Promise.all(Array.from({ length: 5 }, () => student.answer(classRoom.enter, { lessonId })));
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0]);
    expect(await staysOf(school, lessonId)).toHaveLength(1);
  });
});

test('the lesson shows lecturer and time, also to visitors and in their language', async () => {
  const { school, made, lessonId } = await evening({ course: { title_en: 'Conics' } });
  const visitor = school.visitor();
  expect(await visitor.ask(classRoom.info, { lessonId }, { locale: 'en' })).toMatchObject({
    lessonId,
    index: 1,
    title: 'Focal chords',
    courseId: made.id,
    saleId: made.saleId,
    courseTitle: 'Conics',
    startsAt: STARTS.toISOString(),
    endsAt: ENDS.toISOString(),
    isMember: false,
    isInside: false,
  });
});

describe('a server that is no demo', () => {
  const real = openWorld({ config: { isDemo: false } });

  test('has no sandbox room: without a room of the school entry is refused and not recorded (X3)', async () => {
    const school = await real.school();
    const student = await school.student();
    const made = await buildCourse(school, { lessons: [{ at: [inDays(-1), inDays(1)] }] });
    await enrol(school, student.id, made);
    const [lesson] = await student.ask(courses.lessons, made);
    const lessonId = datedIdOf(lesson);
    expect((await student.answer(classRoom.enter, { lessonId })).code).toBe(ResultCode.classRoomMissing);
    expect(await staysOf(school, lessonId)).toEqual([]);
    const page = await real.app.inject({ url: `/sandbox/class/${lessonId}`, headers: { host: school.host } });
    expect(page.body).not.toContain('演示教室');
  });
});
