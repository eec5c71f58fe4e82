import { ApiError } from '../../../api/apiError.ts';

/** A failure of the network or a refusal shows at the next refresh; anything else is a bug, and thrown. */
export function ignoreApiError(error: unknown): asserts error is ApiError {
  if (!(error instanceof ApiError)) throw error;
}
