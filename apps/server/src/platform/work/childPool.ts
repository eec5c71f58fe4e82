import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** Why a job of a pool was not done: no place in the queue, its process died, or it took too much time or memory. */
export type PoolProblem = 'full' | 'died' | 'exceeded';

/** A job that its pool could not do. */
export class PoolError extends Error {
  override readonly name = 'PoolError';
  readonly problem: PoolProblem;

  constructor(problem: PoolProblem) {
    super(problem);
    this.problem = problem;
  }
}

export interface PoolOptions {
  /** Module that the processes run; it calls `serveJobs`. */
  script: string;
  /** Most processes, which is also the most jobs at a time. */
  size: number;
  /** Most jobs that wait; one owner may have half of them. */
  waitingMax: number;
  /** Longest time of a job, in ms; waiting included for the one that waits. */
  jobMs: number;
  /** Most memory of a process, in bytes. */
  memoryMaxBytes: number;
  /** Idle time after which a process ends, in ms. */
  idleMs?: number;
}

/** What a process answers about its job. */
export type JobReply = { result: unknown } | { failure: { message: string; code: string } };

interface Job {
  owner: number;
  input: unknown;
  since: number;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

interface Worker {
  child: ChildProcess;
  job: Job | null;
  timer: NodeJS.Timeout | null;
  isExceeding: boolean;
}

/** Exit status of a process that found itself above its memory. */
export const EXIT_MEMORY = 77;
const IDLE_MS = 60_000;
/** Settings that a process inherits; neither secrets nor addresses are among them. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH', 'SystemRoot', 'NODE_ENV'];

/**
 * Runs jobs in processes of their own at a lower priority, a bounded number at a time, the others in a bounded queue
 * that is fair between owners (U11). A process that dies, hangs or grows takes only its job with it.
 */
export class ChildPool {
  readonly #options: PoolOptions;
  readonly #workers = new Set<Worker>();
  readonly #waiting: Job[] = [];
  /** The last turn of each owner since the queue was empty. */
  readonly #turns = new Map<number, number>();
  #turn = 0;
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** Process ids, for tests and the log. */
  get pids(): number[] {
    return [...this.#workers].flatMap(({ child }) => child.pid ?? []);
  }

  /** Whether a job of this owner would find a place. */
  hasPlace(owner: number): boolean {
    const { waitingMax, size } = this.#options;
    if (this.#busy.length < size) return true;
    const own = this.#waiting.filter((job) => job.owner === owner).length;
    return this.#waiting.length < waitingMax && own < Math.max(1, waitingMax / 2);
  }

  /** Does a job; throws a `PoolError`, or what the job itself threw, with its message and code. */
  run(owner: number, input: unknown): Promise<unknown> {
    if (this.#isClosed || !this.hasPlace(owner)) return Promise.reject(new PoolError('full'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ owner, input, since: performance.now(), resolve, reject });
      this.#next();
    });
  }

  /** Ends the processes; their jobs fail. */
  close(): void {
    this.#isClosed = true;
    for (const job of this.#waiting.splice(0)) job.reject(new PoolError('died'));
    for (const { child } of this.#workers) child.kill('SIGKILL');
  }

  get #busy(): Worker[] {
    return [...this.#workers].filter(({ job }) => job !== null);
  }

  #next(): void {
    if (this.#waiting.length === 0 || this.#busy.length >= this.#options.size) return;
    const job = this.#take();
    if (!job) return;
    if (performance.now() - job.since > this.#options.jobMs) job.reject(new PoolError('full'));
    else this.#start(job);
    this.#next();
  }

  /** The first job of the owner whose last turn was longest ago. */
  #take(): Job | undefined {
    const lastTurn = (owner: number) => this.#turns.get(owner) ?? 0;
    const turns = this.#waiting.map(({ owner }) => lastTurn(owner));
    const first = turns.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
    const at = this.#waiting.findIndex(({ owner }) => lastTurn(owner) === first);
    const [job] = this.#waiting.splice(at, 1);
    if (this.#waiting.length === 0) this.#turns.clear();
    this.#turn += 1;
    if (job) this.#turns.set(job.owner, this.#turn);
    return job;
  }

  #start(job: Job): void {
    const worker = [...this.#workers].find((each) => each.job === null) ?? this.#fork();
    if (worker.timer) clearTimeout(worker.timer);
    worker.job = job;
    worker.timer = setTimeout(() => {
      worker.isExceeding = true;
      worker.child.kill('SIGKILL');
    }, this.#options.jobMs);
    worker.child.send({ input: job.input }, (error) => {
      if (error) worker.child.kill('SIGKILL');
    });
  }

  #fork(): Worker {
    const { script, memoryMaxBytes } = this.#options;
    const inherited = INHERITED.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
    const child = fork(script, [String(memoryMaxBytes)], {
      execArgv: [],
      env: { ...Object.fromEntries(inherited), MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const worker: Worker = { child, job: null, timer: null, isExceeding: false };
    this.#workers.add(worker);
    lowerPriority(child.pid);
    // An idle process does not keep the server's process alive.
    child.unref();
    child.channel?.unref();
    child.on('message', (reply: JobReply) => this.#settle(worker, reply));
    child.once('error', () => this.#end(worker, null));
    child.once('exit', (code) => this.#end(worker, code));
    return worker;
  }

  #settle(worker: Worker, reply: JobReply): void {
    const { job } = worker;
    if (worker.timer) clearTimeout(worker.timer);
    worker.job = null;
    worker.timer = setTimeout(() => worker.child.kill(), this.#options.idleMs ?? IDLE_MS).unref();
    if ('result' in reply) job?.resolve(reply.result);
    else job?.reject(Object.assign(new Error(reply.failure.message), { code: reply.failure.code }));
    this.#next();
  }

  #end(worker: Worker, code: number | null): void {
    if (!this.#workers.delete(worker)) return;
    if (worker.timer) clearTimeout(worker.timer);
    worker.job?.reject(new PoolError(worker.isExceeding || code === EXIT_MEMORY ? 'exceeded' : 'died'));
    this.#next();
  }
}

/** Requests come first on every processor, and jobs still end on a crowded one; a system may forbid it. */
function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has ended already, or the system does not allow it.
  }
}
