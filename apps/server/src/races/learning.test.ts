import { classDesk, classRoom, orders, ResultCode } from '@shuyuan/contract';
import { describe, expect, test } from 'vitest';
import { buildCourse, enrol } from '../testing/catalogue.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { orderCourse } from '../testing/orders.ts';
import { codesOf, firstOf, openField, POSTGRES, patiently, ROUNDS, race } from './field.ts';

/** Each round buys a course of its own, so there are few in the daily run. */
const LESSONS = Math.max(12, Math.ceil(ROUNDS / 4));
const TABS = 4;
const HOUR = 3_600_000;

describe.skipIf(!POSTGRES)('a live class between two processes (C4)', () => {
  const field = openField();

  test('of an entry and a refund at the same moment both see the other: nobody stays in a class that he gave back (I5)', async () => {
    const { arena } = field;
    const school = await arena.school();
    const student = await school.student();
    const seen = new Set<string>();
    const now = arena.app.platform.clock.now().getTime();
    for (let round = 0; round < LESSONS; round += 1) {
      const at = [new Date(now - HOUR), new Date(now + HOUR)] as const;
      const made = await buildCourse(school, { lessons: [{ at }], run: { ends_at: new Date(now + 9 * HOUR) } });
      const placed = await orderCourse(student, made);
      await arena.pay(student, placed);
      const lesson = await school.withTenant((tx) =>
        tx.selectFrom('dated_lesson').select('id').where('class_run_id', '=', made.id).executeTakeFirstOrThrow(),
      );
      const remote = (n: number) => arena.remote({ token: student.token, host: school.host }, n);
      const answers = await race(TABS + 1, (n) =>
        n === TABS
          ? patiently(() => remote(round).answer(orders.askRefund, { id: placed.id, reason: '时间不合适' }))
          : patiently(() => remote(n + round).answer(classRoom.enter, { lessonId: lesson.id })),
      );
      const codes = codesOf(answers.slice(0, TABS));
      // An entry succeeds, or the class is not there any more.
      expect(Object.keys(codes).filter((code) => code !== 'code 0' && code !== 'HTTP 404')).toEqual([]);
      expect(firstOf(answers, TABS).code).toBe(0);
      for (const code of Object.keys(codes)) seen.add(code);
      const stays = await school.withTenant((tx) =>
        tx.selectFrom('class_log').select('left_at').where('dated_lesson_id', '=', lesson.id).execute(),
      );
      expect(stays.length).toBeLessThanOrEqual(1);
      expect(stays.every(({ left_at }) => left_at !== null)).toBe(true);
    }
    expect(seen.size).toBeGreaterThan(0);
    await expectInvariants(school);
  });

  test('two lecturers who start one lesson, and then end it, begin and end it once, and the class is told once', async () => {
    const { arena } = field;
    const school = await arena.school();
    const [lecturer, helper, student] = [await school.lecturer(), await school.lecturer(), await school.student()];
    const now = arena.app.platform.clock.now().getTime();
    for (let round = 0; round < LESSONS; round += 1) {
      const at = [new Date(now - HOUR / 12), new Date(now + HOUR)] as const;
      const made = await buildCourse(school, { lessons: [{ at }], run: { ends_at: new Date(now + 9 * HOUR) } });
      await enrol(school, student.id, made);
      const marker = { company_id: school.id, class_run_id: made.id, lecturer_id: helper.id };
      const id = await school.withTenant(async (tx) => {
        await tx.updateTable('class_run').set({ lecturer_id: lecturer.id }).where('id', '=', made.id).execute();
        await tx.insertInto('class_marker').values(marker).execute();
        const row = tx.selectFrom('dated_lesson').select('id').where('class_run_id', '=', made.id);
        return (await row.executeTakeFirstOrThrow()).id;
      });
      // Each of the two presses on both processes.
      const press = (call: typeof classDesk.start | typeof classDesk.end) =>
        race(TABS, (n) => {
          const { token } = n < TABS / 2 ? lecturer : helper;
          return patiently(() => arena.remote({ token, host: school.host }, n).answer(call, { id }));
        });
      const tell = () =>
        school.withTenant((tx) =>
          tx
            .selectFrom('site_message')
            .select('title_en')
            .where('student_id', '=', student.id)
            .orderBy('id', 'desc')
            .limit(2)
            .execute(),
        );
      const count = () =>
        school.withTenant((tx) =>
          tx
            .selectFrom('site_message')
            .select((eb) => eb.fn.countAll<string>().as('count'))
            .where('student_id', '=', student.id)
            .executeTakeFirstOrThrow(),
        );
      const before = Number((await count()).count);
      expect(codesOf(await press(classDesk.start))).toEqual({ 'code 0': TABS });
      const begun = await school.withTenant((tx) =>
        tx.selectFrom('dated_lesson').select(['started_at', 'ended_at']).where('id', '=', id).executeTakeFirstOrThrow(),
      );
      expect([begun.started_at === null, begun.ended_at]).toEqual([false, null]);
      const ends = codesOf(await press(classDesk.end));
      expect(ends).toEqual({ 'code 0': 1, [`code ${ResultCode.stateForbids}`]: TABS - 1 });
      expect((await tell()).map(({ title_en }) => title_en)).toEqual([
        'Your class has ended',
        'Your class has started',
      ]);
      expect(Number((await count()).count) - before).toBe(2);
    }
    await expectInvariants(school);
  });
});
