import type { AssessmentResult, AssessmentReview } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../../api/createApi.ts';
import { Query } from '../../../../api/query.ts';
import { asGuest, type GuestRecords } from '../../../../shared/guest/GuestRecords.ts';

/** What came of a record, with what was handed in where the page shows it or leads to single questions (product.md 4.5). */
export class AssessResultStore {
  readonly result: Query<AssessmentResult, [id: number]>;
  readonly review: Query<AssessmentReview, [id: number]>;
  /** Whether a person marks it, so that what was handed in stands on the page. */
  readonly isSubjective: boolean;
  readonly #withAnswers: boolean;

  constructor(
    api: Pick<Api, 'assessments'>,
    guests: GuestRecords,
    { isSubjective = false, withAnswers = true }: { isSubjective?: boolean; withAnswers?: boolean } = {},
  ) {
    this.isSubjective = isSubjective;
    this.#withAnswers = withAnswers;
    this.result = new Query(async (id) => {
      const result = await api.assessments.result({ id }, asGuest(guests.resultTokenOf(id)));
      guests.close(id);
      return result;
    });
    this.review = new Query((id) => api.assessments.review({ id }, asGuest(guests.resultTokenOf(id))));
    makeAutoObservable(this, { result: false, review: false, isSubjective: false }, { autoBind: true });
  }

  show(id: number) {
    void this.result.show(id);
    if (this.#withAnswers) void this.review.show(id);
  }

  refresh() {
    void this.result.reload();
    if (this.#withAnswers) void this.review.reload();
  }

  dispose() {
    this.result.dispose();
    this.review.dispose();
  }
}
