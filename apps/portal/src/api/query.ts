import { compareStructural, makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ApiError } from './apiError.ts';

/**
 * One answer of the server and how it is getting on: the portal's only server cache. The newest load wins; the last good
 * value stays while another load runs, and says by `isStale` when it answers another question than the one asked last.
 */
export class Query<T, A extends readonly unknown[] = []> {
  value: T | undefined = undefined;
  error: ApiError | null = null;
  isLoading = false;
  /** Arguments of the last load. */
  asked: A | null = null;
  /** Arguments that the value answers; null where it came by another way. */
  answered: A | null = null;
  readonly #fetch: (...args: A) => Promise<T>;
  #turn = 0;

  constructor(fetch: (...args: A) => Promise<T>) {
    this.#fetch = fetch;
    makeAutoObservable(
      this,
      { value: observableRef, error: observableRef, asked: observableRef, answered: observableRef, covers: false },
      { autoBind: true },
    );
  }

  /** Nothing to show yet, and nothing went wrong. */
  get isPending() {
    return this.value === undefined && this.error === null;
  }

  /** The value answers other arguments than those of the last load: quieter while that runs, not to be shown once it failed. */
  get isStale() {
    return this.value !== undefined && this.answered !== null && !isSame(this.answered, this.asked);
  }

  /** Whether the value answers these arguments, or an answer to them is on its way. */
  covers(...args: A): boolean {
    if (!isSame(args, this.asked)) return false;
    return this.isLoading || (this.value !== undefined && this.error === null && !this.isStale);
  }

  /** Asks the server; resolves when this load, or a newer one, is done. Never throws: see `error`. */
  async load(...args: A) {
    const turn = ++this.#turn;
    this.asked = args;
    this.isLoading = true;
    this.error = null;
    try {
      const value = await this.#fetch(...args);
      runInAction(() => turn === this.#turn && this.settle(value, null, args));
    } catch (cause) {
      const error = cause instanceof ApiError ? cause : new ApiError('failed', '', { cause });
      runInAction(() => turn === this.#turn && this.settle(this.value, error));
    }
  }

  /** Asks unless it has been asked: a value that answers other arguments goes at once. */
  show(...args: A) {
    if (this.covers(...args)) return;
    if (!isSame(args, this.asked)) this.clear();
    void this.load(...args);
  }

  /** Asks again with the parameters of the last load. */
  async reload() {
    if (this.asked) await this.load(...this.asked);
  }

  /** Stores a value that arrived by another way: the page's first HTML, a push, an answer to a write. */
  set(value: T) {
    this.#turn++;
    this.settle(value, null, null);
  }

  /** Stores a failure that is known before asking. */
  fail(error: ApiError) {
    this.#turn++;
    this.settle(this.value, error);
  }

  /** Forgets the answer; a load under way no longer counts. */
  clear() {
    this.#turn++;
    this.settle(undefined, null, null);
  }

  /** Nobody waits any more: a load under way no longer counts. */
  dispose() {
    this.#turn++;
    this.isLoading = false;
  }

  private settle(value: T | undefined, error: ApiError | null, answered: A | null = this.answered) {
    this.value = value;
    this.answered = answered;
    this.error = error;
    this.isLoading = false;
  }
}

/** Whether two lists of arguments ask the same; a field that is undefined counts as absent in neither. */
function isSame(one: readonly unknown[], other: readonly unknown[] | null): boolean {
  return other !== null && compareStructural(one, other);
}
