import { ApiError } from './apiError.ts';

/** The answer of a write; undefined where it succeeded and its backend tells nothing of ours (wire-facts 8.1: code 0 is all that is known). */
export async function orUntold<T>(sent: Promise<T>): Promise<T | undefined> {
  try {
    return await sent;
  } catch (error) {
    if (error instanceof ApiError && error.hasSucceeded) return undefined;
    throw error;
  }
}
