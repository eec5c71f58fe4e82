import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_TIME_ZONE,
  dayName,
  knownTimeZone,
  localDay,
  localHour,
  localYear,
  messageTime,
  mmss,
  nextLocalDay,
  playingTime,
} from './time.ts';

const SHANGHAI = DEFAULT_TIME_ZONE.id;
/** An instant of Beijing. */
const beijing = (text: string) => `${text}+08:00`;

describe('the time of a message', () => {
  const now = beijing('2026-11-23T09:00:00');

  it.each([
    ['the same minute', '2026-11-23T09:00:00', '09:00', '09:00'],
    ['midnight of today', '2026-11-23T00:00:00', '00:00', '00:00'],
    ['the end of today', '2026-11-23T23:59:59', '23:59', '23:59'],
    ['a second before today', '2026-11-22T23:59:59', '昨天 23:59', 'Yesterday 23:59'],
    ['midnight of yesterday', '2026-11-22T00:00:00', '昨天 00:00', 'Yesterday 00:00'],
    ['a second before yesterday', '2026-11-21T23:59:59', '前天 23:59', 'Day before yesterday 23:59'],
    ['midnight two days ago', '2026-11-21T00:00:00', '前天 00:00', 'Day before yesterday 00:00'],
    ['three days ago', '2026-11-20T23:59:59', '11-20 23:59', '11-20 23:59'],
    ['the first of this year', '2026-01-01T00:00:00', '01-01 00:00', '01-01 00:00'],
    ['the last of the year before', '2025-12-31T23:59:59', '2025-12-31 23:59', '2025-12-31 23:59'],
    ['tomorrow, by a wrong clock', '2026-11-24T00:00:00', '11-24 00:00', '11-24 00:00'],
    ['next year, by a wrong clock', '2027-01-01T00:00:00', '2027-01-01 00:00', '2027-01-01 00:00'],
  ])('is formatted by its age: %s (§9)', (_, at, cn, en) => {
    expect(messageTime(beijing(at), { now, timeZone: SHANGHAI, locale: 'cn' })).toBe(cn);
    expect(messageTime(beijing(at), { now, timeZone: SHANGHAI, locale: 'en' })).toBe(en);
  });

  it('has a shorter day for a narrow column, where English needs one (§9)', () => {
    const worded = (at: string, locale: 'cn' | 'en') =>
      messageTime(beijing(at), { now, timeZone: SHANGHAI, locale, isShort: true });
    expect(worded('2026-11-21T18:42:00', 'en')).toBe('2 days ago 18:42');
    expect(worded('2026-11-21T18:42:00', 'cn')).toBe('前天 18:42');
    expect(worded('2026-11-22T18:42:00', 'en')).toBe('Yesterday 18:42');
  });

  it('is yesterday across the new year, before it is last year (§9)', () => {
    const newYear = beijing('2027-01-01T00:00:00');
    expect(messageTime(beijing('2026-12-31T23:59:59'), { now: newYear, timeZone: SHANGHAI })).toBe('昨天 23:59');
    expect(messageTime(beijing('2026-12-30T12:00:00'), { now: newYear, timeZone: SHANGHAI })).toBe('前天 12:00');
    expect(messageTime(beijing('2026-12-29T12:00:00'), { now: newYear, timeZone: SHANGHAI })).toBe('2026-12-29 12:00');
  });

  it('counts a leap day (§9)', () => {
    const march = beijing('2028-03-01T08:00:00');
    expect(messageTime(beijing('2028-02-29T08:00:00'), { now: march, timeZone: SHANGHAI })).toBe('昨天 08:00');
    expect(messageTime(beijing('2028-02-28T08:00:00'), { now: march, timeZone: SHANGHAI })).toBe('前天 08:00');
  });

  it.each([
    ['Asia/Shanghai', '昨天 23:30'],
    ['UTC', '15:30'],
    ['America/Los_Angeles', '07:30'],
    ['Asia/Kolkata', '21:00'],
    ['Asia/Kathmandu', '21:15'],
    ['Pacific/Kiritimati', '05:30'],
  ])('follows the zone of the reader: in %s it is %s (§9)', (timeZone, text) => {
    expect(messageTime('2026-11-22T15:30:00Z', { now: '2026-11-22T16:10:00Z', timeZone })).toBe(text);
  });

  it('counts days by the calendar where a day has 23 or 25 hours (§9)', () => {
    const timeZone = 'America/New_York';
    expect(messageTime('2026-03-07T12:00:00-05:00', { now: '2026-03-08T23:30:00-04:00', timeZone })).toBe('昨天 12:00');
    expect(messageTime('2026-11-01T00:30:00-04:00', { now: '2026-11-01T23:59:00-05:00', timeZone })).toBe('00:30');
    expect(messageTime('2026-10-31T23:59:00-04:00', { now: '2026-11-01T23:59:00-05:00', timeZone })).toBe('昨天 23:59');
  });

  it('is Beijing time with a zone that does not exist (§9)', () => {
    expect(messageTime('2026-11-23T00:59:00Z', { now, timeZone: SHANGHAI })).toBe('08:59');
    expect(messageTime('2026-11-23T00:59:00Z', { now, timeZone: 'Mars/Olympus' })).toBe('08:59');
    expect(messageTime('2026-11-23T00:59:00Z', { now, timeZone: '' })).toBe('08:59');
  });

  it('accepts numbers, dates and texts, and is empty for an invalid instant (§9)', () => {
    const at = Date.parse('2026-11-23T00:59:00Z');
    expect(messageTime(at, { now: new Date(now), timeZone: SHANGHAI })).toBe('08:59');
    expect(messageTime(new Date(at), { now: Date.parse(now), timeZone: SHANGHAI })).toBe('08:59');
    expect(messageTime('nonsense', { now, timeZone: SHANGHAI })).toBe('');
    expect(messageTime(at, { now: Number.NaN, timeZone: SHANGHAI })).toBe('');
  });

  it('is one of the five forms, and the one of its age, in every zone at any moment (§9)', () => {
    const instants = fc.integer({ min: Date.UTC(1971, 0), max: Date.UTC(2099, 0) });
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const forms = [
      /^\d\d:\d\d$/,
      /^昨天 \d\d:\d\d$/,
      /^前天 \d\d:\d\d$/,
      /^\d\d-\d\d \d\d:\d\d$/,
      /^\d{4}-\d\d-\d\d \d\d:\d\d$/,
    ];
    fc.assert(
      fc.property(instants, fc.nat(4 * 86_400_000), zones, (at, later, timeZone) => {
        const day = (instant: number) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(instant);
        const text = messageTime(at, { now: at + later, timeZone });
        const daysAgo = Math.round((Date.parse(day(at + later)) - Date.parse(day(at))) / 86_400_000);
        const form = forms.findIndex((each) => each.test(text));
        if (daysAgo <= 2) expect(form).toBe(daysAgo);
        else expect(form).toBe(day(at).slice(0, 4) === day(at + later).slice(0, 4) ? 3 : 4);
        const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at);
        expect(text.endsWith(clock)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a duration', () => {
  it.each([
    [0, '00:00'],
    [9, '00:09'],
    [59, '00:59'],
    [59.99, '00:59'],
    [60, '01:00'],
    [599, '09:59'],
    [600, '10:00'],
    [4500, '75:00'],
    [6000, '100:00'],
    [-5, '00:00'],
    [Number.NaN, '00:00'],
    [Number.POSITIVE_INFINITY, '00:00'],
  ])('of %d seconds shows as %s, minutes uncapped (§9)', (seconds, text) => {
    expect(mmss(seconds)).toBe(text);
  });

  it('can be read back to the second (§9)', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (seconds) => {
        const [minutes = '', rest = ''] = mmss(seconds).split(':');
        expect(Number(minutes) * 60 + Number(rest)).toBe(seconds);
        expect(rest).toHaveLength(2);
      }),
    );
  });
});

describe('the days and hours of a zone', () => {
  const at = Date.parse('2026-11-22T16:30:00Z');

  it.each([
    ['Asia/Shanghai', '2026-11-23', 0, '2026-11-23T16:00:00Z'],
    ['America/New_York', '2026-11-22', 11, '2026-11-23T05:00:00Z'],
    ['Asia/Kathmandu', '2026-11-22', 22, '2026-11-22T18:15:00Z'],
    ['Pacific/Chatham', '2026-11-23', 6, '2026-11-23T10:15:00Z'],
    ['Pacific/Kiritimati', '2026-11-23', 6, '2026-11-23T10:00:00Z'],
  ])('of %s: %s, hour %d, and the next day begins at %s', (zone, day, hour, next) => {
    expect(new Date(localDay(at, zone) * 86_400_000).toISOString().slice(0, 10)).toBe(day);
    expect(localHour(at, zone)).toBe(hour);
    expect(nextLocalDay(at, zone)).toBe(Date.parse(next));
  });

  it('knows days of 23 and of 25 hours', () => {
    const zone = 'America/New_York';
    expect(nextLocalDay('2026-03-08T00:00:00-05:00', zone)).toBe(Date.parse('2026-03-09T00:00:00-04:00'));
    expect(nextLocalDay('2026-11-01T00:00:00-04:00', zone)).toBe(Date.parse('2026-11-02T00:00:00-05:00'));
  });

  it('is Beijing for a zone that the engine does not know', () => {
    expect([knownTimeZone('Mars/Olympus'), knownTimeZone(''), knownTimeZone('Asia/Kathmandu')]).toEqual([
      SHANGHAI,
      SHANGHAI,
      'Asia/Kathmandu',
    ]);
  });
});

it('a playing time below an hour is told in minutes, not as the hour that it is not', () => {
  expect([0, 9, 59].map(playingTime)).toEqual([1, 9, 59].map((count) => ({ unit: 'minutes', count })));
  expect([60, 89, 280].map(playingTime)).toEqual([1, 1, 5].map((count) => ({ unit: 'hours', count })));
});

it('names the day and the year that an instant has in a zone (§9)', () => {
  const newYear = '2026-12-31T16:30:00.000Z';
  const named = (zone: string) => [dayName(localDay(newYear, zone)), localYear(newYear, zone)];
  expect(named('Asia/Shanghai')).toEqual(['2027-01-01', '2027']);
  expect(named('America/New_York')).toEqual(['2026-12-31', '2026']);
  expect(localYear('soon', 'Asia/Shanghai')).toBeUndefined();
});
