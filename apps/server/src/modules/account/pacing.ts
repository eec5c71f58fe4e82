import type { Clock } from '../../platform/core/clock.ts';

/** Pause between two messages to one network once it has had its first twenty in an hour (S15). */
const PAUSE_MS = 250;
/** Most that wait: the last of them waits ten seconds. */
const WAITING_MAX = 40;

/**
 * Lets the networks of schools take turns with themselves: a class behind one address gets its codes a moment later, instead
 * of a refusal for the twenty-first, and a program gets four a second at most.
 */
export class CodePacer {
  private readonly clock: Clock;
  private readonly turns = new Map<string, { last: Promise<void>; waiting: number }>();

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** Waits for the turn of a network; false when too many of it wait already. */
  async wait(network: string): Promise<boolean> {
    const turn = this.turns.get(network) ?? { last: Promise.resolve(), waiting: 0 };
    if (turn.waiting >= WAITING_MAX) return false;
    this.turns.set(network, turn);
    turn.waiting += 1;
    turn.last = turn.last.then(() => this.clock.sleep(PAUSE_MS));
    await turn.last;
    turn.waiting -= 1;
    if (turn.waiting === 0) this.turns.delete(network);
    return true;
  }
}
