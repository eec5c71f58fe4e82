/** Milliseconds in which a forced logout happens at most once (§4, §9). */
export const FORCED_LOGOUT_DEBOUNCE_MS = 2_000;
/** Seconds in the past to which a cookie's expiry is set to delete it (§9). */
export const COOKIE_PAST_S = 10;

/** Inputs of the decision on a forced logout: the tokens, and times in milliseconds of one clock. */
export interface ForcedLogout {
  /** The token that the failed request carried, `null` for none. */
  requestToken: string | null;
  /** The current token of the login. */
  currentToken: string | null;
  /** When the last forced logout happened, `null` for never. */
  firedAt: number | null;
  now: number;
}

/** Whether a failed request may log the student out: its token is still the current one, and 2 s have passed since the last (§4, E6). */
export function mayForceLogout({ requestToken, currentToken, firedAt, now }: ForcedLogout): boolean {
  if (requestToken !== currentToken) return false;
  // A clock set back must not block the logout for hours.
  return firedAt === null || now < firedAt || now - firedAt >= FORCED_LOGOUT_DEBOUNCE_MS;
}

/** A debounce for forced logouts: of many failed requests within 2 s, one passes (§4, E6). */
export function createForcedLogoutDebounce(clock: () => number) {
  let firedAt: number | null = null;
  return (tokens: Pick<ForcedLogout, 'requestToken' | 'currentToken'>): boolean => {
    const now = clock();
    const passes = mayForceLogout({ ...tokens, firedAt, now });
    if (passes) firedAt = now;
    return passes;
  };
}
