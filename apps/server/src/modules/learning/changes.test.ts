import { contract, type OutputOf } from '@shuyuan/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { buildCourse, type CourseOverrides, enrol, type MadeCourse } from '../../testing/catalogue.ts';
import { inDays } from '../../testing/coupons.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import type { School, StudentCaller } from '../../testing/school.ts';
import { openWorld } from '../../testing/world.ts';

const world = openWorld();
const { learning, classRoom } = contract;
const STARTS = new Date('2026-11-20T19:00:00+08:00');
const ENDS = new Date('2026-11-20T20:30:00+08:00');
const at = (time: string) => world.clock.set(new Date(`2026-11-20T${time}+08:00`));
afterEach(() => world.clock.set(null));

interface Evening {
  school: School;
  student: StudentCaller;
  made: MadeCourse;
  lessons(): Promise<OutputOf<typeof learning.liveLessons>>;
  press(action: string, place?: number): Promise<boolean | undefined>;
}

/** A class of one student, by default with one lesson this evening. */
async function evening(
  lessons: CourseOverrides['lessons'] = [{ at: [STARTS, ENDS], title_en: 'Chords' }],
): Promise<Evening> {
  const school = await world.school();
  const student = await school.student();
  const made = await buildCourse(school, { course: { title: '圆锥曲线', title_en: 'Conics' }, lessons });
  await enrol(school, student.id, made);
  const list = () => student.ask(learning.liveLessons, { courseId: made.id, saleId: made.saleId });
  return {
    school,
    student,
    made,
    lessons: list,
    press: async (action, place = 0) => {
      const lessonId = (await list())[place]?.datedId ?? 0;
      const order = { method: 'POST', url: `/__sim/lesson/${action}`, headers: { host: school.host } } as const;
      return (await world.app.inject({ ...order, payload: { lessonId } })).json<{ isDone?: boolean }>().isDone;
    },
  };
}

const stored = ({ school, made }: Evening) =>
  school.withTenant((tx) =>
    tx.selectFrom('dated_lesson').selectAll().where('class_run_id', '=', made.id).orderBy('starts_at').execute(),
  );
const titles = async ({ school, student }: Evening) => {
  const rows = await school.withTenant((tx) =>
    tx.selectFrom('site_message').select('title_en').where('student_id', '=', student.id).orderBy('id').execute(),
  );
  return rows.map(({ title_en }) => title_en);
};
const reportsDue = ({ school, made }: Evening) =>
  school.withTenant((tx) =>
    tx.selectFrom('due_work').select('ref_id').where('kind', '=', 'makeReport').where('ref_id', '=', made.id).execute(),
  );

describe('the clock of a lesson', () => {
  test('writes its states when they come, and ends class and stays with the last lesson (product.md 4.3)', async () => {
    const one = await evening();
    const seen: unknown[] = [];
    for (const time of ['18:44:59', '18:45:00', '19:00:00', '20:29:59', '20:30:00', '23:00:00']) {
      at(time);
      await world.app.dueWork.run();
      const [row] = await stored(one);
      seen.push([time, row?.state, row?.replay]);
      if (time === '19:00:00') await one.student.ask(classRoom.enter, { lessonId: row?.id ?? 0 });
    }
    expect(seen).toEqual([
      ['18:44:59', 'notStarted', 'none'],
      ['18:45:00', 'waiting', 'none'],
      ['19:00:00', 'living', 'none'],
      ['20:29:59', 'living', 'none'],
      ['20:30:00', 'ended', 'generating'],
      ['23:00:00', 'ended', 'generating'],
    ]);
    const [lesson] = await one.lessons();
    expect(lesson).toMatchObject({ attendance: 'present', isFinished: true, access: { error: 'replayNotReady' } });
    expect((await titles(one)).slice(0, 2)).toEqual(['Your class has started', 'Your class has ended']);
    const own = await one.student.ask(learning.ownClass, { courseId: one.made.id, saleId: one.made.saleId });
    expect(own).toMatchObject({ status: 'ended', reportState: expect.not.stringMatching('notMade') });
    await expectInvariants(one.school);
  });

  test('finds a lesson that was over before anybody looked, once', async () => {
    const one = await evening();
    at('23:00:00');
    await world.app.dueWork.run();
    await world.app.dueWork.run();
    expect(await stored(one)).toMatchObject([{ state: 'ended', ended_at: ENDS, started_at: null }]);
    expect(await titles(one)).toEqual(['Your class has ended']);
  });

  test('follows a lesson that is moved to another day', async () => {
    const one = await evening();
    await one.school.withTenant((tx) =>
      tx
        .updateTable('dated_lesson')
        .set({ starts_at: inDays(1), ends_at: inDays(1.1) })
        .where('class_run_id', '=', one.made.id)
        .execute(),
    );
    at('23:00:00');
    await world.app.dueWork.run();
    expect(await stored(one)).toMatchObject([{ state: 'notStarted' }]);
  });
});

