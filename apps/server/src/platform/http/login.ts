import type { MemberKind } from '../data/tables.ts';
import type { Tx } from '../data/tenancy.ts';

/** Whom a living login belongs to. */
export interface Login {
  /** The student or lecturer. */
  readonly id: number;
  readonly sessionId: number;
}

/** A login of either kind. */
export interface Member extends Login {
  readonly kind: MemberKind;
}

/** The caller of a request. */
export interface Found {
  /** Whose idempotency keys the request's belongs to (C1). */
  actor: string;
  caller: {
    studentId: number | null;
    student?: Login | null;
    lecturer?: Login;
    lecturerId?: number;
    member?: Member;
  };
}

/** Finds the owner of a token in the transaction of a request, or null where it is no living login of that kind (A1, A2). */
export interface Logins {
  findStudent(tx: Tx, companyId: number, token: string): Promise<Login | null>;
  findLecturer(tx: Tx, companyId: number, token: string): Promise<Login | null>;
  findMember(tx: Tx, companyId: number, token: string): Promise<Member | null>;
  /** Whether a lecturer's login lives, found by its number: the holder of a signed link (U6). */
  isAlive(tx: Tx, lecturer: Login): Promise<boolean>;
  /** Ends a student's login from outside. */
  end(tx: Tx, companyId: number, token: string): Promise<void>;
}
