import { classRoom, orders } from '@shuyuan/contract';
import { describe, expect, test } from 'vitest';
import { buildCourse } from '../testing/catalogue.ts';
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
  }, 600_000);
});
