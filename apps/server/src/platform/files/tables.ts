import type { UploadSlot } from '@shuyuan/rules';
import type { Generated } from 'kysely';
import type { Defaulted, MemberKind } from '../data/tables.ts';

/** A file that somebody uploaded; `path` is its random place in the store (U5). */
export interface UploadTable {
  company_id: number;
  id: Generated<number>;
  owner_kind: MemberKind;
  owner_id: number;
  /** The row of the table of uploads by which it was judged (§5). */
  kind: UploadSlot;
  name: string;
  path: string;
  media_type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  created_at: Date;
  /** When a use of it last ended; null while none has. */
  ended_at: Defaulted<Date | null>;
  /** Until when a draft keeps it although nothing uses it; null where none does. */
  stored_until: Defaulted<Date | null>;
}

/** That a row of some module uses a file (U10). */
export interface UploadUseTable {
  company_id: number;
  upload_id: number;
  /** Kind of use, chosen by the module. */
  kind: string;
  ref_id: number;
}

declare module '../data/tables.ts' {
  interface Database {
    upload: UploadTable;
    upload_use: UploadUseTable;
  }
}
