import type { Generated } from 'kysely';
import type { MemberKind } from '../data/tables.ts';

/** A file that somebody uploaded; `path` is its random place in the store (U5). */
export interface UploadTable {
  company_id: number;
  id: Generated<number>;
  owner_kind: MemberKind;
  owner_id: number;
  kind: 'image' | 'file';
  name: string;
  path: string;
  media_type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  created_at: Date;
}

declare module '../data/tables.ts' {
  interface Database {
    upload: UploadTable;
  }
}
