import type { ErrorKind, FieldProblem, RefusalData } from '@shuyuan/contract';

/** Details of an {@link ApiError} besides its kind. */
export interface ApiErrorFacts {
  /** Positive `resultCode` of a refusal, or the HTTP status of the rest. */
  code?: number;
  /** Fields of a body that broke their rule (HTTP 422). */
  fields?: readonly FieldProblem[];
  /** Seconds until another try makes sense (HTTP 429 and 503). */
  retryAfterS?: number;
  /** Data of a refusal, in product words; see `refusalOf`. */
  data?: unknown;
  /** The server said that it succeeded, in an answer that cannot be read: a write was made. */
  hasSucceeded?: boolean;
  cause?: unknown;
}

/** Every failure of a call, in the contract's vocabulary; `message` is for people when the server sent one (§8, E3). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ErrorKind;
  readonly code: number | undefined;
  readonly fields: readonly FieldProblem[];
  readonly retryAfterS: number | undefined;
  readonly data: unknown;
  readonly hasSucceeded: boolean;

  constructor(kind: ErrorKind, message = '', facts: ApiErrorFacts = {}) {
    super(message, { cause: facts.cause });
    this.kind = kind;
    this.code = facts.code;
    this.fields = facts.fields ?? [];
    this.retryAfterS = facts.retryAfterS;
    this.data = facts.data;
    this.hasSucceeded = facts.hasSucceeded ?? false;
  }
}

/** Data of a refusal with this code; null for any other failure, or without data. */
export function refusalOf<C extends keyof RefusalData>(error: unknown, code: C): RefusalData[C] | null {
  if (!(error instanceof ApiError) || error.kind !== 'refused' || error.code !== code) return null;
  return (error.data as RefusalData[C] | undefined) ?? null;
}
