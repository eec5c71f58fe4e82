import { DEFAULT_TIME_ZONE } from '@shuyuan/rules';
import { describe, expect, it, vi } from 'vitest';
import { ownZone } from '../foundations/zones.ts';
import { day, startTime, timeOfDay, wallClock, zoneName } from './schedule.ts';

const now = Date.parse('2026-11-20T02:00:00Z'); // 10:00 in Beijing
const timeZone = DEFAULT_TIME_ZONE.id;
const cn = { locale: 'cn', now, timeZone } as const;
const en = { locale: 'en', now, timeZone } as const;

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
  it('uses local time of the time zone, and the own one of the browser if it is unknown', () => {
    expect(startTime('2026-11-20T12:00:00Z', { ...en, timeZone: 'America/New_York' })).toBe('Tomorrow 07:00');
    expect(timeOfDay('2026-11-20T12:00:00Z', 'Mars/Olympus')).toBe(timeOfDay('2026-11-20T12:00:00Z', ownZone()));
  });
  it.each(['America/Los_Angeles', 'Asia/Kathmandu', 'Pacific/Chatham', 'Pacific/Kiritimati'])(
    'shows a calendar date as the same day in %s',
    (zone) => {
      expect(day('2026-10-18', { ...cn, timeZone: zone })).toBe('10月18日');
    },
  );
  it('is empty for an invalid instant', () => {
    expect(startTime('soon', cn)).toBe('');
    expect(day('', cn)).toBe('');
    expect(timeOfDay('x', timeZone)).toBe('');
  });
});

describe('the name of a zone', () => {
  it('says whose time it is, with the offset of the day (§9)', () => {
    expect(zoneName(timeZone, cn)).toBe('北京时间');
    expect(zoneName('America/New_York', cn)).toBe('北美东部时间（UTC-05:00）');
    expect(zoneName('America/New_York', { ...en, now: Date.parse('2026-07-01T00:00:00Z') })).toBe(
      'Eastern Time (UTC-04:00)',
    );
    expect(zoneName('Asia/Kathmandu', en)).toBe('Nepal Time (UTC+05:45)');
    expect(zoneName('Mars/Olympus', cn)).toBe(zoneName(ownZone(), cn));
  });
  it('names no offset that the browser cannot tell: an unknown is no UTC+00:00', () => {
    expect(zoneName('Asia/Kathmandu', en)).toContain('UTC+05:45');
    const Real = Intl.DateTimeFormat;
    class Without extends Real {
      constructor(language?: string, options?: Intl.DateTimeFormatOptions) {
        if (options?.hourCycle !== undefined) throw new RangeError('no such zone');
        super(language, options);
      }
    }
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(Without as typeof Real);
    expect(zoneName('Asia/Kathmandu', en)).toBe('Nepal Time');
    vi.restoreAllMocks();
  });
});

describe('wallClock', () => {
  it('is read once for all instants of a minute, by zone', () => {
    const clock = wallClock('2026-11-20T01:30:00Z', 'Asia/Shanghai');
    expect(clock).toMatchObject({ year: 2026, month: 11, day: 20, weekday: 5, time: '09:30', hour: 9 });
    expect(wallClock('2026-11-20T01:30:59.999Z', 'Asia/Shanghai')).toBe(clock);
    expect(wallClock('2026-11-20T01:31:00Z', 'Asia/Shanghai')?.time).toBe('09:31');
    expect(wallClock('2026-11-20T01:30:00Z', 'Asia/Kolkata')?.time).toBe('07:00');
  });
  it('knows the seconds that zones once had: midnight in Shanghai in 1900 was at 15:54:17', () => {
    expect(wallClock('1900-12-30T15:54:16Z', 'Asia/Shanghai')?.time).toBe('23:59');
    expect(wallClock('1900-12-30T15:54:17Z', 'Asia/Shanghai')?.time).toBe('00:00');
  });
});
