import type { TFunction } from 'i18next';
import type { ApiError } from '../api/apiError.ts';

/** Words for a failure: the server's own, else ours for its kind (§8). */
export function describeError(error: ApiError, t: TFunction<'common'>): string {
  return error.message || t(`errors.${error.kind}`);
}
