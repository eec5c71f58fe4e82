import { CalendarDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { dayIn, dayNames, dayOf } from './days.ts';
import { yearsOf } from './yearsOf.ts';

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
    [null, false],
  ])('%j exists: %s', (text, exists) => {
    expect(dayOf(text)?.toString() ?? null).toBe(exists ? text : null);
  });
});

describe('today', () => {
  it("is determined by the given time zone, not by the machine's", () => {
    const lateEvening = Date.UTC(2026, 10, 20, 17, 0);
    expect(dayIn(lateEvening, 'Asia/Shanghai').toString()).toBe('2026-11-21');
    expect(dayIn(lateEvening, 'America/New_York').toString()).toBe('2026-11-20');
    expect(dayIn(lateEvening, 'UTC').toString()).toBe('2026-11-20');
  });
});

describe('the names of a day', () => {
  const day = new CalendarDate(2026, 11, 20);
  const namesIn = (language: string) => Object.values(dayNames(language)).map((name) => name(day));

  it('are Chinese and English, the day before the month', () => {
    expect(namesIn('zh-CN')).toEqual([
      '2026年',
      '11月',
      '2026年11月',
      '11月20日',
      '2026年11月20日星期五',
      '五',
      '周五',
      '星期五',
    ]);
    expect(namesIn('en').join(' | ')).toMatch(
      /^2026 \| November \| Nov 2026 \| 20 Nov \| Friday,? 20 November 2026 \| Fri \| Fri \| Friday$/,
    );
  });
  it('are of a third language by its tag, in the calendar and the digits that are typed', () => {
    expect(namesIn('de')[1]).toBe('November');
    expect(namesIn('fa')[0]).toBe('2026');
    expect(namesIn('fa')[7]).toBe('جمعه');
  });
  it('are Chinese where a language tag is none', () => {
    expect(namesIn('not_a_tag!')).toEqual(namesIn('zh-CN'));
  });
});

describe('the years of a calendar', () => {
  const today = new CalendarDate(2026, 11, 20);

  it('are those of its limits, else a hundred back and ten ahead', () => {
    expect(yearsOf(today, {})).toEqual([1926, 2036]);
    expect(yearsOf(today, { min: '2020-01-01', max: '2026-11-20' })).toEqual([2020, 2026]);
    expect(yearsOf(today, { min: '2020-02-31' })).toEqual([1926, 2036]);
  });
});
