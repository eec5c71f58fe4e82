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

declare module '../data/tables.ts' {
  interface Database {
    push_event: PushEventTable;
  }
}
