import type { UploadTo } from '@shuyuan/contract';
import type { Generated } from 'kysely';
import type { Defaulted, MemberKind } from '../../platform/data/tables.ts';

/** Bytes that somebody is sending (U11). */
export interface UploadReservationTable {
  company_id: number;
  id: Generated<number>;
  owner_kind: MemberKind;
  owner_id: number;
  bytes: number;
  /** Moved on while the file arrives; a process that died leaves it behind. */
  expires_at: Date;
}

/** A file that arrives in chunks (product.md 4.21). */
export interface OpenUploadTable {
  company_id: number;
  id: Generated<number>;
  owner_kind: MemberKind;
  owner_id: number;
  kind: UploadTo;
  /** As it will be stored. */
  name: string;
  /** As it was declared, maybe empty. */
  media_type: string;
  fingerprint: string;
  /** Its random name in the store, without an extension. */
  stored: string;
  /** Announced. */
  bytes: number;
  /** Bytes on the disk: the offset of the next chunk. */
  arrived: Generated<number>;
  /** Until when a request that finishes it has it alone. */
  closing_until: Defaulted<Date | null>;
  /** The stored file, once finished. */
  upload_id: Defaulted<number | null>;
  touched_at: Date;
}

declare module '../../platform/data/tables.ts' {
  interface Database {
    upload_reservation: UploadReservationTable;
    open_upload: OpenUploadTable;
  }
}
