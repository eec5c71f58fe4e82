import { ERROR_STATUS, type FieldProblem, type ServerErrorKind } from '@shuyuan/contract';
import type { Locale } from '@shuyuan/rules';
import type { FailureName } from './texts.ts';

interface Details {
  /** Positive result code of a refusal. */
  code?: number;
  /** Status other than the kind's own: 413, 414, 415, 503. */
  status?: number;
  fields?: FieldProblem[];
  /** Message other than the kind's own. */
  failure?: FailureName;
  /** Data of a refusal, in wire form. */
  data?: unknown;
  /** Message other than that of the refusal's code, where the school gives one. */
  words?: Readonly<Record<Locale, string>> | undefined;
  /** Seconds to wait, for `Retry-After`. */
  retryAfterS?: number;
}

/** Outcomes of a request other than success; one handler turns them into status and body (E1–E3). */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly kind: ServerErrorKind;
  readonly status: number;
  readonly details: Details;

  constructor(kind: ServerErrorKind, details: Details = {}) {
    super(kind);
    this.kind = kind;
    this.status = details.status ?? ERROR_STATUS[kind];
    this.details = details;
  }
}

/** The login is missing where it is needed, unknown, expired, revoked or of another school: -1, nothing else (E1). */
export const loggedOut = () => new AppError('loggedOut');
/** A business refusal: HTTP 200, a positive code, the message of `messages.ts` (E3). Rolls the transaction back. */
export const refused = (code: number, data?: unknown) =>
  new AppError('refused', { code, ...(data === undefined ? {} : { data }) });
/** Missing, foreign or forbidden, which are indistinguishable (E3): HTTP 404. */
export const missing = () => new AppError('missing');
/** Parameters that break their schema: HTTP 422 (E2). */
export const invalid = (fields: FieldProblem[] = []) => new AppError('invalid', { fields });
/** Too many requests: HTTP 429 with `Retry-After` (S7). */
export const tooMany = (retryAfterS: number) => new AppError('tooMany', { retryAfterS });
/** The database does not answer, or too many wait for it: HTTP 503 with `Retry-After` (S5, S12). */
export const unavailable = (retryAfterS = 2) => new AppError('failed', { status: 503, retryAfterS });

/** No room to write: HTTP 503 (S17). */
export const diskFull = () => new AppError('failed', { status: 503, retryAfterS: 60, failure: 'diskFull' });

/**
 * A refusal that commits the transaction (a counted attempt, a used code): returned by a handler where `refused`
 * would be thrown.
 */
export class Refusal {
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, data: unknown = null) {
    this.code = code;
    this.data = data;
  }
}
