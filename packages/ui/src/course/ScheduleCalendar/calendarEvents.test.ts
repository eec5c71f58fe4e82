import { DEFAULT_TIME_ZONE } from '@shuyuan/rules';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, dayAt, eventsByDay } from './calendarEvents.ts';

const build = (at: string, id = at): CalendarEvent => ({ id, title: '课', at, kind: 'live', state: 'next' });

describe('the schedule by days', () => {
  it('assigns a class to its day in the time zone of the reader (§9)', () => {
    const late = build('2026-11-20T16:30:00Z');
    expect([...eventsByDay([late], DEFAULT_TIME_ZONE.id).keys()]).toEqual(['2026-11-21']);
    expect([...eventsByDay([late], 'Europe/London').keys()]).toEqual(['2026-11-20']);
  });
  it('divides the day at noon and at 18:00', () => {
    const [day = []] = eventsByDay(
      [build('2026-11-20T03:59:00Z'), build('2026-11-20T04:00:00Z'), build('2026-11-20T10:00:00Z')],
      DEFAULT_TIME_ZONE.id,
    ).values();
    expect(day.map(({ time, part }) => `${time} ${part}`)).toEqual([
      '11:59 morning',
      '12:00 afternoon',
      '18:00 evening',
    ]);
  });
  it('keeps the order of instants in the repeated hour at the end of daylight saving time', () => {
    const day = eventsByDay(
      [build('2026-11-01T06:30:00Z', 'b'), build('2026-11-01T05:30:00Z', 'a')],
      'America/New_York',
    );
    expect(day.get('2026-11-01')?.map(({ id, time }) => `${id} ${time}`)).toEqual(['a 01:30', 'b 01:30']);
  });
  it('skips events without a valid instant', () => {
    expect(eventsByDay([build('soon')], DEFAULT_TIME_ZONE.id).size).toBe(0);
    expect(dayAt('soon', DEFAULT_TIME_ZONE.id)).toBeUndefined();
  });
});
