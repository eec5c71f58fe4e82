import type { Call, InputOf, OutputOf } from '@shuyuan/contract';
import type { Locale } from '@shuyuan/rules';
import type { Refusal } from '../core/errors.ts';
import type { CompanyRow } from '../data/companies.ts';
import type { Tx } from '../data/tenancy.ts';
import type { LinkSigner } from './linkSigner.ts';
import type { Login, Member } from './login.ts';

/** Context of a service function: caller, time, language and transaction. */
export interface Ctx {
  tx: Tx;
  companyId: number;
  /** Null for a visitor and for a lecturer. */
  studentId: number | null;
  /** The server's clock (C3). */
  now: Date;
  locale: Locale;
}
/** The context of a call that only a student reaches. */
export interface StudentCtx extends Ctx {
  studentId: number;
}

/** What a handler needs to show files: their addresses are signed for the caller (U6). */
export interface WithLinks {
  links: LinkSigner;
}

/** A validated request and its caller. */
export interface RequestParts<C extends Call> {
  /** The call's parameters in product words. */
  input: InputOf<C>;
  company: CompanyRow;
  companyId: number;
  locale: Locale;
  now: Date;
  ip: string;
  userAgent: string;
  /** The number of the browser, if it has one (S15). */
  device: string | null;
  /** What the request sends as the token of a guest's record, not verified. */
  guestToken: string | null;
  /** Filled in by a handler: the number that the answer gives the browser to keep (S15). */
  given: { device?: string };
}

/** Who sent a request, by the access of its call. */
export interface CallerOf {
  /** `student` is null for a visitor. */
  public: { student: Login | null; studentId: number | null };
  student: { student: Login; studentId: number };
  lecturer: { lecturer: Login; lecturerId: number; studentId: null };
  member: { member: Member; studentId: number | null };
}

/** Given to the handler of a call; assignable to `Ctx`, and to `StudentCtx` where the call is a student's. */
export type Context<C extends Call> = RequestParts<C> & CallerOf[C['access']] & WithLinks & { tx: Tx };

/** Context of a handler that opens its own transactions: passwords are hashed between them, not inside one. */
export type SteppedContext<C extends Call> = RequestParts<C> &
  CallerOf[C['access']] & {
    /** Work of the request in its turn, to its end even where nobody waits for the answer any more: it opens transactions of its own (S12). */
    inTurn<T>(work: () => Promise<T>): Promise<T>;
    /** One transaction of the school. */
    inSchool<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
    /** The transaction of the effect, which also stores the answer for a repeated request (C1). */
    answerOnce(work: (tx: Tx) => Promise<OutputOf<C> | Refusal>): Promise<Answered>;
  };

/** An answer in wire form. */
export interface Answered {
  readonly text: string;
  /** The number that the browser is to keep (S15). */
  readonly device?: string | undefined;
}

/** How visitors' answers are cached in the process (performance.md §3): by school and tag, dropped by `dropCached`. */
export interface CachePolicy {
  tag: string;
  ttlMs: number;
}
