import { ApiError } from '../../../api/apiError.ts';

/** A failure of the network or a refusal is seen at the next look; anything else is a mistake of ours, and thrown. */
export function passOver(error: unknown): asserts error is ApiError {
  if (!(error instanceof ApiError)) throw error;
}
