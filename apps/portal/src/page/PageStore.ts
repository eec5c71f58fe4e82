import type { Page } from '@shuyuan/contract';
import { type AnnotationMapEntry, makeObservable, reaction } from 'mobx';
import { startUnder } from '../api/abandon.ts';
import { ApiError } from '../api/apiError.ts';
import { Query } from '../api/query.ts';
import { Scope } from '../core/scope.ts';
import { PagedQuery, type Paging } from './PagedQuery.ts';

/** What begins, is read again and ends with a page: a query, a reaction, a store of its own. */
interface PagePart {
  start?(): void;
  refresh?(): void;
  dispose?(): void;
}

/**
 * A page's store. Its constructor declares what the page asks for and reacts to, and ends in `observe()`; start, refresh and dispose
 * are written here. Once the page is left no call begins, and none that waits for a crowded server is tried again (S12).
 */
export abstract class PageStore {
  readonly #parts: PagePart[] = [];
  readonly #scope = new Scope();
  #isObserved = false;
  /** Aborted when the page is left; undefined before its start. */
  #life: AbortController | undefined;

  /** Loads what is loaded at the start and begins to react. */
  start() {
    if (!this.#isObserved)
      throw new Error('The constructor of a PageStore must end in observe(): nothing of it is observable yet.');
    this.#life = new AbortController();
    for (const part of this.#parts) part.start?.();
  }

  /** Reads again whatever was asked for: another language, another login, a return to the page. */
  refresh() {
    for (const part of this.#parts) part.refresh?.();
  }

  /** Ends what `start` began; a page mounted twice starts again. */
  dispose() {
    this.#life ??= new AbortController();
    this.#life.abort();
    this.#scope.dispose();
    for (const part of this.#parts) part.dispose?.();
  }

  /** Declares an answer of the server; `atStart` are the arguments with which it is loaded when the page opens. */
  protected query<T, A extends readonly unknown[] = []>(
    fetch: (...args: A) => Promise<T>,
    { atStart }: { atStart?: A } = {},
  ): Query<T, A> {
    const query = new Query<T, A>((...args) => this.#unlessLeft(() => fetch(...args)));
    this.#parts.push({
      start: () => atStart && void query.load(...atStart),
      refresh: () => void query.reload(),
      dispose: query.dispose,
    });
    return query;
  }

  /** Declares a list of pages. */
  protected paged<T, F extends { page?: number } = { page?: number }>(
    fetch: (question: F & Paging) => Promise<Page<T>>,
    options?: { pageSize?: number },
  ): PagedQuery<T, F> {
    const list = new PagedQuery<T, F>((question) => this.#unlessLeft(() => fetch(question)), options);
    this.#parts.push({ refresh: () => void list.reload(), dispose: list.dispose });
    return list;
  }

  /** Declares a store of a part of the page, which lives as long. */
  protected part<S extends PagePart>(store: S): S {
    this.#parts.push(store);
    return store;
  }

  /** Runs `effect` with the value once it is known, and whenever it changes to another that is; undefined is not known. */
  protected when<T>(value: () => T | undefined, effect: (value: T) => unknown) {
    const run = (known: T | undefined) => known !== undefined && this.#under(() => effect(known));
    this.during(() => reaction(value, run, { fireImmediately: true }));
  }

  /** Runs `effect` whenever the value changes. */
  protected onChange<T>(value: () => T, effect: (value: T, before: T | undefined) => unknown) {
    this.during(() => reaction(value, (now, before) => this.#under(() => effect(now, before))));
  }

  /** Declares what begins with the page; `begin` returns the end of it. */
  protected during(begin: () => () => void) {
    this.#parts.push({ start: () => this.#scope.add(begin()) });
  }

  /** Does something every so many milliseconds. */
  protected every(ms: number, work: () => unknown) {
    this.during(() => {
      const timer = setInterval(() => this.#under(work), ms);
      return () => clearInterval(timer);
    });
  }

  /** Makes a call that is no query, or the next one of a query that makes several; once the page is left it rejects instead. */
  protected fetch<T>(call: () => Promise<T>): Promise<T> {
    return this.#unlessLeft(() => this.#under(call));
  }

  /** Makes every field observable, every getter computed and every method a bound action; ends the constructor. */
  protected observe(differently: Readonly<Record<string, AnnotationMapEntry>> = {}) {
    const names = new Set(Object.keys(this));
    for (let at: object = Object.getPrototypeOf(this); at !== Object.prototype; at = Object.getPrototypeOf(at))
      for (const name of Object.getOwnPropertyNames(at)) if (!DECLARING.has(name)) names.add(name);
    const annotations = Object.fromEntries([...names].map((name) => [name, differently[name] ?? true]));
    makeObservable<object>(this, { ...annotations, ...differently }, { autoBind: true });
    this.#isObserved = true;
  }

  /** What is begun here ends with the page. */
  #under<T>(work: () => T): T {
    return startUnder(this.#life?.signal, work);
  }

  #unlessLeft<T>(call: () => Promise<T>): Promise<T> {
    return this.#life?.signal.aborted ? Promise.reject(new ApiError('unreachable')) : call();
  }
}

/** Members that no page calls. */
const DECLARING = new Set([
  'constructor',
  'query',
  'paged',
  'part',
  'when',
  'onChange',
  'during',
  'every',
  'fetch',
  'observe',
]);
