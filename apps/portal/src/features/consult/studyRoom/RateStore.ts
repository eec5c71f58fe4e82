import { makeAutoObservable, runInAction } from 'mobx';
import { ApiError } from '../../../api/apiError.ts';
import type { Api } from '../../../api/createApi.ts';
import { IdempotencyKey } from '../../../core/IdempotencyKey.ts';

/** Stars for a consultation, given once (product.md 4.17). */
export class RateStore {
  star = 0;
  comment = '';
  isSent = false;
  error: ApiError | null = null;
  readonly #key = new IdempotencyKey();

  readonly #studyRooms: Api['studyRooms'];

  constructor(
    studyRooms: Api['studyRooms'],
    private readonly recordId: number,
  ) {
    this.#studyRooms = studyRooms;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setStar(star: number) {
    this.star = star;
  }

  setComment(comment: string) {
    this.comment = comment;
  }

  async send() {
    this.error = null;
    const comment = this.comment.trim();
    const request = { id: this.recordId, star: this.star, ...(comment !== '' && { comment }) };
    try {
      await this.#key.run(request, this.#studyRooms.score);
      runInAction(() => {
        this.isSent = true;
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      runInAction(() => {
        this.error = error;
      });
    }
  }
}
