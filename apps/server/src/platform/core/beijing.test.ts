import { expect, test } from 'vitest';
import {
  addBeijingMonths,
  beijingDay,
  beijingDigits,
  beijingMidnight,
  beijingMonday,
  beijingMonth,
  beijingWeekday,
  beijingYear,
  endOfBeijingDay,
} from './beijing.ts';

/** 00:30 on Friday, 1 January 2027 in Beijing; the day, the month and the year before in UTC. */
const NEW_YEAR = new Date('2026-12-31T16:30:00.000Z');

test('year, month, week, day and second of an instant are those of Beijing, whatever UTC has (§9, decision 0046)', () => {
  expect([beijingYear(NEW_YEAR), beijingDay(NEW_YEAR), beijingWeekday(NEW_YEAR)]).toEqual([2027, '2027-01-01', 5]);
  expect(beijingDigits(NEW_YEAR)).toBe('20270101003000');
  expect(beijingMonth(NEW_YEAR)).toEqual(new Date('2026-12-31T16:00:00.000Z'));
  expect(beijingMidnight(NEW_YEAR)).toEqual(new Date('2026-12-31T16:00:00.000Z'));
  expect(beijingMonday(NEW_YEAR)).toEqual(new Date('2026-12-27T16:00:00.000Z'));
  expect(endOfBeijingDay(NEW_YEAR, 0)).toEqual(new Date('2027-01-01T16:00:00.000Z'));
  expect(beijingWeekday(new Date('2026-11-28T16:00:00.000Z'))).toBe(7);
});

test('months after a class ends count by the days of Beijing, in a shorter month to its last day (product.md 4.3)', () => {
  // 05:00 on 31 January in Beijing, still the 30th in UTC.
  expect(addBeijingMonths(new Date('2027-01-30T21:00:00.000Z'), 1)).toEqual(new Date('2027-02-27T21:00:00.000Z'));
  expect(addBeijingMonths(NEW_YEAR, 2)).toEqual(new Date('2027-02-28T16:30:00.000Z'));
});
