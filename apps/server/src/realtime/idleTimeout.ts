import type { Connection } from './connection.ts';

/** Seconds without a frame of the client after which a socket counts as dead: two heartbeats missed (W4). */
const IDLE_TIMEOUT_S = 45;

/**
 * Finds idle sockets without a timer for each: a timing wheel of seconds with each socket in the slot in which it would
 * time out. Only the present slot is checked; who has sent something since moves on (performance.md row 22).
 */
export class IdleTimeoutWheel {
  private second = 0;
  private readonly slots = Array.from({ length: IDLE_TIMEOUT_S + 1 }, () => new Set<Connection>());

  /** The present second, which only `tick` advances: so a process that was suspended times out no socket. */
  get now(): number {
    return this.second;
  }

  /** Starts the timeout of a socket that has just sent something. */
  add(connection: Connection): void {
    connection.activeAt = this.second;
    this.place(connection);
  }

  /** Stops it. */
  remove(connection: Connection): void {
    connection.slot?.delete(connection);
    connection.slot = null;
  }

  /** Advances by a second; returns the sockets that have timed out. */
  tick(): Connection[] {
    this.second += 1;
    const due = this.slots[this.second % this.slots.length] ?? new Set();
    const idle: Connection[] = [];
    for (const connection of due) {
      due.delete(connection);
      if (this.second - connection.activeAt >= IDLE_TIMEOUT_S) idle.push(connection);
      else this.place(connection);
    }
    return idle;
  }

  private place(connection: Connection): void {
    connection.slot = this.slots[(connection.activeAt + IDLE_TIMEOUT_S) % this.slots.length] ?? null;
    connection.slot?.add(connection);
  }
}
