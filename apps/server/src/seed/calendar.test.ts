import { expect, test } from 'vitest';
import { beijingDay, DAY_MS, dayOfPast, meetingsFrom, PATTERNS, patternOn, slotsOf } from './calendar.ts';

const MONDAY = Date.parse('2026-11-23T00:00:00+08:00');
const week = Array.from({ length: 7 }, (_, place) => MONDAY + place * DAY_MS);

test('computes the Beijing day on both sides of midnight', () => {
  expect(beijingDay(new Date(MONDAY))).toBe(MONDAY);
  expect(beijingDay(new Date(MONDAY + DAY_MS - 1))).toBe(MONDAY);
  expect(beijingDay(new Date(MONDAY - 1))).toBe(MONDAY - DAY_MS);
});

test('finds for every weekday a timetable with a lesson on that day', () => {
  for (const day of week) {
    const [first] = meetingsFrom(patternOn(day), day, 1);
    expect(first && beijingDay(first.startsAt)).toBe(day);
  }
});

test('meets only on the weekdays of a timetable, in Beijing time', () => {
  const meetings = meetingsFrom(PATTERNS.mondays, MONDAY, 4);
  expect(meetings.map(({ startsAt }) => startsAt.toISOString())).toEqual([
    '2026-11-23T11:30:00.000Z',
    '2026-11-25T11:30:00.000Z',
    '2026-11-27T11:30:00.000Z',
    '2026-11-30T11:30:00.000Z',
  ]);
  expect(slotsOf(PATTERNS.weekend)).toEqual(
    [6, 7].map((weekday) => ({ weekday, startTime: '10:00', endTime: '11:30' })),
  );
});

test('counts back to the first day of a class', () => {
  for (const day of week) {
    const held = meetingsFrom(PATTERNS.tuesdays, dayOfPast(PATTERNS.tuesdays, day, 5), 5);
    expect(held.every(({ endsAt }) => endsAt.getTime() < day)).toBe(true);
    expect(
      meetingsFrom(PATTERNS.tuesdays, dayOfPast(PATTERNS.tuesdays, day, 5), 6)
        .at(-1)
        ?.endsAt.getTime(),
    ).toBeGreaterThan(day);
  }
});
