import type { Generated } from 'kysely';
import type { MemberKind } from '../data/tables.ts';

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

declare module '../data/tables.ts' {
  interface Database {
    push_event: PushEventTable;
    spent_proof: SpentProofTable;
  }
}
