import type { HomePost, Page } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';

/** Orders of the headlines; the school's recommendation comes first. */
export const HEADLINE_ORDERS = ['recommended', 'newest', 'hot'] as const;
export type HeadlineOrder = (typeof HEADLINE_ORDERS)[number];
/** The lead story and five lines beside it. */
export const HEADLINES = 6;

/** Headlines on the home page in one of three orders (product.md 5.2). */
export class HeadlinesStore {
  order: HeadlineOrder = 'recommended';
  readonly posts: Query<Page<HomePost>, [order: HeadlineOrder]>;

  constructor(api: Pick<Api, 'homePosts'>) {
    this.posts = new Query((sort) => api.homePosts.list({ sort, pageSize: HEADLINES }));
    makeAutoObservable(this, { posts: false }, { autoBind: true });
  }

  choose(order: HeadlineOrder) {
    this.order = order;
    void this.posts.load(order);
  }

  start() {
    void this.posts.load(this.order);
  }

  refresh() {
    void this.posts.reload();
  }

  dispose() {
    this.posts.dispose();
  }
}
