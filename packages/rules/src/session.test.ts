import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COOKIE_PAST_S, createForcedLogoutDebounce, FORCED_LOGOUT_DEBOUNCE_MS, mayForceLogout } from './session.ts';

const tokens = { requestToken: 'a', currentToken: 'a' };

describe('a forced logout', () => {
  it.each([
    ['never before', null, true],
    ['this very moment', 100_000, false],
    ['1,999 ms ago', 98_001, false],
    ['2,000 ms ago', 98_000, true],
    ['an hour ago', -3_500_000, true],
    ['in the future, by a clock set back', 200_000, true],
  ])('is debounced for 2 s, with the last one %s (§4)', (_, firedAt, may) => {
    expect(mayForceLogout({ ...tokens, firedAt, now: 100_000 })).toBe(may);
  });

  it.each([
    ['the current token', 'a', 'a', true],
    ['a token that has been replaced', 'a', 'b', false],
    ['a token after logout', 'a', null, false],
    ['no token before login', null, 'a', false],
    ['no token, as a visitor', null, null, true],
  ])('follows a failed request that carried %s: %# (E6)', (_, requestToken, currentToken, may) => {
    expect(mayForceLogout({ requestToken, currentToken, firedAt: null, now: 0 })).toBe(may);
  });

  it('happens once for twenty simultaneous responses (§4, E6)', () => {
    const mayFire = createForcedLogoutDebounce(() => 5);
    expect(Array.from({ length: 20 }, () => mayFire(tokens)).filter(Boolean)).toHaveLength(1);
  });

  it('is not consumed by a response to an old token (E6)', () => {
    const mayFire = createForcedLogoutDebounce(() => 5);
    expect(mayFire({ requestToken: 'old', currentToken: 'a' })).toBe(false);
    expect(mayFire(tokens)).toBe(true);
  });

  it('happens at most once in any 2 s, and at the latest with the next request afterwards (§4)', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3000), { minLength: 1, maxLength: 60 }), (pauses) => {
        let now = 0;
        const mayFire = createForcedLogoutDebounce(() => now);
        let last: number | null = null;
        for (const pause of pauses) {
          now += pause;
          const isDue = last === null || now - last >= FORCED_LOGOUT_DEBOUNCE_MS;
          expect(mayFire(tokens)).toBe(isDue);
          if (isDue) last = now;
        }
      }),
    );
  });
});

describe('a cookie', () => {
  it('is deleted by expiring 10 s in the past (§9)', () => {
    expect(COOKIE_PAST_S).toBe(10);
  });
});
