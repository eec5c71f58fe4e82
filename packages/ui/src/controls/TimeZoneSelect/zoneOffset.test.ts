import { describe, expect, it } from 'vitest';
import { offsetKeywords, offsetMinutes, offsetName } from './zoneOffset.ts';

const november = Date.UTC(2026, 10, 20, 2, 0, 30);
const july = Date.UTC(2026, 6, 1);

describe('the offset of a time zone', () => {
  it.each([
    ['Asia/Shanghai', november, 'UTC+08:00'],
    ['Asia/Shanghai', july, 'UTC+08:00'],
    ['Europe/London', november, 'UTC+00:00'],
    ['Europe/London', july, 'UTC+01:00'],
    ['America/New_York', november, 'UTC-05:00'],
    ['America/New_York', july, 'UTC-04:00'],
    ['Asia/Kathmandu', november, 'UTC+05:45'],
    ['America/St_Johns', november, 'UTC-03:30'],
  ])('%s is the current one, including daylight saving time (§9)', (zone, at, name) => {
    expect(offsetName(offsetMinutes(zone, at) ?? Number.NaN)).toBe(name);
  });

  it('is null for a time zone that the browser does not know', () => {
    expect(offsetMinutes('Moon/Base', november)).toBeNull();
  });

  it('is found in the usual notations', () => {
    expect(offsetKeywords(480)).toBe('+8 UTC+8 GMT+8 +0800');
    expect(offsetKeywords(-210)).toBe('-3:30 UTC-3:30 GMT-3:30 -0330');
  });
});
