import { createForcedLogoutDebounce } from '@shuyuan/rules';
import type { Clock } from '../core/services.ts';

/** Which ends of logins were asked for here, and which the server forces: those count once in 2 s, and never for a login that is being ended (§4, E6). */
export class LoginEnds {
  readonly #mayForce: ReturnType<typeof createForcedLogoutDebounce>;
  /** Tokens whose logout is under way: their end is no forced one. */
  readonly #loggingOut = new Set<string>();

  constructor(clock: Clock) {
    this.#mayForce = createForcedLogoutDebounce(() => clock.now);
  }

  /** Ends a login on the server, as the person asks. */
  async run(token: string, logOut: () => Promise<unknown>) {
    this.#loggingOut.add(token);
    try {
      await logOut();
    } catch {
      // The browser forgets in any case; a token that the server still holds expires by idleness (A2).
    }
    this.#loggingOut.delete(token);
  }

  /** Whether the logout of the token is under way. */
  isRunning(token: string): boolean {
    return this.#loggingOut.has(token);
  }

  /** Whether a request that failed with this token ends the current login; true at most once in 2 s. */
  force(requestToken: string, currentToken: string | null): boolean {
    return this.#mayForce({ requestToken, currentToken });
  }
}
