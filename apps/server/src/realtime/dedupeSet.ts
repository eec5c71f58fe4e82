/** Seconds within which a push can arrive again by another path; `rotate` is called at most this often. */
export const ROTATE_S = 20;
const MAX = 50_000;

/** Numbers of pushes that were delivered here lately, so that bus and poll deliver none a second time (W7). */
export class DedupeSet {
  private newer = new Set<number>();
  private older = new Set<number>();

  /** Adds a number; false when it was there. */
  add(id: number): boolean {
    if (this.newer.has(id) || this.older.has(id)) return false;
    if (this.newer.size >= MAX) this.rotate();
    this.newer.add(id);
    return true;
  }

  /** Drops entries added before the last rotation. */
  rotate(): void {
    this.older = this.newer;
    this.newer = new Set();
  }
}
