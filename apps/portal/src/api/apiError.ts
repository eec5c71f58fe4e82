import type { ErrorKind, FieldProblem } from '@shuyuan/contract';

/** What an {@link ApiError} knows beside its kind. */
export interface ApiErrorFacts {
  /** Positive `resultCode` of a refusal, or the HTTP status of the rest. */
  code?: number;
  /** Fields of a body that broke their rule (HTTP 422). */
  fields?: readonly FieldProblem[];
  /** Seconds until another try makes sense (HTTP 429). */
  retryAfterS?: number;
  cause?: unknown;
}

/** Every failure of a call, in the contract's vocabulary; `message` is for people when the server sent one (§8, E3). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: number | undefined;
  readonly fields: readonly FieldProblem[];
  readonly retryAfterS: number | undefined;

  constructor(
    readonly kind: ErrorKind,
    message = '',
    facts: ApiErrorFacts = {},
  ) {
    super(message, { cause: facts.cause });
    this.code = facts.code;
    this.fields = facts.fields ?? [];
    this.retryAfterS = facts.retryAfterS;
  }
}
