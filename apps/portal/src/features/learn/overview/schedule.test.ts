import type { Practice, TimetableEntry } from '@shuyuan/contract';
import { describe, expect, it } from 'vitest';
import { isOver, nextLesson, scheduleOf } from '../../../shared/course/schedule.ts';
import { cancelledSoon, eventPath, firstDay, instantsOf, spanAround, toEvents, weekOf } from './schedule.ts';

/** Friday, 20 November 2026, 19:22 in Beijing. */
const NOW = Date.parse('2026-11-20T11:22:00Z');

const buildEntry = (id: number, startsAt: string, given: Partial<TimetableEntry> = {}): TimetableEntry => ({
  id,
  courseId: 3,
  saleId: 4,
  classTitle: '圆锥曲线',
  title: `第${id}讲`,
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 45 * 60_000).toISOString(),
  lecturerName: '周砚秋',
  ...given,
});
const monday = buildEntry(1, '2026-11-16T11:30:00Z', { state: 'ended', isLearnt: true });
const tonight = buildEntry(2, '2026-11-20T11:30:00Z', { state: 'waiting' });
const nextWeek = buildEntry(3, '2026-11-23T11:30:00Z');
/** A moment in a zone. */
const at = (now: number, timeZone = 'Asia/Shanghai') => ({ now, timeZone });
const view = { now: NOW, cancelled: (title: string) => `- ${title}` };

describe('the schedule', () => {
  const schedule = scheduleOf([nextWeek, tonight, monday]);

  it('has the lessons with a time by their beginning', () => {
    expect(schedule.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(scheduleOf([{ ...monday, startsAt: undefined } as TimetableEntry])).toEqual([]);
  });

  it('knows the next class, that it is open 15 minutes before it, and the week from Monday on (§9)', () => {
    expect(nextLesson(schedule, NOW)?.id).toBe(2);
    const practice = { id: 9, title: '第2讲练习', dueAt: '2026-11-20T15:59:00Z' } as Practice;
    expect(toEvents(schedule, [practice], view).map(({ id, kind, state }) => [id, kind, state])).toEqual([
      ['1', 'live', 'done'],
      ['2', 'live', 'now'],
      ['3', 'live', 'next'],
      ['practice-9', 'due', 'next'],
    ]);
    expect(weekOf(schedule, at(NOW))).toEqual({ total: 2, left: 1, today: 1 });
  });

  it('ticks no lesson that was missed (product.md 4.3)', () => {
    const stateOf = (over: Partial<TimetableEntry>) =>
      toEvents(scheduleOf([{ ...monday, isLearnt: false, ...over }]), [], view)[0]?.state;
    expect(stateOf({ attendance: 'absent' })).toBe('missed');
    expect(stateOf({ attendance: 'present' })).toBe('over');
    expect(stateOf({ attendance: 'replay', isLearnt: true })).toBe('done');
    expect(stateOf({ attendance: undefined, isLearnt: undefined })).toBe('over');
  });

  it('leads to the entrance of a lesson until it is over, then to its recording (J5.1)', () => {
    const [held, tonightsOne] = schedule;
    expect(held && isOver(held, NOW)).toBe(true);
    expect(held && eventPath(held, NOW)).toBe('/learn/scheduledetail/1/ended/live');
    expect(tonightsOne && eventPath(tonightsOne, NOW)).toBe('/toclass?id=2');
  });

  it('goes on with a lesson that runs over its time, and passes by a cancelled one', () => {
    const [late] = scheduleOf([{ ...tonight, state: 'living' }]);
    const end = Date.parse(tonight.endsAt ?? '');
    expect([29, 30].map((minutes) => late && isOver(late, end + minutes * 60_000))).toEqual([false, true]);
    const fallen = scheduleOf([{ ...tonight, state: 'cancelled' }, nextWeek]);
    expect(nextLesson(fallen, NOW)?.id).toBe(3);
    expect(cancelledSoon(fallen, NOW)?.id).toBe(2);
    expect(cancelledSoon(fallen, NOW - 3 * 86_400_000)).toBeUndefined();
    expect(toEvents(fallen, [], view)[0]?.title).toBe('- 第2讲');
    expect(weekOf(fallen, at(NOW)).total).toBe(0);
  });

  it('counts Sunday to the week that ends with it, by the day in Beijing', () => {
    const sunday = Date.parse('2026-11-22T15:59:00Z');
    expect(weekOf(schedule, at(sunday))).toEqual({ total: 2, left: 0, today: 0 });
    expect(weekOf(schedule, at(sunday + 60_000))).toEqual({ total: 1, left: 1, today: 1 });
  });

  it('counts the days and weeks of the zone in which it is shown (§9)', () => {
    // Monday 00:30 in Beijing is Sunday in New York, and 22:15 on Sunday in Kathmandu.
    const monday = Date.parse('2026-11-22T16:30:00Z');
    expect(weekOf(schedule, at(monday)).total).toBe(1);
    expect(weekOf(schedule, at(monday, 'America/New_York')).total).toBe(2);
    expect(weekOf(schedule, at(monday, 'Asia/Kathmandu')).total).toBe(2);
    expect(firstDay([], at(monday, 'America/New_York'))).toBe('2026-11-22');
    // The next day begins at midnight there: 18:15 UTC in Kathmandu, 10:15 UTC on the Chatham Islands in summer.
    expect(instantsOf([], at(monday, 'Asia/Kathmandu'))).toEqual([Date.parse('2026-11-22T18:15:00Z')]);
    expect(instantsOf([], at(monday, 'Pacific/Chatham'))).toEqual([Date.parse('2026-11-23T10:15:00Z')]);
  });

  it('opens on today, else on the nearest day that has a lesson', () => {
    expect(firstDay(schedule, at(NOW))).toBe('2026-11-20');
    expect(firstDay(scheduleOf([nextWeek]), at(NOW))).toBe('2026-11-23');
    expect(firstDay(scheduleOf([buildEntry(1, '2026-11-10T11:30:00Z')]), at(NOW))).toBe('2026-11-10');
    expect(firstDay([], at(NOW))).toBe('2026-11-20');
  });

  it('asks for no more days than the server answers, the same ones all day', () => {
    const { from, until } = spanAround(NOW);
    expect(from).toBe('2026-11-05T16:00:00.000Z');
    expect((Date.parse(until) - Date.parse(from)) / 86_400_000).toBeLessThanOrEqual(62);
    expect(spanAround(NOW + 3_600_000)).toEqual({ from, until });
  });
});
