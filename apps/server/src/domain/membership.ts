/** `student.member_until` of a membership without end: later than any other, so that times compare as they are (I11). */
export const FOREVER = new Date('9999-12-31T00:00:00.000Z');

/** Whether this end means a membership without end. */
export function isForever(until: Date | null): boolean {
  return until !== null && until >= FOREVER;
}

/** The end of a membership for display: undefined without an end or without a membership. */
export function shownUntil(until: Date | null): string | undefined {
  return until === null || isForever(until) ? undefined : until.toISOString();
}
