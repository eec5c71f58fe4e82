import { describe, expect, it } from 'vitest';
import { labels } from './Countdown.labels.ts';
import { formatCountdown, passedMark } from './formatCountdown.ts';

const { days } = labels.cn;

describe('the remaining time', () => {
  it('is zero-padded minutes and seconds (§9)', () => {
    expect(formatCountdown(65, 'mm:ss', days)).toBe('01:05');
    expect(formatCountdown(0, 'mm:ss', days)).toBe('00:00');
  });

  it('has days only if there are any', () => {
    expect(formatCountdown(86_399, 'd hh:mm:ss', days)).toBe('23:59:59');
    expect(formatCountdown(86_400, 'd hh:mm:ss', days)).toBe('1天 00:00:00');
  });

  it('is plain seconds for the call', () => {
    expect(formatCountdown(15, 's', days)).toBe('15');
  });

  it('is announced once per mark, and only the last one when sleep skipped several', () => {
    expect(passedMark(61, 60)).toBe(60);
    expect(passedMark(60, 59)).toBeNull();
    expect(passedMark(31, 29)).toBe(30);
    expect(passedMark(65, 5)).toBe(10);
    expect(passedMark(65, 0)).toBe(0);
    expect(passedMark(0, 0)).toBeNull();
  });
});
