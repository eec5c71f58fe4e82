import type { Call } from './call.ts';
import { LOGGED_OUT, SUCCESS } from './errors.ts';

/** Parameters that every request carries beside its own (§7). */
export const COMMON = {
  isStudent: 'isStudent',
  languageType: 'languageType',
  companyId: 'companyId',
  token: 'token',
  requestId: 'requestId',
} as const;

/** Header of the token of a guest's assessment record; it is never part of an address (S9). */
export const GUEST_HEADER = 'x-record-token';

/** Success of the student server: `resultCode` 0 with `resultData`; page fields accompany a list (§7, wire-facts 2.2). */
export interface StudentEnvelope {
  resultCode: number;
  resultMessage: string;
  resultData: unknown;
  totalCount?: number;
  currentPage?: number;
  pageSize?: number;
}
/** Success of the point and upload servers: `code` 0 and `state` 'success', the message in `msg` (§7). */
export interface ServiceEnvelope {
  code: number;
  state: 'success' | 'fail';
  msg: string;
  data: unknown;
  totalCount?: number;
  currentPage?: number;
  pageSize?: number;
}
export type Envelope = StudentEnvelope | ServiceEnvelope;

type Facts = Pick<StudentEnvelope, 'totalCount' | 'currentPage' | 'pageSize'>;

/** Wraps an answer that is already in wire form. */
export function wrap(call: Pick<Call, 'service'>, data: unknown, facts: Facts = {}): Envelope {
  if (call.service === 'student') return { resultCode: SUCCESS, resultMessage: '', resultData: data, ...facts };
  return { code: SUCCESS, state: 'success', msg: '', data, ...facts };
}

/** Wraps a refusal: a positive code with a display message, or -1 for an ended login (E1, E3). */
export function wrapRefusal(
  call: Pick<Call, 'service'>,
  code: number,
  message: string,
  data: unknown = null,
): Envelope {
  if (call.service === 'student' || code === LOGGED_OUT) {
    return { resultCode: code, resultMessage: message, resultData: data };
  }
  return { code, state: 'fail', msg: message, data };
}

export type Unwrapped =
  | { ok: true; data: unknown; facts: { totalCount: number; currentPage: number; pageSize: number } }
  | { ok: false; code: number; message: string; data: unknown };

const isAbsent = (value: unknown) => value === undefined || value === null;
const isText = (value: unknown) => isAbsent(value) || typeof value === 'string';
const isCode = (value: unknown) => isAbsent(value) || Number.isSafeInteger(value);
const WHOLE = /^-?\d{1,15}$/;
/** A number that another maker may send as text. */
const numberOf = (value: unknown) => (typeof value === 'string' && WHOLE.test(value) ? Number(value) : value);
const count = (value: unknown, otherwise: number) => {
  if (value === undefined || value === null) return otherwise;
  return Number.isSafeInteger(value) ? (value as number) : 0;
};

/** Reads either envelope; null when the body is neither (a `malformed` answer). */
export function unwrap(body: unknown): Unwrapped | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const { resultMessage, resultData, state, msg, data, ...rest } = body as Record<string, unknown>;
  const [resultCode, code] = [numberOf(rest['resultCode']), numberOf(rest['code'])];
  if (![resultCode, code].every(isCode) || ![resultMessage, msg].every(isText)) return null;
  if (!isText(state)) return null;
  const facts = {
    totalCount: count(numberOf(rest['totalCount']), 0),
    currentPage: count(numberOf(rest['currentPage']), 1),
    pageSize: count(numberOf(rest['pageSize']), 0),
  };
  if (typeof resultCode === 'number') {
    if (resultCode === SUCCESS) return { ok: true, data: resultData, facts };
    return { ok: false, code: Number(resultCode), message: String(resultMessage ?? ''), data: resultData };
  }
  if (typeof code !== 'number') return null;
  // The family's upload server tells no state beside its code (wire-facts 2.2, 11); a state that is told must be this one (§7).
  if (code === SUCCESS && (isAbsent(state) || state === 'success')) return { ok: true, data, facts };
  return { ok: false, code: Number(code), message: String(msg ?? ''), data };
}
