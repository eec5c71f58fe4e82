import type { Generated } from 'kysely';
import type { Defaulted, MemberKind } from '../../platform/data/tables.ts';

/** Why a login ended before its time. */
export type EndReason = 'logout' | 'replaced' | 'password' | 'frozen' | 'kicked';

/** One login; its token is stored as a hash only (A1). */
export interface SessionTable {
  company_id: number;
  id: Generated<number>;
  token_hash: string;
  student_id: number;
  created_at: Date;
  seen_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: EndReason | null;
  ip: string;
  user_agent: string;
}

/** Wrong passwords of an account, and of an account from one address (A4). */
export interface LoginGuardTable {
  company_id: number;
  key_hash: string;
  failures: number;
  failed_at: Date;
}

/** A browser in which an account has logged in; both as keyed hashes (S15). */
export interface KnownDeviceTable {
  company_id: number;
  device_hash: string;
  account_hash: string;
  seen_at: Date;
}

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
  /** The last time for which the person had no socket; null for who never came back. */
  away_from: Defaulted<Date | null>;
  away_to: Defaulted<Date | null>;
}

declare module '../../platform/data/tables.ts' {
  interface Database {
    session: SessionTable;
    login_guard: LoginGuardTable;
    known_device: KnownDeviceTable;
    lecturer_session: LecturerSessionTable;
    socket_ticket: SocketTicketTable;
    presence: PresenceTable;
  }
}
