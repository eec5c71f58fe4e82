/** Instants that both engines read as they are written: the years 1 to 9999. */
const FIRST_MS = Date.parse('0001-01-02T00:00:00Z');
const LAST_MS = Date.parse('9999-12-30T00:00:00Z');

/** An instant of a cursor; a made-up one before or behind all of them is the first, or the last. */
export function atOf(ms: number): Date {
  return new Date(Math.min(Math.max(ms, FIRST_MS), LAST_MS));
}
