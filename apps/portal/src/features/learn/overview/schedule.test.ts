import { describe, expect, it } from 'vitest';
import { buildCard, buildLesson } from '../../../testing/classes.ts';
import type { OwnClass } from '../../../shared/course/ownClass.ts';
import { hourOf, isOver, lessonPath, nextLesson, scheduleOf, toEvents, weekOf } from './schedule.ts';

/** Friday, 20 November 2026, 19:22 in Beijing. */
const NOW = Date.parse('2026-11-20T11:22:00Z');

const buildClass = (given: Partial<OwnClass> = {}): OwnClass => ({
  ...buildCard(),
  source: 'purchase',
  enrolment: 'active',
  ...given,
});
const monday = buildLesson(1, '2026-11-16T11:30:00Z', 'done');
const tonight = buildLesson(2, '2026-11-20T11:30:00Z');
const nextWeek = buildLesson(3, '2026-11-23T11:30:00Z');
const lessons = new Map([[4, [nextWeek, tonight, monday]]]);

describe('the schedule', () => {
  const schedule = scheduleOf([buildClass()], lessons);

  it('has the live lessons of all classes by their beginning; not those of recorded and frozen ones', () => {
    expect(schedule.map(({ lesson }) => lesson.id)).toEqual([1, 2, 3]);
    expect(scheduleOf([buildClass({ kind: 'recorded' }), buildClass({ enrolment: 'frozen' })], lessons)).toEqual([]);
  });

  it('knows the next class, that it is open 15 minutes before it, and the week from Monday on (§9)', () => {
    expect(nextLesson(schedule, NOW)?.lesson.id).toBe(2);
    expect(toEvents(schedule, NOW).map(({ state }) => state)).toEqual(['done', 'now', 'next']);
    expect(weekOf(schedule, NOW)).toEqual({ total: 2, left: 1, today: 1 });
    expect(hourOf(NOW)).toBe(19);
  });

  it('leads to the entrance of a lesson until it is over, by the lesson on its day (J5.1)', () => {
    const [held, tonightsOne] = schedule;
    expect(held && isOver(held, NOW)).toBe(true);
    expect(tonightsOne && isOver(tonightsOne, NOW)).toBe(false);
    const course = buildClass();
    expect(lessonPath({ lesson: { ...tonight, datedId: 77 }, course })).toBe('/toclass?id=77');
    expect(lessonPath({ lesson: tonight, course })).toBe('/course/detail/3/4');
  });

  it('counts Sunday to the week that ends with it, by the day in Beijing', () => {
    const sunday = Date.parse('2026-11-22T15:59:00Z');
    expect(weekOf(schedule, sunday)).toEqual({ total: 2, left: 0, today: 0 });
    expect(weekOf(schedule, sunday + 60_000)).toEqual({ total: 1, left: 1, today: 1 });
  });
});
