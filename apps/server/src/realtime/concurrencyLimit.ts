/** Limits the number of running and of queued tasks, for example when all clients reconnect at once. */
export class ConcurrencyLimit {
  private readonly most: number;
  private readonly mostWaiting: number;
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor({ most, mostWaiting }: { most: number; mostWaiting: number }) {
    this.most = most;
    this.mostWaiting = mostWaiting;
  }

  /** Runs the task when there is capacity; throws at once when the queue is full. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.most) {
      if (this.waiting.length >= this.mostWaiting) throw new Error('too many wait');
      // A finished task hands its slot to the next in the queue, so that no later one overtakes.
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
