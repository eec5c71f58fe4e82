import { describe, expect, it } from 'vitest';
import { dateProblem, parseDate } from './parseDate.ts';

describe('a typed date', () => {
  it.each([
    ['2008-06-01', '2008-06-01'],
    ['2008-6-1', '2008-06-01'],
    ['2008/06/01', '2008-06-01'],
    ['2008.6.1', '2008-06-01'],
    ['20080601', '2008-06-01'],
    ['2008年6月1日', '2008-06-01'],
    [' ２００８－６－１ ', '2008-06-01'],
    ['2008 6 1', '2008-06-01'],
  ])('%j is %s', (text, date) => {
    expect(parseDate(text)).toBe(date);
  });

  it.each(['', '2008', '08-06-01', '2008-13-01', '2008-02-30', 'yesterday', '2008-6', '200806011'])(
    '%j is no date',
    (text) => {
      expect(parseDate(text)).toBeNull();
    },
  );
});

describe('a selected date', () => {
  const limits = { min: '2026-11-10', max: '2026-11-20', isDateDisabled: (date: string) => date === '2026-11-15' };

  it('is within its limits, both included, and not disabled', () => {
    expect(dateProblem('2026-11-10', limits)).toBeNull();
    expect(dateProblem('2026-11-20', limits)).toBeNull();
    expect(dateProblem('2026-11-09', limits)).toBe('early');
    expect(dateProblem('2026-11-21', limits)).toBe('late');
    expect(dateProblem('2026-11-15', limits)).toBe('closed');
  });
});
