import type { HomePost, Page } from '@shuyuan/contract';
import type { Api } from '../../../api/createApi.ts';
import type { Query } from '../../../api/query.ts';
import { PageStore } from '../../../page/PageStore.ts';

/** Orders of the headlines; the school's recommendation comes first. */
export const HEADLINE_ORDERS = ['recommended', 'newest', 'hot'] as const;
export type HeadlineOrder = (typeof HEADLINE_ORDERS)[number];
/** The lead story and five lines beside it. */
export const HEADLINES = 6;

/** Headlines on the home page in one of three orders (product.md 5.2). */
export class HeadlinesStore extends PageStore {
  order: HeadlineOrder = 'recommended';
  readonly posts: Query<Page<HomePost>, [order: HeadlineOrder]>;

  constructor(api: Pick<Api, 'homePosts'>) {
    super();
    this.posts = this.query((sort) => api.homePosts.list({ sort, pageSize: HEADLINES }));
    this.observe();
  }

  choose(order: HeadlineOrder) {
    this.order = order;
    void this.posts.load(order);
  }

  override start() {
    super.start();
    void this.posts.load(this.order);
  }
}
