import type { Generated, JSONColumnType } from 'kysely';
import type { Defaulted, MemberKind } from '../data/tables.ts';

/** A push to a person; not a tenant table, every process reads it for all schools (W10). */
export interface PushEventTable {
  id: Generated<number>;
  company_id: number;
  member_kind: MemberKind;
  member_id: number;
  frame: string;
  created_at: Date;
}

/** A proof of work that has been used; its challenge has expired by the time that the row goes (S15). */
export interface SpentProofTable {
  company_id: number;
  nonce: string;
  spent_at: Date;
}

/** One answered request, so that its repetition has no second effect (C1, I19). */
export interface IdempotencyTable {
  company_id: number;
  key_hash: string;
  body_hash: string;
  /** The answer, encrypted under a key that only the request carries. */
  answer: Uint8Array;
  created_at: Date;
}

/** A message to be sent, written in the transaction that causes it (C5). */
export interface OutboxTable {
  company_id: number;
  id: Generated<number>;
  channel: 'mail' | 'sms';
  recipient: string;
  subject: string;
  body: string;
  created_at: Date;
  /** When a server last claimed it for sending. */
  claimed_at: Date | null;
  sent_at: Date | null;
  attempts: Defaulted<number>;
}

/** Logins, codes, password changes and refusals (S9); stored for 180 days (S11). */
export interface AuditTable {
  company_id: number;
  id: Generated<number>;
  event: string;
  student_id: number | null;
  ip: string | null;
  detail: JSONColumnType<Record<string, unknown>>;
  created_at: Date;
}

/** Due work: a row to process, and when; not a tenant table, it contains only ids. */
export interface DueWorkTable {
  id: Generated<number>;
  company_id: number;
  kind: string;
  ref_id: number;
  due_at: Date;
  tries: Defaulted<number>;
}

declare module '../data/tables.ts' {
  interface Database {
    idempotency: IdempotencyTable;
    outbox: OutboxTable;
    audit_log: AuditTable;
    due_work: DueWorkTable;
    push_event: PushEventTable;
    spent_proof: SpentProofTable;
  }
}
