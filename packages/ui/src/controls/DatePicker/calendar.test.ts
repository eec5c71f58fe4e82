import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  clampDate,
  daysBetween,
  daysInMonth,
  isPlainDate,
  monthWeeks,
  plainDate,
  plainDateAt,
  startOfWeek,
  weekdayOf,
} from './calendar.ts';

describe('a plain date', () => {
  it.each([
    ['2026-11-20', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-04-31', false],
    ['2026-4-3', false],
    ['0000-01-01', false],
    ['2026-11-20T00:00', false],
    ['', false],
  ])('%j exists: %s', (text, exists) => {
    expect(isPlainDate(text)).toBe(exists);
  });

  it('is the same day in every time zone of the machine', () => {
    expect(weekdayOf('2026-11-20')).toBe(4);
    expect(startOfWeek('2026-11-20')).toBe('2026-11-16');
    expect(startOfWeek('2026-11-22')).toBe('2026-11-16');
    expect(startOfWeek('2026-11-23')).toBe('2026-11-23');
  });

  it('loses no day at DST changes, and counts through leap years', () => {
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
    expect(addDays('2026-10-25', 1)).toBe('2026-10-26');
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2026-01-01', '2027-01-01')).toBe(365);
    expect(daysBetween('2024-03-01', '2024-02-01')).toBe(-29);
  });

  it('is clamped to a shorter month when it moves by months or years', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-01-31', -2)).toBe('2025-11-30');
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
    expect(addYears('2024-02-29', 1)).toBe('2025-02-28');
    expect(addYears('2024-02-29', -4)).toBe('2020-02-29');
    expect(plainDate(2026, 4, 31)).toBe('2026-04-30');
  });

  it('is clamped to its limits', () => {
    expect(clampDate('2026-05-05', '2026-06-01')).toBe('2026-06-01');
    expect(clampDate('2026-05-05', undefined, '2026-05-01')).toBe('2026-05-01');
    expect(clampDate('2026-05-05', '2026-05-05', '2026-05-05')).toBe('2026-05-05');
  });
});

describe('a month', () => {
  it('has 28 to 31 days', () => {
    expect(['2026-02', '2024-02', '2100-02', '2026-04', '2026-12'].map(daysInMonth)).toEqual([28, 29, 28, 30, 31]);
  });

  it('has four to six whole weeks, starting on Monday', () => {
    expect(monthWeeks('2027-02')).toHaveLength(4);
    expect(monthWeeks('2026-11')).toHaveLength(6);
    expect(monthWeeks('2026-10')).toHaveLength(5);
    const weeks = monthWeeks('2026-11');
    expect(weeks[0]?.[0]).toEqual({ date: '2026-10-26', day: 26, isInMonth: false });
    expect(weeks[0]?.[6]).toEqual({ date: '2026-11-01', day: 1, isInMonth: true });
    expect(weeks.flat().filter(({ isInMonth }) => isInMonth)).toHaveLength(30);
    for (const week of weeks) expect(week.map(({ date }) => weekdayOf(date))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});

describe('today', () => {
  it("is determined by the given time zone, not by the machine's", () => {
    const lateEvening = Date.UTC(2026, 10, 20, 17, 0);
    expect(plainDateAt(lateEvening, 'Asia/Shanghai')).toBe('2026-11-21');
    expect(plainDateAt(lateEvening, 'America/New_York')).toBe('2026-11-20');
    expect(plainDateAt(lateEvening, 'UTC')).toBe('2026-11-20');
  });
});
