import type { AnswerOf, contract } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';

/** A course with the student's own link to it. */
export type Promotion = AnswerOf<(typeof contract)['promotions']['course']>;

/** The student's link to a course and what it earns (§2 `/course/promotion/:id`). */
export class PromotionStore {
  readonly promotion: Query<Promotion, [id: number]>;

  constructor(api: Pick<Api, 'promotions'>) {
    this.promotion = new Query((id) => api.promotions.course({ id }));
    makeAutoObservable(this, { promotion: false }, { autoBind: true });
  }

  show(id: number) {
    this.promotion.show(id);
  }

  refresh() {
    void this.promotion.reload();
  }

  dispose() {
    this.promotion.dispose();
  }
}
