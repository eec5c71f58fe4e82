/** Longest time that a push can come again by another way, in seconds; `turn` is called that often at most. */
export const REPEAT_S = 20;
const MAX = 50_000;

/** Numbers of pushes that were delivered here lately, so that bus and poll deliver none a second time (W7). */
export class Recent {
  private newer = new Set<number>();
  private older = new Set<number>();

  /** Notes a number; false when it was there. */
  add(id: number): boolean {
    if (this.newer.has(id) || this.older.has(id)) return false;
    if (this.newer.size >= MAX) this.turn();
    this.newer.add(id);
    return true;
  }

  /** Forgets what was noted before the last turn. */
  turn(): void {
    this.older = this.newer;
    this.newer = new Set();
  }
}
