/** Runs one thing at a time: requested while it runs, it runs once more afterwards, so that the last request is always answered. */
export class Latest {
  private running: Promise<void> | null = null;
  private isWanted = false;

  constructor(private readonly work: () => Promise<void>) {}

  /** Resolves when a run that began after this call is done; rejects with what that run threw. */
  readonly run = (): Promise<void> => {
    if (this.running) {
      this.isWanted = true;
      return this.running;
    }
    this.running = this.rounds();
    return this.running;
  };

  private async rounds() {
    try {
      for (;;) {
        this.begin();
        try {
          await this.work();
        } catch (error) {
          if (!this.isWanted) throw error;
        }
        if (!this.isWanted) return;
      }
    } finally {
      this.rest(); // at once, or a request in between would be lost
    }
  }

  private begin() {
    this.isWanted = false;
  }

  private rest() {
    this.running = null;
  }
}
