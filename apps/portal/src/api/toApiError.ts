import { LOGGED_OUT, LOGOUT_STATUSES } from '@shuyuan/contract';
import { AxiosError } from 'axios';
import { ApiError } from './apiError.ts';

/** Statuses of a call that a server does not have. */
const NOT_SERVED: readonly number[] = [404, 405, 501];
/** What servers and frameworks write beside such a status; no sentence for a student. */
const PHRASE = /^(?:not.?found|method.not.allowed|not.implemented|no.message.available|resource.not.found)\.?$/i;

/** Turns whatever a request threw into our vocabulary (§8: 404 shows `error`, the rest shows `message`). */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const response = error instanceof AxiosError ? error.response : undefined;
  if (!response) return new ApiError('unreachable', '', { cause: error });
  const { status, data, headers } = response;
  const body: Record<string, unknown> = typeof data === 'object' && data !== null ? { ...data } : {};
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  if (body['resultCode'] === LOGGED_OUT || LOGOUT_STATUSES.includes(status)) {
    return new ApiError('loggedOut', text(body['message'] ?? body['resultMessage']), { code: status });
  }
  if (NOT_SERVED.includes(status)) {
    // A server that does not know the path says so in its own English, or in a page of a proxy: nothing is known of the object then.
    const message = text(body['error']);
    const isReason = status === 404 && message !== '' && !PHRASE.test(message);
    return isReason
      ? new ApiError('missing', message, { code: status })
      : new ApiError('notServed', '', { code: status });
  }
  if (status === 422) {
    const fields = Array.isArray(body['fields']) ? body['fields'] : [];
    return new ApiError('invalid', text(body['message']), { code: status, fields });
  }
  const retryAfterS = Number(headers['retry-after'] ?? Number.NaN);
  const wait = Number.isFinite(retryAfterS) ? { retryAfterS } : {};
  return new ApiError(status === 429 ? 'tooMany' : 'failed', text(body['message']), { code: status, ...wait });
}
