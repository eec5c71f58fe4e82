/** How long a login that was found stays known, in ms: an ended one is refused within a second everywhere (A1). */
const KNOWN_MS = 500;
/** Known at once; beyond that all are looked up anew. */
const KNOWN_MAX = 10_000;

/**
 * Logins that have just been found in the database, so that a player that fetches part after part is not looked up for each
 * (performance.md row 28). What was not found is never remembered.
 */
export class RecentChecks {
  private readonly until = new Map<string, number>();
  private readonly now: () => number;

  /** `now` in ms, from a clock that nobody can set. */
  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  /** Whether `check` holds for a key, or has held within the last half second. */
  async holds(key: string, check: () => Promise<boolean>): Promise<boolean> {
    const now = this.now();
    if ((this.until.get(key) ?? Number.NEGATIVE_INFINITY) > now) return true;
    this.until.delete(key);
    if (!(await check())) return false;
    if (this.until.size >= KNOWN_MAX) this.until.clear();
    this.until.set(key, now + KNOWN_MS);
    return true;
  }
}
