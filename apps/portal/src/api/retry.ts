import type { ApiError } from './apiError.ts';
import { toApiError } from './toApiError.ts';

/** Most tries of one request, and the time after which none follows: a rush on a course is over by then. */
const TRIES = 20;
const WITHIN_MS = 90_000;

interface RetryOptions {
  /** Some request waits for a free server; none does any more. */
  onCrowded?: ((isCrowded: boolean) => void) | undefined;
  random?: () => number;
}

/** Sends again what a crowded server did not take, after the time it names; gives up with its last answer (S12). */
export function createRetry({ onCrowded, random = Math.random }: RetryOptions) {
  let waiting = 0;
  const count = (change: 1 | -1) => {
    const wasCrowded = waiting > 0;
    waiting += change;
    if (wasCrowded !== waiting > 0) onCrowded?.(waiting > 0);
  };
  return async function retry<T>(first: ApiError, send: () => Promise<T>, abandoned?: AbortSignal): Promise<T> {
    const until = performance.now() + WITHIN_MS;
    let failure = first;
    count(1);
    try {
      for (let tries = 1; tries < TRIES && isCrowded(failure); tries += 1) {
        // Spread, so that those who were refused together do not come back together.
        const waitMs = failure.retryAfterS * 1000 * (1 + random());
        if (performance.now() + waitMs > until) break;
        if (!(await pause(waitMs, abandoned))) break;
        try {
          return await send();
        } catch (error) {
          failure = toApiError(error);
        }
      }
      throw failure;
    } finally {
      count(-1);
    }
  };
}

/** Whether a server had no room for a request and says when to come back. */
function isCrowded(failure: ApiError): failure is ApiError & { retryAfterS: number } {
  return failure.code === 503 && failure.retryAfterS !== undefined;
}

/** Waits; false when it was abandoned. */
function pause(ms: number, abandoned: AbortSignal | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    if (abandoned?.aborted) return resolve(false);
    const end = (isOver: boolean) => {
      clearTimeout(timer);
      abandoned?.removeEventListener('abort', stop);
      resolve(isOver);
    };
    const stop = () => end(false);
    const timer = setTimeout(() => end(true), ms);
    abandoned?.addEventListener('abort', stop);
  });
}
