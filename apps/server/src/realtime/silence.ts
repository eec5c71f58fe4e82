import type { Line } from './line.ts';

/** Seconds without a word of the client after which a socket is dead: two heartbeats missed (W4). */
const SILENCE_S = 45;

/**
 * Finds silent sockets without a timer for each: a wheel of seconds, and a socket stands where it would be silent for too
 * long. Only who stands in the present second is looked at, and moved on when it has spoken since (performance.md row 22).
 */
export class SilenceWheel {
  private second = 0;
  private readonly slots = Array.from({ length: SILENCE_S + 1 }, () => new Set<Line>());

  /** The present second, which only `turn` moves on: a process that stood still blames nobody for it. */
  get now(): number {
    return this.second;
  }

  /** Begins to watch a socket that has just spoken. */
  add(line: Line): void {
    line.heardAt = this.second;
    this.place(line);
  }

  /** Ends to watch it. */
  remove(line: Line): void {
    line.slot?.delete(line);
    line.slot = null;
  }

  /** Goes on by a second; gives the sockets that have been silent for too long. */
  turn(): Line[] {
    this.second += 1;
    const due = this.slots[this.second % this.slots.length] ?? new Set();
    const silent: Line[] = [];
    for (const line of due) {
      due.delete(line);
      if (this.second - line.heardAt >= SILENCE_S) silent.push(line);
      else this.place(line);
    }
    return silent;
  }

  private place(line: Line): void {
    line.slot = this.slots[(line.heardAt + SILENCE_S) % this.slots.length] ?? null;
    line.slot?.add(line);
  }
}
