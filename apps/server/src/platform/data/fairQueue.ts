/** How much of a queue one caller may have. */
export interface Share {
  running: number;
  waiting: number;
}

interface FairQueueLimits {
  /** Tasks that run at once. */
  running: number;
  /** Tasks that wait at once, of all callers. */
  waiting: number;
  /** Longest wait in ms. */
  waitMs: number;
}

/** Why a task was not run: no room to wait, waited too long, or what it waits for does not answer. */
type Rejection = 'full' | 'late' | 'unavailable';

/** Thrown instead of running a task. */
export class QueueRejection extends Error {
  override readonly name = 'QueueRejection';
  readonly reason: Rejection;
  /** Seconds after which there is probably room. */
  readonly retryAfterS: number;

  constructor(reason: Rejection, retryAfterS: number) {
    super(reason);
    this.reason = reason;
    this.retryAfterS = retryAfterS;
  }
}

interface Task {
  start: () => void;
  reject: (reason: Rejection) => void;
}
interface Caller {
  readonly name: string;
  readonly share: Share;
  running: number;
  readonly waiting: Set<Task>;
}

/** Bounds of the advised wait, in seconds. */
const RETRY_S = { least: 1, most: 8 } as const;
/** Weight of a new duration in the running mean. */
const MEAN_WEIGHT = 0.05;

/**
 * Runs a bounded number of tasks at once; the others wait, callers taking turns and each caller's tasks in their order (S12).
 * Where no room is left, the last task of the caller with most waiting ones makes way.
 */
export class FairQueue {
  private readonly limits: FairQueueLimits;
  private readonly callers = new Map<string, Caller>();
  /** Callers that have a waiting task and may run it; the first one is next. */
  private readonly ready = new Set<Caller>();
  /** Callers with more than one waiting task. */
  private readonly crowded = new Set<Caller>();
  private meanMs = 10;
  private runningCount = 0;
  private waitingCount = 0;

  constructor(limits: FairQueueLimits) {
    this.limits = limits;
  }

  /** Tasks that run now. */
  get running(): number {
    return this.runningCount;
  }

  /** Tasks that wait now. */
  get waiting(): number {
    return this.waitingCount;
  }

  /** Runs the task in its turn; throws `QueueRejection` when there is no room, or no turn in time. */
  async run<T>(name: string, share: Share, work: () => Promise<T>): Promise<T> {
    const caller = this.callers.get(name) ?? { name, share, running: 0, waiting: new Set<Task>() };
    this.callers.set(name, caller);
    if (this.runningCount < this.limits.running && caller.running < caller.share.running) this.begin(caller);
    else await this.wait(caller);
    const began = performance.now();
    try {
      return await work();
    } finally {
      this.meanMs += (performance.now() - began - this.meanMs) * MEAN_WEIGHT;
      this.end(caller);
    }
  }

  /** Rejects everything that waits: what it waits for does not answer, and each would find that out by a time-out of its own (S5). */
  rejectWaiting(): void {
    for (const { waiting } of this.callers.values()) for (const task of waiting) task.reject('unavailable');
  }

  private wait(caller: Caller): Promise<void> {
    if (caller.waiting.size >= caller.share.waiting || !this.makeRoom(caller)) throw this.rejection('full');
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => task.reject('late'), this.limits.waitMs);
      const leave = () => {
        clearTimeout(late);
        this.remove(caller, task);
      };
      const task: Task = {
        start: () => {
          leave();
          this.begin(caller);
          resolve();
        },
        reject: (reason) => {
          leave();
          reject(this.rejection(reason));
        },
      };
      caller.waiting.add(task);
      this.waitingCount += 1;
      this.place(caller);
    });
  }

  /** Whether one more may wait; a caller that has more waiting than this one loses its last task for it. */
  private makeRoom(caller: Caller): boolean {
    if (this.waitingCount < this.limits.waiting) return true;
    let largest = caller;
    for (const other of this.crowded) if (other.waiting.size > largest.waiting.size) largest = other;
    if (largest.waiting.size <= caller.waiting.size + 1) return false;
    [...largest.waiting].at(-1)?.reject('full');
    return true;
  }

  private begin(caller: Caller): void {
    caller.running += 1;
    this.runningCount += 1;
    this.place(caller);
  }

  private end(caller: Caller): void {
    caller.running -= 1;
    this.runningCount -= 1;
    this.place(caller);
    const [next] = this.ready;
    if (!next) return;
    this.ready.delete(next); // to the end of the row: `begin` places it again
    const [task] = next.waiting;
    task?.start();
  }

  private remove(caller: Caller, task: Task): void {
    caller.waiting.delete(task);
    this.waitingCount -= 1;
    this.place(caller);
  }

  /** Keeps the sets of callers true to what this one has waiting and running. */
  private place(caller: Caller): void {
    if (caller.waiting.size > 0 && caller.running < caller.share.running) this.ready.add(caller);
    else this.ready.delete(caller);
    if (caller.waiting.size > 1) this.crowded.add(caller);
    else this.crowded.delete(caller);
    if (caller.waiting.size === 0 && caller.running === 0) this.callers.delete(caller.name);
  }

  private rejection(reason: Rejection): QueueRejection {
    const drainS = (this.waitingCount * this.meanMs) / this.limits.running / 1000;
    return new QueueRejection(reason, Math.min(RETRY_S.most, Math.max(RETRY_S.least, Math.ceil(drainS))));
  }
}
