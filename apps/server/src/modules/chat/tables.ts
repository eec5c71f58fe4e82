import type { Generated } from 'kysely';
import type { Defaulted, MemberKind } from '../../platform/data/tables.ts';

/** A conversation of a student with a lecturer, or of a class (product.md 4.18). */
export interface ConversationTable {
  company_id: number;
  id: Generated<number>;
  kind: 'single' | 'group';
  /** The class whose talk it is; null for any other group. */
  class_run_id: Defaulted<number | null>;
  student_id: number | null;
  lecturer_id: number | null;
  title: string | null;
  title_en: string | null;
  portrait: string | null;
  /** Number of the newest message; raised under the row's lock (I14). */
  last_seq: Defaulted<number>;
  last_at: Date;
}

/** Read mark and settings of a member; `read_seq` only grows (I13). */
export interface ConversationMemberTable {
  company_id: number;
  conversation_id: number;
  member_kind: MemberKind;
  member_id: number;
  read_seq: Defaulted<number>;
  is_pinned: Defaulted<boolean>;
  is_muted: Defaulted<boolean>;
  /** The member opened it: it is listed for this member even without messages. */
  has_opened: Defaulted<boolean>;
}

/** A message; `seq` counts from 1 without a gap, `client_id` is stored once a sender (I14). */
export interface ChatMessageTable {
  company_id: number;
  id: Generated<number>;
  conversation_id: number;
  seq: number;
  client_id: string | null;
  from_kind: MemberKind;
  from_id: number;
  kind: 'text' | 'image' | 'file' | 'notice';
  body: string;
  upload_id: number | null;
  sent_at: Date;
  recalled_at: Date | null;
}

declare module '../../platform/data/tables.ts' {
  interface Database {
    conversation: ConversationTable;
    conversation_member: ConversationMemberTable;
    chat_message: ChatMessageTable;
  }
}
