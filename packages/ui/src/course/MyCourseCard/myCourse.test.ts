import { describe, expect, it } from 'vitest';
import { viewOfMyCourse } from './myCourse.ts';

const START = Date.parse('2026-11-20T11:30:00Z');
const next = { title: '焦点弦', startsAt: '2026-11-20T11:30:00Z', endsAt: '2026-11-20T12:15:00Z' };
const live = { state: 'active', kind: 'live' } as const;
const recorded = { state: 'active', kind: 'recorded' } as const;

describe('a course that the student owns', () => {
  it('opens its class 15 minutes before the start, not a second earlier (§9)', () => {
    expect(viewOfMyCourse(live, { done: 7, total: 24 }, next, START - 900_001)).toEqual({
      action: 'class',
      entry: undefined,
    });
    expect(viewOfMyCourse(live, { done: 7, total: 24 }, next, START - 900_000)).toEqual({
      action: 'enter',
      entry: 'open',
    });
    expect(viewOfMyCourse(live, { done: 7, total: 24 }, next, START)).toEqual({ action: 'enter', entry: 'live' });
  });
  it('of which it is not known how far it is, is neither begun nor continued', () => {
    expect(viewOfMyCourse(recorded, { total: 36 }, undefined, START).action).toBe('class');
    expect(viewOfMyCourse(recorded, {}, undefined, START).action).toBe('class');
  });
  it('opens its class as soon as the lecturer starts it, and until it has run on for half an hour (product.md 4.3)', () => {
    const started = { ...next, liveState: 'living', started: true } as const;
    const entry = (at: number) => viewOfMyCourse(live, { done: 24, total: 24 }, started, at).entry;
    expect(entry(START - 40 * 60_000)).toBe('live');
    expect(entry(START + (45 + 29) * 60_000)).toBe('live');
    expect(entry(START + (45 + 30) * 60_000)).toBeUndefined();
  });
  it('opens no class that a practice locks (§4)', () => {
    const access = { hasAccess: false, error: 'previousPracticeRequired' };
    expect(viewOfMyCourse(live, { done: 7, total: 24 }, { ...next, access }, START).action).toBe('class');
  });
  it('is started, continued, reviewed', () => {
    expect(viewOfMyCourse(recorded, { done: 0, total: 36 }, undefined, START).action).toBe('start');
    expect(viewOfMyCourse(recorded, { done: 0, total: 36 }, { title: '波', position: '18:26' }, START).action).toBe(
      'resume',
    );
    expect(viewOfMyCourse(recorded, { done: 36, total: 36 }, undefined, START).action).toBe('review');
    expect(viewOfMyCourse({ ...live, state: 'ended' }, { done: 20, total: 24 }, next, START + 7_200_000).action).toBe(
      'review',
    );
  });
  it('is renewed once it has expired, whatever its progress', () => {
    expect(viewOfMyCourse({ ...live, state: 'expired' }, { done: 24, total: 24 }, next, START).action).toBe('renew');
  });
});
