/** A course as lists show it (§3): money in integer fen, instants ISO 8601. */
export interface CourseCardCourse {
  id: string;
  href: string;
  title: string;
  /** 16:9; the subject's first character stands in when it is missing or broken. */
  cover?: string | undefined;
  kind: 'live' | 'recorded';
  /** The five sale states (§4). */
  status: 'notStarted' | 'inProgress' | 'full' | 'ended' | 'discontinued';
  priceFen: number;
  originalFen?: number | undefined;
  memberFen?: number | undefined;
  lessonCount: number;
  /** Playing time of a recorded course in hours. */
  hours?: number | undefined;
  lecturer: { name: string; portrait?: string | undefined };
  subject: string;
  startsAt?: string | undefined;
  endsAt?: string | undefined;
  /** Seats in all. */
  quota?: number | undefined;
  seatsLeft?: number | undefined;
  learners: number;
  /** Marketing words; the first is shown where nothing is saved. */
  tags?: readonly string[] | undefined;
  /** Lessons already held; of an owned course, learned. */
  lessonsDone?: number | undefined;
  isOwned?: boolean | undefined;
}
