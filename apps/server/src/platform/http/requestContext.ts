import type { Call, InputOf, OutputOf } from '@shuyuan/contract';
import type { Locale } from '@shuyuan/rules';
import type { Member, Student } from '../../domain/logins/session.ts';
import type { CompanyRow } from '../data/companies.ts';
import type { Tx } from '../data/tenancy.ts';
import type { Refusal } from './errors.ts';

/** What a handler is given, beside the transaction. */
export interface Asked<C extends Call> {
  /** The call's parameters in product words, checked. */
  input: InputOf<C>;
  company: CompanyRow;
  locale: Locale;
  now: Date;
  ip: string;
  userAgent: string;
}
/** Given to a handler that visitors may reach. */
export interface Visit<C extends Call> extends Asked<C> {
  /** Null for a visitor. */
  student: Student | null;
  tx: Tx;
}
/** Given to a handler that only a student reaches. */
export interface StudentVisit<C extends Call> extends Asked<C> {
  student: Student;
  tx: Tx;
}
/** Given to a handler that a student or a lecturer reaches. */
export interface MemberVisit<C extends Call> extends Asked<C> {
  member: Member;
  tx: Tx;
}
/** Given to a handler that only a lecturer reaches. */
export interface LecturerVisit<C extends Call> extends Asked<C> {
  lecturer: Student;
  tx: Tx;
}
/** Given to a handler that opens its own transactions: passwords are hashed between them, not inside one. */
export interface SteppedVisit<C extends Call> extends Asked<C> {
  /** One transaction of the school. */
  inSchool<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The transaction of the effect, which also keeps the answer for a repeated request (C1). */
  answerOnce(work: (tx: Tx) => Promise<OutputOf<C> | Refusal>): Promise<Answered>;
}
/** An answer in wire form. */
export interface Answered {
  readonly text: string;
}

/** How a visitor's answer is kept in the process (performance.md §3): by school and tag, dropped by `dropCached`. */
export interface Kept {
  tag: string;
  ttlMs: number;
}