describe('the lecturer', () => {
  test('starts a lesson before its time, which goes on for half an hour more unless he ends it', async () => {
    const one = await evening();
    at('18:50:00');
    expect(await one.press('start')).toBe(true);
    expect(await one.press('start')).toBe(true);
    expect((await one.lessons())[0]).toMatchObject({ state: 'living', access: { hasAccess: true } });
    at('20:50:00');
    await world.app.dueWork.run();
    expect((await stored(one))[0]).toMatchObject({ state: 'living' });
    expect(await one.press('end')).toBe(true);
    expect(await one.press('end')).toBe(false);
    expect((await stored(one))[0]).toMatchObject({ state: 'ended', replay: 'generating' });
    expect((await stored(one))[0]?.ended_at?.toISOString()).toBe('2026-11-20T12:50:00.000Z');
    expect(await one.press('cancel')).toBe(false);
    expect(await reportsDue(one)).toHaveLength(1);
    await expectInvariants(one.school);
  });

  test('starts one that the clock has begun, so that it may run on', async () => {
    const one = await evening();
    at('19:05:00');
    await world.app.dueWork.run();
    expect(await one.press('start')).toBe(true);
    at('20:59:00');
    await world.app.dueWork.run();
    expect((await stored(one))[0]).toMatchObject({ state: 'living' });
    at('21:00:00');
    await world.app.dueWork.run();
    expect((await stored(one))[0]).toMatchObject({ state: 'ended' });
  });

  test('of two that end the last lessons at once one sees that the class has ended', async () => {
    const one = await evening([{ at: [STARTS, ENDS] }, { at: [STARTS, ENDS] }]);
    at('20:00:00');
    expect(await Promise.all([one.press('end', 0), one.press('end', 1)])).toEqual([true, true]);
    expect(await reportsDue(one)).toHaveLength(1);
    expect((await titles(one)).filter((title) => title === 'Your class has ended')).toHaveLength(1);
  });
});

describe('a cancelled lesson', () => {
  test('is told to who is in the class, cannot be entered, and counts for nobody (product.md 4.3)', async () => {
    const one = await evening([{ at: [STARTS, ENDS] }, { at: [inDays(3), inDays(3.1)] }]);
    const [gone, expired] = [await one.school.student(), await one.school.student()];
    await enrol(one.school, gone.id, one.made, { status: 'quit' });
    await enrol(one.school, expired.id, one.made, { valid_until: inDays(0) });
    expect(await one.press('cancel')).toBe(true);
    expect(await one.press('cancel')).toBe(false);
    expect(await one.press('start')).toBe(false);
    at('19:30:00');
    await world.app.dueWork.run();
    const [lesson] = await one.lessons();
    expect(lesson).toMatchObject({ state: 'cancelled', cancelReason: '讲师临时有事', access: { error: 'cancelled' } });
    expect(lesson?.attendance).toBe('none');
    expect(await titles(one)).toEqual(['Lesson 1 was cancelled']);
    for (const student of [gone, expired]) expect(await titles({ ...one, student })).toEqual([]);
    expect(await reportsDue(one)).toEqual([]);
    await expectInvariants(one.school);
  });
});

describe('a recording', () => {
  test('fails, is made again, and is told once when it is ready', async () => {
    const one = await evening([{ at: [STARTS, ENDS] }, { at: [inDays(3), inDays(3.1)] }]);
    expect(await one.press('replayReady')).toBe(false);
    at('20:31:00');
    await world.app.dueWork.run();
    expect(await one.press('replayFailed')).toBe(true);
    expect((await one.lessons())[0]).toMatchObject({ replay: 'failed', access: { error: 'replayNotReady' } });
    expect(await one.press('replayReady')).toBe(false);
    expect(await one.press('replayAgain')).toBe(true);
    expect(await one.press('replayReady')).toBe(true);
    expect(await one.press('replayReady')).toBe(true);
    expect((await one.lessons())[0]).toMatchObject({ replay: 'ready', access: { hasAccess: true } });
    expect(await titles(one)).toEqual(['A recording is ready']);
  });
});

test('a lesson that ends publishes its practice to the class', async () => {
  const one = await evening([{ at: [STARTS, ENDS], has_practice: true }, { at: [inDays(3), inDays(3.1)] }]);
  const { courseId, lessonIds } = one.made;
  const row = { company_id: one.school.id, course_id: courseId, lesson_id: lessonIds[0] ?? 0 };
  await one.school.withTenant((tx) =>
    tx
      .insertInto('paper')
      .values({
        ...row,
        type: 'homework',
        name: '练习',
        total_score: 10,
        pass_score: null,
        name_en: null,
        limit_minutes: null,
      })
      .execute(),
  );
  at('20:30:00');
  await world.app.dueWork.run();
  expect((await one.lessons())[0]).toMatchObject({ practiceState: 'unfinished' });
});

test('the demo control does not know a lesson of another school, nor a bad one', async () => {
  const [one, other] = [await evening(), await evening()];
  const [foreign] = await stored(other);
  const send = (payload: object, host = one.school.host) =>
    world.app.inject({ method: 'POST', url: '/__sim/lesson/start', headers: { host }, payload });
  expect((await send({ lessonId: foreign?.id })).statusCode).toBe(404);
  expect((await send({ lessonId: 'one' })).statusCode).toBe(422);
  expect((await send({ lessonId: 1 }, 'nobody.localhost')).statusCode).toBe(404);
});
