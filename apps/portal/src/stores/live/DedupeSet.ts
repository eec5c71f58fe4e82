/** How many are remembered; a push that comes again does so within seconds. */
const SIZE = 500;

/** Numbers that were here before, the last few hundred (W7). */
export class DedupeSet<T = number> {
  private readonly ids = new Set<T>();

  has(id: T) {
    return this.ids.has(id);
  }

  /** False if it was here before. */
  add(id: T): boolean {
    if (this.ids.has(id)) return false;
    this.ids.add(id);
    for (const oldest of this.ids) {
      if (this.ids.size <= SIZE) break;
      this.ids.delete(oldest);
    }
    return true;
  }
}
