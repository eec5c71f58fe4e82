import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { Scope } from '../../core/scope.ts';
import type { LiveSession } from './LiveSession.ts';

/** Backoff of fetching the code again, in milliseconds; the last value repeats. Jitter of up to half is added, so that not all students retry at once. */
const RETRY_MS = [2_000, 5_000, 15_000, 60_000, 300_000] as const;
const LAST_RETRY_MS = 300_000;

/** Where the live code comes from, and when it is fetched; a test hands in its own. */
export interface LiveSource<Start> {
  load(): Promise<Start>;
  /** Resolves once the first page is loaded and idle, so that nothing is taken from it. */
  whenIdle(): Promise<void>;
  /** The network is back, or the page is visible again; returns the end of the subscription. */
  onAwake(listener: () => void): () => void;
}

/** The live session of this tab: one for each login, none without one. Its code is fetched late, and again where that failed. */
export class LiveStore {
  session: LiveSession | null = null;
  /** How often the data of the page was to be read again in place (§4 refreshExpert). */
  rereads = 0;
  readonly #token: () => string | null;
  readonly #source: LiveSource<() => LiveSession> | undefined;
  readonly #scope = new Scope();
  /** Incremented with every login: work started for an earlier one has no effect. */
  #turn = 0;
  #failures = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(token: () => string | null, source?: LiveSource<() => LiveSession>) {
    this.#token = token;
    this.#source = source;
    makeAutoObservable(this, { session: observableRef }, { autoBind: true });
  }

  start() {
    this.#scope.add(reaction(this.#token, this.follow, { fireImmediately: true }));
    if (this.#source) this.#scope.add(this.#source.onAwake(this.retry));
  }

  dispose() {
    this.#scope.dispose();
    this.end();
  }

  /** Fetches the code at once if it waits to be fetched again: another page is shown, or the network is back. */
  retry() {
    if (this.#retryTimer !== undefined) void this.open(this.#turn);
  }

  /** A call has closed on a page that shows what it changes: its data is read again, and the page stays (§4 refreshExpert). */
  rereadPage() {
    this.rereads++;
  }

  private follow(token: string | null) {
    this.end();
    if (token !== null) void this.open(this.#turn);
  }

  private async open(turn: number) {
    this.cancelRetry();
    if (!this.#source) return;
    try {
      await this.#source.whenIdle();
      const start = await this.#source.load();
      if (turn === this.#turn) runInAction(() => this.begin(start));
    } catch (error) {
      console.debug('The live code did not load.', error);
      if (turn === this.#turn) this.retryLater();
    }
  }

  private begin(start: () => LiveSession) {
    this.#failures = 0;
    this.session = start();
  }

  private retryLater() {
    const wait = RETRY_MS[this.#failures++] ?? LAST_RETRY_MS;
    this.#retryTimer = setTimeout(this.retry, wait * (1 + Math.random() / 2));
  }

  private cancelRetry() {
    clearTimeout(this.#retryTimer);
    this.#retryTimer = undefined;
  }

  private end() {
    this.#turn++;
    this.#failures = 0;
    this.cancelRetry();
    this.session?.dispose();
    this.session = null;
  }
}
