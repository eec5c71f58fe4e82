import type { AnswerOf, contract } from '@shuyuan/contract';
import type { Api } from '../../../api/createApi.ts';
import type { Query } from '../../../api/query.ts';
import { PageStore } from '../../../page/PageStore.ts';

/** A course with the student's own link to it. */
export type Promotion = AnswerOf<(typeof contract)['promotions']['course']>;

/** The student's link to a course and what it earns (§2 `/course/promotion/:id`). */
export class PromotionStore extends PageStore {
  readonly promotion: Query<Promotion, [id: number]>;

  constructor(api: Pick<Api, 'promotions'>) {
    super();
    this.promotion = this.query((id) => api.promotions.course({ id }));
    this.observe();
  }

  show(id: number) {
    this.promotion.show(id);
  }
}
