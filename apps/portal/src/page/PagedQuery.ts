import type { Page } from '@shuyuan/contract';
import { PAGE_SIZE_DEFAULT } from '@shuyuan/rules';
import { compareStructural, makeAutoObservable } from 'mobx';
import { Query } from '../api/query.ts';

/** Parameters of a list besides its filters. */
export interface Paging {
  page: number;
  pageSize: number;
}

interface PagedQueryOptions {
  /** Records on a page. */
  pageSize?: number;
}

/** A list requested by an address; it records the arguments of its value. */
export class PagedQuery<T, F extends { page?: number } = { page?: number }> {
  readonly pageSize: number;
  readonly #query: Query<Page<T>, [F & Paging]>;

  constructor(
    fetch: (question: F & Paging) => Promise<Page<T>>,
    { pageSize = PAGE_SIZE_DEFAULT }: PagedQueryOptions = {},
  ) {
    this.pageSize = pageSize;
    this.#query = new Query(fetch);
    makeAutoObservable(this, { pageSize: false }, { autoBind: true });
  }

  get value() {
    return this.#query.value;
  }

  get error() {
    return this.#query.error;
  }

  get isLoading() {
    return this.#query.isLoading;
  }

  get isPending() {
    return this.#query.isPending;
  }

  /** The value belongs to another page, or to other filters, than requested. */
  get isStale() {
    return this.#query.isStale;
  }

  /** Rows of the page, or of the last one while another is on its way; none once that has failed. */
  get items(): readonly T[] | undefined {
    return this.shown?.items;
  }

  get totalCount() {
    return this.shown?.totalCount;
  }

  /** The requested page. */
  get page() {
    return this.question?.page ?? 1;
  }

  get pageCount() {
    const { totalCount } = this;
    return totalCount === undefined ? 0 : Math.ceil(totalCount / this.pageSize);
  }

  /** Asks; another list than the one on screen clears it, the same question again does nothing. */
  show(filters: F) {
    const question = this.#withPaging(filters);
    if (this.#query.covers(question)) return;
    if (!isSameList(question, this.question)) this.#query.clear();
    void this.#query.load(question);
  }

  /** Asks for another page of the same list. */
  turn(page: number) {
    if (this.question) this.show({ ...this.question, page });
  }

  /** Asks once more: the rows stay until the answer is here. */
  async reload() {
    await this.#query.reload();
  }

  clear() {
    this.#query.clear();
  }

  dispose() {
    this.#query.dispose();
  }

  private get question() {
    return this.#query.asked?.[0];
  }

  private get shown() {
    return this.isStale && this.error ? undefined : this.value;
  }

  #withPaging(filters: F): F & Paging {
    return { ...filters, page: filters.page ?? 1, pageSize: this.pageSize };
  }
}

/** Whether two questions differ by the page at most. */
function isSameList(one: Paging, other: Paging | undefined): boolean {
  return other !== undefined && compareStructural({ ...one, page: 0 }, { ...other, page: 0 });
}
