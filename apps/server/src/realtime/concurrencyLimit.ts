/** Runs at most so many tasks at once and lets at most so many wait, for example when all clients reconnect together. */
export class ConcurrencyLimit {
  private readonly most: number;
  private readonly mostWaiting: number;
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor({ most, mostWaiting }: { most: number; mostWaiting: number }) {
    this.most = most;
    this.mostWaiting = mostWaiting;
  }

  /** Runs the task in its turn; throws at once when too many wait. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.most) {
      if (this.waiting.length >= this.mostWaiting) throw new Error('too many wait');
      // A task that ends passes its turn on directly, so no later one gets in between.
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
