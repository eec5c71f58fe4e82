import { compareStructural, makeAutoObservable, observableRef, runInAction } from 'mobx';
import { startUnder } from './abandon.ts';
import { ApiError } from './apiError.ts';

/**
 * One answer of the server and how it is getting on: the portal's only server cache. The newest load wins; the last good
 * value stays during another load, and `isStale` tells when it belongs to other arguments than the last load.
 */
export class Query<T, A extends readonly unknown[] = []> {
  value: T | undefined = undefined;
  error: ApiError | null = null;
  isLoading = false;
  /** Arguments of the last load. */
  asked: A | null = null;
  /** Arguments of the value; null where it was set from elsewhere. */
  answered: A | null = null;
  readonly #fetch: (...args: A) => Promise<T>;
  #turn = 0;
  #waiting: AbortController | undefined;

  constructor(fetch: (...args: A) => Promise<T>) {
    this.#fetch = fetch;
    makeAutoObservable(
      this,
      { value: observableRef, error: observableRef, asked: observableRef, answered: observableRef, covers: false },
      { autoBind: true },
    );
  }

  /** No value yet, and no error. */
  get isPending() {
    return this.value === undefined && this.error === null;
  }

  /** The value belongs to other arguments than the last load: dimmed while that runs, not shown once it failed. */
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
    const turn = this.next();
    const waiting = new AbortController();
    this.#waiting = waiting;
    this.asked = args;
    this.isLoading = true;
    this.error = null;
    try {
      const value = await startUnder(waiting.signal, () => this.#fetch(...args));
      runInAction(() => turn === this.#turn && this.settle(value, null, args));
    } catch (cause) {
      const error = cause instanceof ApiError ? cause : new ApiError('failed', '', { cause });
      runInAction(() => turn === this.#turn && this.settle(this.value, error));
    }
  }

  /** Loads unless already loaded: a value for other arguments is cleared at once. */
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
    this.next();
    this.settle(value, null, null);
  }

  /** Stores a failure that is known before asking. */
  fail(error: ApiError) {
    this.next();
    this.settle(this.value, error);
  }

  /** Forgets the answer; a load under way no longer counts. */
  clear() {
    this.next();
    this.settle(undefined, null, null);
  }

  /** Abandons the query: a pending load is ignored. */
  dispose() {
    this.next();
    this.isLoading = false;
  }

  /** A load under way no longer counts, and is not tried again where the server is crowded. */
  private next() {
    this.#waiting?.abort();
    this.#turn += 1;
    return this.#turn;
  }

  private settle(value: T | undefined, error: ApiError | null, answered: A | null = this.answered) {
    this.value = value;
    this.answered = answered;
    this.error = error;
    this.isLoading = false;
  }
}

/** Whether two lists of arguments are equal; a field that is undefined counts as absent in neither. */
function isSame(one: readonly unknown[], other: readonly unknown[] | null): boolean {
  return other !== null && compareStructural(one, other);
}
