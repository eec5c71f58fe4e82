/** A lecturer's unused invitation; only its hash is stored (A1). */
export interface LecturerInvitationTable {
  company_id: number;
  lecturer_id: number;
  token_hash: string;
  expires_at: Date;
}

declare module '../../platform/data/tables.ts' {
  interface Database {
    lecturer_invitation: LecturerInvitationTable;
  }
}
