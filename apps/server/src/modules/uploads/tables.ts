import type { Generated } from 'kysely';
import type { MemberKind } from '../../platform/data/tables.ts';

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

declare module '../../platform/data/tables.ts' {
  interface Database {
    upload_reservation: UploadReservationTable;
  }
}
