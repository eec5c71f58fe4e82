import { when } from 'mobx';

/** Waits for a condition that may come to hold, until all of them are given up. */
export class Waits {
  readonly #stops = new Set<() => void>();
  #isOver = false;

  /** How many still wait; one that is over is held no longer. */
  get size() {
    return this.#stops.size;
  }

  /** Resolves when the observable condition holds; never once the waiting is given up. */
  until(condition: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      if (this.#isOver) return;
      let stop = () => {};
      let isDone = false;
      stop = when(condition, () => {
        isDone = true;
        this.#stops.delete(stop);
        resolve();
      });
      if (!isDone) this.#stops.add(stop);
    });
  }

  /** Gives up what waits, and all that would wait later. */
  giveUp() {
    this.#isOver = true;
    for (const stop of this.#stops) stop();
    this.#stops.clear();
  }
}
