import type { Generated } from 'kysely';
import type { SessionTable } from './account.ts';

/** Who can log in: students, and lecturers at `/talk/login` (§6). */
export type MemberKind = 'student' | 'lecturer';

/** One login of a lecturer; its token is stored as a hash only (A1). */
export interface LecturerSessionTable extends Omit<SessionTable, 'student_id'> {
  lecturer_id: number;
}

/** A ticket that opens one socket, deleted by its use (W1). */
export interface SocketTicketTable {
  company_id: number;
  ticket_hash: string;
  member_kind: MemberKind;
  member_id: number;
  session_id: number;
  expires_at: Date;
}

/** When a person last had a socket; renewed every half minute while there is one. */
export interface PresenceTable {
  company_id: number;
  member_kind: MemberKind;
  member_id: number;
  seen_at: Date;
}

/** What is pushed to a person; not a tenant table, every process reads it for all schools (W10). */
export interface PushEventTable {
  id: Generated<number>;
  company_id: number;
  member_kind: MemberKind;
  member_id: number;
  frame: string;
  created_at: Date;
}

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

/** Tables of logins, sockets and uploads. */
export interface LiveTables {
  lecturer_session: LecturerSessionTable;
  socket_ticket: SocketTicketTable;
  presence: PresenceTable;
  push_event: PushEventTable;
  upload: UploadTable;
}
