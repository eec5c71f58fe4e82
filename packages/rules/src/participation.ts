/** How a student took part in a lesson that is over; `none` where nothing can be said, also of one before joining the class. */
export type Attendance = 'none' | 'present' | 'late' | 'absent' | 'replay';

/** A lesson of a class as one student stands to it. */
export interface Participated {
  /** Of a live lesson. */
  attendance?: Attendance | undefined;
  /** 60 % of the live lesson, or the share of the recording that the school asks for (product.md 4.3). */
  isLearnt: boolean;
}

/** What a mark beside a lesson says; undefined for one that is ahead, or of which nothing is known. */
export type LessonMark = 'learnt' | 'attended' | 'missed' | undefined;

/**
 * The three words of progress, from one place for every page: **learnt** is a lesson that counts as studied, live or by its recording; **attended**
 * is a live lesson the student was in, in time or late; **missed** is one that was held without the student, whether its recording was
 * watched afterwards or not. What was attended and what was missed are together what was held.
 */
export function participation(lessons: readonly Participated[]) {
  const of = (...kinds: Attendance[]) => lessons.filter(({ attendance = 'none' }) => kinds.includes(attendance)).length;
  const [attended, missed] = [of('present', 'late'), of('absent', 'replay')];
  return {
    total: lessons.length,
    learnt: lessons.filter(({ isLearnt }) => isLearnt).length,
    held: attended + missed,
    attended,
    late: of('late'),
    missed,
  };
}

/** The mark of one lesson; its tick stands for `learnt` alone, so that ticks add up to the figure beside them. */
export function lessonMark({ attendance, isLearnt }: Participated): LessonMark {
  if (isLearnt) return 'learnt';
  if (attendance === 'present' || attendance === 'late') return 'attended';
  return attendance === 'absent' ? 'missed' : undefined;
}
