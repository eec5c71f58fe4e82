import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../core/callerAddress.ts';
import { AppError } from '../core/errors.ts';
import { RefusedSecrets } from './refusedSecrets.ts';

/** What may be anybody's guess: a token that was not found before, an address that nobody can guess. */
export interface Guess {
  /** The secret, and what it is to open where that differs: a token is not the same for students and lecturers. */
  secret: string;
  /** The error that says that nobody has this secret; none where another thing that is asked for may be missing as well. */
  refusal?: 'loggedOut' | 'missing';
}

/** Counts a request, or only looks at the count. */
export type Check = (
  request: FastifyRequest,
  options?: { increment: boolean },
) => Promise<{ isAllowed: boolean; isExceeded?: boolean; ttlInSeconds?: number; max?: number; remaining?: number }>;

/** Calls that a page makes with the one token that it has: in vain, they count as one refusal. */
export const CALLS_OF_PAGE = 12;

/** Counts a request's guess when it was in vain; throws its refusal where the same secret was looked up in vain a moment ago. */
type LookUpOnce = (request: FastifyRequest, guess: Guess) => Promise<void>;

/**
 * Each look-up in vain counts among the refusals of its address; the answers that repeat it from memory, after a dozen of one secret. From a
 * dozen refusals on, an address that asks for a secret several times at once has it looked up once (S7, decision 0074).
 */
export function limitGuesses(app: FastifyInstance, refusals: Check, windowMs: number): LookUpOnce {
  const guesses = new WeakMap<FastifyRequest, Guess>();
  const refused = new RefusedSecrets();
  /** Look-ups in progress, by address and secret. */
  const lookUps = new Map<string, Promise<void>>();
  const ends = new WeakMap<FastifyRequest, () => void>();
  const repeats = app.createRateLimit({
    max: CALLS_OF_PAGE,
    timeWindow: windowMs,
    keyGenerator: (request) => `guess|${keyOf(request, guesses.get(request))}`,
  }) as Check;

  app.addHook('onError', async (request, _reply, error) => {
    const guess = guesses.get(request);
    const isVain = error instanceof AppError && (error.kind === 'loggedOut' || error.kind === 'missing');
    if (!isVain || !guess) return;
    const isLookedUp = error.kind === guess.refusal && refused.add(guess.secret);
    const { isExceeded, remaining } = await repeats(request);
    const isFirst = !guess.refusal && remaining === CALLS_OF_PAGE - 1;
    if (isLookedUp || isFirst || isExceeded) await refusals(request);
  });
  // Before the first byte is sent, so that nobody waits for a slow reader.
  app.addHook('onSend', async (request) => ends.get(request)?.());

  const begin = (request: FastifyRequest, key: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    lookUps.set(key, promise);
    ends.set(request, () => {
      ends.delete(request);
      lookUps.delete(key);
      resolve();
    });
  };
  return async (request, guess) => {
    guesses.set(request, guess);
    const { secret, refusal } = guess;
    if (!refusal) return;
    if (!refused.has(secret)) {
      const key = keyOf(request, guess);
      const pending = lookUps.get(key);
      if (!pending) return begin(request, key);
      const { max = 0, remaining = 0 } = await refusals(request, { increment: false });
      if (max - remaining >= CALLS_OF_PAGE) await pending;
    }
    if (refused.has(secret)) throw new AppError(refusal);
  };
}

function keyOf(request: FastifyRequest, guess: Guess | undefined): string {
  return `${networkOf(request.ip)}|${guess?.secret}`;
}
