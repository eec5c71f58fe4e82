import type { StateOf } from '@shuyuan/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { Defaulted, MemberKind } from '../../platform/data/tables.ts';

/** Rules and numbers of a school's study room; one row a school. */
export interface StudySettingTable {
  company_id: number;
  rules: string | null;
  rules_en: string | null;
  open_time: string | null;
  open_time_en: string | null;
  /** Minutes that a student needs to queue. */
  min_minutes: Defaulted<number>;
  /** Minutes are charged in whole units. */
  unit_minutes: Defaulted<number>;
  /** Most people that wait for one lecturer. */
  max_wait: Defaulted<number>;
  questions: JSONColumnType<StudyQuestion[], string | undefined, string>;
}

/** A question about the study room and its answer. */
export interface StudyQuestion {
  question: string;
  question_en: string;
  answer: string;
  answer_en: string;
}

/** When a room is open: weekday 1 Monday to 7 Sunday, `HH:mm` in Beijing. */
export interface OpenTime {
  weekday: number;
  start: string;
  end: string;
}

/** A lecturer's room; whether somebody is in it is told by the tickets. */
export interface StudyRoomTable {
  company_id: number;
  id: Generated<number>;
  lecturer_id: number;
  name: string;
  name_en: string | null;
  state: Defaulted<'closed' | 'open' | 'paused'>;
  notice: string | null;
  notice_en: string | null;
  back_at: Date | null;
  open_times: JSONColumnType<OpenTime[], string | undefined, string>;
  average_minutes: Defaulted<number>;
  /** An outside room on one of the school's live hosts; null for the built-in one (X3). */
  live_url: string | null;
  sort: Defaulted<number>;
}

/** A place in a queue, and what became of it (product.md 4.17). */
export interface StudyTicketTable {
  company_id: number;
  id: Generated<number>;
  room_id: number;
  lecturer_id: number;
  student_id: number;
  subject_id: number | null;
  question: string | null;
  /** Ids of `upload` rows. */
  images: Defaulted<number[]>;
  status: Defaulted<StateOf<'consultation'>>;
  is_front: Defaulted<boolean>;
  /** What the queue is ordered by, after `is_front`. */
  queued_at: Date;
  subscribed_at: Date;
  /** Calls that were not answered. */
  missed: Defaulted<number>;
  return_by: Date | null;
  called_at: Date | null;
  /** The last call. */
  call_id: number | null;
  entered_at: Date | null;
  ended_at: Date | null;
  /** Minutes frozen on entering; the most that can be charged. */
  held_minutes: Defaulted<number>;
  /** The unit of the charge, as it was when the student entered; null before, and for consultations older than the column. */
  unit_minutes: Defaulted<number | null>;
  minutes: Defaulted<number>;
  is_told_next: Defaulted<boolean>;
  star: number | null;
  comment: string | null;
}

/** One call; it ends exactly once (I16). Its id is the specification's tempLogId. */
export interface StudyCallTable {
  company_id: number;
  id: Generated<number>;
  ticket_id: number;
  room_id: number;
  student_id: number;
  lecturer_id: number;
  status: Defaulted<StateOf<'call'>>;
  called_at: Date;
  ends_at: Date;
  answered_at: Date | null;
  /** Number of the last thing said or drawn in the room. */
  last_seq: Defaulted<number>;
}

/** A stay in a room. */
export interface RoomLogTable {
  company_id: number;
  id: Generated<number>;
  call_id: number;
  member_kind: MemberKind;
  joined_at: Date;
  /** When the page of the room last read its session; null while it has not. */
  looked_at: Defaulted<Date | null>;
  left_at: Date | null;
  /** Until when a closed tab may prove to be a reload; null for every other end. */
  return_by: Defaulted<Date | null>;
}

/** Something said, drawn or shown in a room. */
export interface RoomItemTable {
  company_id: number;
  id: Generated<number>;
  call_id: number;
  seq: number;
  client_id: string;
  member_kind: MemberKind;
  kind: 'text' | 'mark' | 'erase' | 'file' | 'page';
  body: string;
  /** The photo or document of a `file`. */
  upload_id: Defaulted<number | null>;
  created_at: Date;
}

/** A student who wants to be told when a room opens or has a free place. */
export interface RoomReminderTable {
  company_id: number;
  room_id: number;
  student_id: number;
  created_at: Date;
}

declare module '../../platform/data/tables.ts' {
  interface Database {
    study_setting: StudySettingTable;
    study_room: StudyRoomTable;
    study_ticket: StudyTicketTable;
    study_call: StudyCallTable;
    room_log: RoomLogTable;
    room_item: RoomItemTable;
    room_reminder: RoomReminderTable;
  }
}
