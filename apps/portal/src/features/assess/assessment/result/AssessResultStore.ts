import type { AssessmentResult, AssessmentReview } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../../api/createApi.ts';
import { Query } from '../../../../api/query.ts';
import { asGuest, type GuestRecords } from '../GuestRecords.ts';

/** What came of a record; of a subjective one also what was handed in (product.md 4.5). */
export class AssessResultStore {
  readonly result: Query<AssessmentResult, [id: number]>;
  readonly review: Query<AssessmentReview, [id: number]>;
  /** Whether what was handed in is read too. */
  readonly withAnswers: boolean;

  constructor(api: Pick<Api, 'assessments'>, guests: GuestRecords, withAnswers: boolean) {
    this.withAnswers = withAnswers;
    this.result = new Query((id) => api.assessments.result({ id }, asGuest(guests.tokenOf(id))));
    this.review = new Query((id) => api.assessments.review({ id }, asGuest(guests.tokenOf(id))));
    makeAutoObservable(this, { result: false, review: false, withAnswers: false }, { autoBind: true });
  }

  show(id: number) {
    void this.result.show(id);
    if (this.withAnswers) void this.review.show(id);
  }

  refresh() {
    void this.result.reload();
    if (this.withAnswers) void this.review.reload();
  }

  dispose() {
    this.result.dispose();
    this.review.dispose();
  }
}
