import { DEFAULT_TIME_ZONE } from '@shuyuan/rules';
import { describe, expect, it } from 'vitest';
import { viewOfClass } from './scheduleItemView.ts';

const lesson = { startsAt: '2026-11-20T11:30:00Z', endsAt: '2026-11-20T12:15:00Z' };
const at = (iso: string, timeZone: string = DEFAULT_TIME_ZONE.id) =>
  ({ locale: 'cn', now: Date.parse(iso), timeZone }) as const;

describe('a class in the schedule', () => {
  it('opens 15 minutes before the start, not a moment earlier (§9)', () => {
    expect(viewOfClass(lesson, at('2026-11-20T11:14:59.999Z'))).toMatchObject({ state: 'early', opensTime: '19:15' });
    expect(viewOfClass(lesson, at('2026-11-20T11:15:00Z')).state).toBe('open');
  });
  it('is live from the start to the end (§9)', () => {
    expect(viewOfClass(lesson, at('2026-11-20T11:30:00Z')).state).toBe('live');
    expect(viewOfClass(lesson, at('2026-11-20T12:14:59Z')).state).toBe('live');
    expect(viewOfClass(lesson, at('2026-11-20T12:15:00Z')).state).toBe('ended');
  });
  it('is live for as long as its server says, before and after the plan', () => {
    expect(viewOfClass({ ...lesson, liveState: 'living', started: true }, at('2026-11-20T12:20:00Z')).state).toBe(
      'live',
    );
  });
  it("shows its times in the student's time zone (§9)", () => {
    expect(viewOfClass(lesson, at('2026-11-20T02:00:00Z')).span).toBe('19:30–20:15');
    expect(viewOfClass(lesson, at('2026-11-20T02:00:00Z', 'Europe/London')).span).toBe('11:30–12:15');
  });
});
