import type { AssessmentReview } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../../api/createApi.ts';
import type { Query } from '../../../../api/query.ts';

/** Questions of a record that are in the student's wrong-question book (product.md 4.4). */
export class BookQuestions {
  isSaving = false;
  readonly #api: Pick<Api, 'assessments'>;
  readonly #review: Query<AssessmentReview, [id: number]>;

  constructor(api: Pick<Api, 'assessments'>, review: Query<AssessmentReview, [id: number]>) {
    this.#api = api;
    this.#review = review;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  has(questionId: number): boolean {
    return this.#review.value?.wrongBook.includes(questionId) === true;
  }

  /** Puts a question into the book, or takes it out. */
  async set(questionId: number, isInBook: boolean) {
    const review = this.#review.value;
    if (!review || this.isSaving) return;
    this.isSaving = true;
    try {
      await this.#api.assessments.keepWrong({ id: review.id, questionId, isInBook });
      this.take(questionId, isInBook);
    } finally {
      this.end();
    }
  }

  private take(questionId: number, isInBook: boolean) {
    const review = this.#review.value;
    if (!review) return;
    const others = review.wrongBook.filter((id) => id !== questionId);
    this.#review.set({ ...review, wrongBook: isInBook ? [...others, questionId] : others });
  }

  private end() {
    this.isSaving = false;
  }
}
