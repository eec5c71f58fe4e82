import type { Generated, JSONColumnType } from 'kysely';
import type { ClassSlot } from '../../domain/courseCards/classSlot.ts';
import type { Defaulted } from '../../platform/data/tables.ts';

/** A class: one run of a course with its lecturer and dates; on the wire `courseSchedule` (product.md 4.3). */
export interface ClassRunTable {
  company_id: number;
  id: Generated<number>;
  course_id: number;
  lecturer_id: number;
  name: string;
  name_en: string | null;
  starts_at: Date | null;
  ends_at: Date | null;
  slots: JSONColumnType<ClassSlot[], string | undefined, string>;
  is_locked_by_practice: Defaulted<boolean>;
  is_cancelled: Defaulted<boolean>;
  /** Lessons cannot be skipped through before they are watched. */
  has_anti_skip: Defaulted<boolean>;
  playback_months: number | null;
  /** The outside room of its lessons, on one of the school's live hosts (X3). */
  live_url: Defaulted<string | null>;
}

/** A class on sale; on the wire `sellCourseSchedule`. */
export interface OfferTable {
  company_id: number;
  id: Generated<number>;
  course_id: number;
  class_run_id: number;
  price_fen: number;
  original_fen: number | null;
  member_fen: number | null;
  quota: number | null;
  sold: Defaulted<number>;
  /** Seats sold before the ledger of seats, or by the school itself; `sold` counts them too (I6). */
  sold_outside: Defaulted<number>;
  /** Seats held by unpaid orders. */
  locked: Defaulted<number>;
  sale_starts_at: Date | null;
  sale_ends_at: Date | null;
  is_discontinued: Defaulted<boolean>;
  /** Represents its course in the lists. */
  is_listed: Defaulted<boolean>;
  needs_assessment: Defaulted<boolean>;
  question_bank_id: number | null;
  /** The way to the assessment that comes before it (product.md 4.5). */
  assessment_link_id: Defaulted<number | null>;
}

/** A lesson on its day. */
export interface DatedLessonTable {
  company_id: number;
  id: Generated<number>;
  class_run_id: number;
  course_id: number;
  lesson_id: number;
  starts_at: Date;
  ends_at: Date;
  state: Defaulted<'notStarted' | 'waiting' | 'living' | 'ended' | 'cancelled'>;
  replay: Defaulted<'none' | 'generating' | 'ready' | 'failed'>;
  cancel_reason: Defaulted<string | null>;
  started_at: Defaulted<Date | null>;
  ended_at: Defaulted<Date | null>;
  replay_at: Defaulted<Date | null>;
  /** What calendars have last told of it, how often that has changed, and when (RFC 5545 3.8.7). */
  calendar_told: Defaulted<string | null>;
  calendar_sequence: Defaulted<number>;
  calendar_changed_at: Defaulted<Date | null>;
}

/** A student in a class; exists only with a right to it (I4, I5). */
export interface EnrolmentTable {
  company_id: number;
  id: Generated<number>;
  student_id: number;
  class_run_id: number;
  offer_id: number;
  source: 'purchase' | 'groupon' | 'redemption' | 'gift' | 'membership' | 'school' | 'free';
  status: Defaulted<'active' | 'expired' | 'quit' | 'frozen'>;
  /** The order, code, reward or exchange that grants the right (I5); null for school and free. */
  source_id: number | null;
  joined_at: Date;
  valid_until: Date | null;
}

/** How far a student is in a lesson of a class (product.md 4.3). */
export interface LearnRecordTable {
  company_id: number;
  student_id: number;
  class_run_id: number;
  lesson_id: number;
  position_s: Defaulted<number>;
  finished_at: Date | null;
  /** Seconds watched, as a set of ranges whose union the database makes. */
  watched: Defaulted<string>;
  watched_s: Defaulted<number>;
  play_rate: Defaulted<number | null>;
  updated_at: Date;
}

/** A seat of an offer, held, sold or returned once (I6). */
export interface SeatTable {
  company_id: number;
  id: Generated<number>;
  offer_id: number;
  student_id: number;
  source: 'order' | 'redemption' | 'reward' | 'exchange';
  source_id: number;
  state: Defaulted<'held' | 'sold' | 'returned'>;
  expires_at: Date | null;
  held_at: Date;
  settled_at: Date | null;
}

declare module '../../platform/data/tables.ts' {
  interface Database {
    class_run: ClassRunTable;
    offer: OfferTable;
    dated_lesson: DatedLessonTable;
    enrolment: EnrolmentTable;
    learn_record: LearnRecordTable;
    seat: SeatTable;
  }
}
