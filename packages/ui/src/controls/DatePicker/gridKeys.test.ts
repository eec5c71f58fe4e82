import { describe, expect, it } from 'vitest';
import { dateForKey } from './gridKeys.ts';

describe('a key in the calendar (APG date picker dialog)', () => {
  it.each([
    ['ArrowLeft', false, '2026-11-19'],
    ['ArrowRight', false, '2026-11-21'],
    ['ArrowUp', false, '2026-11-13'],
    ['ArrowDown', false, '2026-11-27'],
    ['Home', false, '2026-11-16'],
    ['End', false, '2026-11-22'],
    ['PageUp', false, '2026-10-20'],
    ['PageDown', false, '2026-12-20'],
    ['PageUp', true, '2025-11-20'],
    ['PageDown', true, '2027-11-20'],
    ['Tab', false, undefined],
  ])('%s with shift %s moves from 20 November to %s', (key, shift, date) => {
    expect(dateForKey(key, shift, '2026-11-20')).toBe(date);
  });
});
