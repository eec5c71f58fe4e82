import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ApiError } from './apiError.ts';

/**
 * One answer of the server and how it is getting on: the portal's only server cache. The newest load wins; the last good
 * value stays on screen while another load runs.
 */
export class Query<T, A extends readonly unknown[] = []> {
  value: T | undefined = undefined;
  error: ApiError | null = null;
  isLoading = false;
  private turn = 0;
  private lastArguments: A | null = null;

  constructor(private readonly ask: (...args: A) => Promise<T>) {
    makeAutoObservable<this, 'ask' | 'turn' | 'lastArguments'>(
      this,
      { value: observableRef, error: observableRef, ask: false, turn: false, lastArguments: false },
      { autoBind: true },
    );
  }

  /** Nothing to show yet, and nothing went wrong. */
  get isPending() {
    return this.value === undefined && this.error === null;
  }

  /** Asks the server; resolves when this load, or a newer one, is done. Never throws: see `error`. */
  async load(...args: A) {
    const turn = ++this.turn;
    this.lastArguments = args;
    this.isLoading = true;
    this.error = null;
    try {
      const value = await this.ask(...args);
      runInAction(() => turn === this.turn && this.settle(value, null));
    } catch (cause) {
      const error = cause instanceof ApiError ? cause : new ApiError('failed', '', { cause });
      runInAction(() => turn === this.turn && this.settle(this.value, error));
    }
  }

  /** Asks again with the parameters of the last load. */
  async reload() {
    if (this.lastArguments) await this.load(...this.lastArguments);
  }

  /** Takes a value that arrived by another way: the page's first HTML, a push, an answer to a write. */
  set(value: T) {
    this.turn++;
    this.settle(value, null);
  }

  /** Takes a failure that is known before asking. */
  fail(error: ApiError) {
    this.turn++;
    this.settle(this.value, error);
  }

  /** Forgets the answer; a load under way no longer counts. */
  clear() {
    this.turn++;
    this.settle(undefined, null);
  }

  private settle(value: T | undefined, error: ApiError | null) {
    this.value = value;
    this.error = error;
    this.isLoading = false;
  }
}
