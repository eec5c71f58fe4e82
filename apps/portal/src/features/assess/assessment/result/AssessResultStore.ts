import type { AssessmentResult, AssessmentReview } from '@shuyuan/contract';
import type { Api } from '../../../../api/createApi.ts';
import type { Query } from '../../../../api/query.ts';
import { PageStore } from '../../../../page/PageStore.ts';
import { asGuest, type GuestRecords } from '../../../../shared/guest/GuestRecords.ts';

/** What came of a record, with what was handed in where the page shows it or leads to single questions (product.md 4.5). */
export class AssessResultStore extends PageStore {
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
    super();
    this.isSubjective = isSubjective;
    this.#withAnswers = withAnswers;
    this.result = this.query(async (id) => {
      const result = await api.assessments.result({ id }, asGuest(guests.resultTokenOf(id)));
      guests.close(id);
      return result;
    });
    this.review = this.query((id) => api.assessments.review({ id }, asGuest(guests.resultTokenOf(id))));
    this.observe({ isSubjective: false });
  }

  show(id: number) {
    void this.result.show(id);
    if (this.#withAnswers) void this.review.show(id);
  }
}
