import { contract, ResultCode, SocketType } from '@shuyuan/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { enrol } from '../../testing/catalogue.ts';
import { pushesTo } from '../../testing/chat.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { buildPapers } from '../../testing/practices.ts';
import { openWorld, TEST_NOW } from '../../testing/world.ts';
import { followClock } from './changes.ts';
import { buildTaught } from './desk.matrix.ts';

const world = openWorld();
const { classDesk, learning } = contract;
const later = (minutes: number) => world.clock.set(new Date(TEST_NOW.getTime() + minutes * 60_000));
afterEach(() => world.clock.set(TEST_NOW));

/** A lesson in twenty minutes, its lecturer, one who helps in the class, and a student of it. */
async function evening() {
  const school = await world.school();
  const [lecturer, helper, student] = [await school.lecturer(), await school.lecturer(), await school.student()];
  const { id, made } = await buildTaught(school, lecturer, 20);
  await enrol(school, student.id, made);
  const marker = { company_id: school.id, class_run_id: made.id, lecturer_id: helper.id };
  await school.withTenant((tx) => tx.insertInto('class_marker').values(marker).execute());
  const pushes = async (kind: 'student' | 'lecturer', who: { id: number }) =>
    (await pushesTo(world, { kind, id: who.id })).filter(({ type }) => type === SocketType.lesson);
  const messages = async () => {
    const rows = await school.withTenant((tx) =>
      tx.selectFrom('site_message').select('title_en').where('student_id', '=', student.id).orderBy('id').execute(),
    );
    return rows.map(({ title_en }) => title_en);
  };
  return { school, lecturer, helper, student, id, made, pushes, messages };
}

describe("the lecturer's lessons", () => {
  test('are listed for a week with what can be done now, to those who teach and help, within 31 days', async () => {
    const { lecturer, helper, id, made } = await evening();
    for (const who of [lecturer, helper]) {
      const { lessons } = await who.ask(classDesk.lessons);
      expect(lessons).toMatchObject([
        { id, courseId: made.id, state: 'notStarted', memberCount: 1, mayStart: false, mayEnd: false, mayCancel: true },
      ]);
      expect(lessons[0]?.insideCount).toBeUndefined();
    }
    const span = (from: string, until: string) => lecturer.answer(classDesk.lessons, { from, until });
    expect((await span('2026-11-01T00:00:00.000Z', '2026-12-02T00:00:00.000Z')).status).toBe(200);
    expect((await span('2026-11-01T00:00:00.000Z', '2026-12-02T00:00:01.000Z')).status).toBe(422);
    expect((await span('2026-11-03T00:00:00.000Z', '2026-11-01T00:00:00.000Z')).status).toBe(422);
  });

  test('start from 15 minutes before their time, and end with the recording made; the class is told each time', async () => {
    const { school, lecturer, student, id, made, pushes, messages } = await evening();
    expect((await lecturer.answer(classDesk.start, { id })).body).toMatchObject({
      resultCode: ResultCode.tooEarly,
      resultData: { canEnterTime: new Date(TEST_NOW.getTime() + 5 * 60_000).toISOString() },
    });
    expect((await lecturer.answer(classDesk.end, { id })).code).toBe(ResultCode.stateForbids);
    later(6);
    expect(await lecturer.ask(classDesk.start, { id })).toMatchObject({
      state: 'living',
      mayStart: false,
      mayEnd: true,
    });
    const own = () => student.ask(learning.liveLessons, { courseId: made.id, saleId: made.saleId });
    expect((await own())[0]).toMatchObject({ state: 'living', access: { hasAccess: true } });
    expect((await lecturer.answer(classDesk.cancel, { id, reason: '停电' })).code).toBe(ResultCode.stateForbids);
    later(40);
    expect(await lecturer.ask(classDesk.end, { id })).toMatchObject({ state: 'ended', mayStart: false, mayEnd: false });
    expect((await lecturer.answer(classDesk.start, { id })).code).toBe(ResultCode.stateForbids);
    expect((await own())[0]).toMatchObject({ state: 'ended', replay: 'generating' });
    const told = { type: SocketType.lesson, scheduleLessonId: id, courseScheduleId: made.id };
    expect(await pushes('student', student)).toMatchObject([told, told]);
    expect(await pushes('lecturer', lecturer)).toHaveLength(2);
    expect(await messages()).toEqual(['Your class has started', 'Your class has ended']);
    await expectInvariants(school);
  });

  test('say whether the class is given a practice at the end: only where there is an open paper', async () => {
    const { school, lecturer, id, made } = await evening();
    const hasPractice = async () =>
      (await lecturer.ask(classDesk.lessons)).lessons.find((one) => one.id === id)?.hasPractice;
    expect(await hasPractice()).toBe(false);
    await buildPapers(school, made, [0]);
    expect(await hasPractice()).toBe(true);
  });

  test('are cancelled before they begin, with a reason', async () => {
    const { school, helper, id, pushes, student, messages } = await evening();
    expect((await helper.answer(classDesk.cancel, { id, reason: '  ' })).status).toBe(422);
    expect(await helper.ask(classDesk.cancel, { id, reason: ' 讲师生病 ' })).toMatchObject({
      state: 'cancelled',
      cancelReason: '讲师生病',
      mayStart: false,
      mayCancel: false,
    });
    expect((await helper.answer(classDesk.start, { id })).code).not.toBe(0);
    expect(await messages()).toEqual(['Lesson 1 was cancelled']);
    expect(await pushes('student', student)).toHaveLength(1);
    await expectInvariants(school);
  });

  test('of lecturers who press start at once, and the clock with them, it starts once', async () => {
    const { school, lecturer, helper, student, id, pushes, messages } = await evening();
    later(20);
    const ports = { publishPractices: async () => 0 };
    const clock = school.withTenant((tx) =>
      followClock({ tx, companyId: school.id, now: world.clock.now(), ports }, id),
    );
    const [one, other] = await Promise.all([
      lecturer.answer(classDesk.start, { id }),
      helper.answer(classDesk.start, { id }),
      clock,
    ]);
    expect([one.code, other.code]).toEqual([0, 0]);
    expect(await messages()).toEqual(['Your class has started']);
    // The clock's beginning and the lecturer's may both be told; the lesson begins once.
    expect((await pushes('student', student)).length).toBeLessThanOrEqual(2);
    expect(await lecturer.ask(classDesk.lessons)).toMatchObject({ lessons: [{ id, state: 'living', mayEnd: true }] });
    const ends = await Promise.all([lecturer.answer(classDesk.end, { id }), helper.answer(classDesk.end, { id })]);
    expect(ends.map(({ code }) => code).sort()).toEqual([0, ResultCode.stateForbids]);
    await expectInvariants(school);
  });
});
