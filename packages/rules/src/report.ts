/** Fewest students with a mark for which an average or a rank of the class is told (privacy, product.md 4.6). */
export const CLASS_MIN_STUDENTS = 5;

/** Days that a school may give its lecturers for their words in a report (product.md 4.6). */
export const REPORT_WAIT_DAYS_RANGE = { min: 0, max: 60 } as const;

/** Percent under which a topic is worth more work. */
export const WEAK_BELOW_PERCENT = 60;

/** The overall verdict of a published report. */
export type ReportVerdict = 'excellent' | 'good' | 'fair' | 'weak';

const VERDICTS: readonly (readonly [from: number, ReportVerdict])[] = [
  [85, 'excellent'],
  [75, 'good'],
  [WEAK_BELOW_PERCENT, 'fair'],
];

/** The verdict of an average in percent; none without one (product.md 4.6). */
export function reportVerdict(average: number | undefined): ReportVerdict | undefined {
  if (average === undefined) return undefined;
  return VERDICTS.find(([from]) => average >= from)?.[1] ?? 'weak';
}
