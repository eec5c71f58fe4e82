import type { Instant } from '@shuyuan/rules';
/** A course as shown in lists (§3): money in integer fen; what is not known is left out of the card. */
export interface CourseCardCourse {
  id: string;
  href: string;
  title: string;
  /** 16:9; the first character of the subject is the fallback for a missing or broken cover. */
  cover?: string | undefined;
  kind?: 'live' | 'recorded' | undefined;
  /** The five sale statuses (§4). */
  status?: 'notStarted' | 'inProgress' | 'full' | 'ended' | 'discontinued' | undefined;
  priceFen?: number | undefined;
  originalFen?: number | undefined;
  memberFen?: number | undefined;
  lessonCount?: number | undefined;
  /** Playing time of a recorded course in minutes. */
  minutes?: number | undefined;
  lecturer: { name: string; portrait?: string | undefined };
  subject: string;
  startsAt?: Instant | undefined;
  endsAt?: Instant | undefined;
  /** Total number of seats. */
  quota?: number | undefined;
  seatsLeft?: number | undefined;
  learners?: number | undefined;
  /** Marketing labels; the first is shown if there is no discount. */
  tags?: readonly string[] | undefined;
  /** Lessons already held; for an owned course, completed. */
  lessonsDone?: number | undefined;
  owned?: boolean | undefined;
  /** A result of an assessment advises it to this student (product.md 4.5). */
  fitting?: boolean | undefined;
}
