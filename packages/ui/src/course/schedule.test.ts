import { describe, expect, it } from 'vitest';
import { day, startTime, timeOfDay } from './schedule.ts';

const now = Date.parse('2026-11-20T02:00:00Z'); // 10:00 in Beijing
const cn = { locale: 'cn', now } as const;
const en = { locale: 'en', now } as const;

describe('startTime', () => {
  it('gives today and tonight in words, from 18:00 on (ui-kit 5.1)', () => {
    expect(startTime('2026-11-20T09:59:00Z', cn)).toBe('今天17:59');
    expect(startTime('2026-11-20T10:00:00Z', cn)).toBe('今晚18:00');
    expect(startTime('2026-11-20T12:00:00Z', en)).toBe('Tonight 20:00');
  });
  it('gives tomorrow in words up to the last minute of that day (ui-kit 5.1)', () => {
    expect(startTime('2026-11-20T16:00:00Z', cn)).toBe('明天00:00');
    expect(startTime('2026-11-21T15:59:00Z', en)).toBe('Tomorrow 23:59');
    expect(startTime('2026-11-21T16:00:00Z', cn)).toBe('11月22日 周日00:00');
  });
  it('gives date, weekday and time for other days', () => {
    expect(startTime('2026-11-23T11:30:00Z', cn)).toBe('11月23日 周一19:30');
    expect(startTime('2026-11-23T11:30:00Z', en)).toBe('Mon 23 Nov, 19:30');
  });
  it('adds the year only if it is not the current one', () => {
    expect(startTime('2027-01-03T02:00:00Z', cn)).toBe('2027年1月3日 周日10:00');
    expect(day('2026-10-18T13:00:00Z', cn)).toBe('10月18日');
    expect(day('2025-10-18T13:00:00Z', en)).toBe('18 Oct 2025');
  });
  it('uses local time of the time zone, and of Beijing if it is unknown (§9)', () => {
    expect(startTime('2026-11-20T12:00:00Z', { ...en, timeZone: 'America/New_York' })).toBe('Tomorrow 07:00');
    expect(timeOfDay('2026-11-20T12:00:00Z', 'Mars/Olympus')).toBe('20:00');
  });
  it('is empty for an invalid instant', () => {
    expect(startTime('soon', cn)).toBe('');
    expect(day('', cn)).toBe('');
    expect(timeOfDay('x')).toBe('');
  });
});
