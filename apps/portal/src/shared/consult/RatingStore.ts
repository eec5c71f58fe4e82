import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ApiError } from '../../api/apiError.ts';
import type { Api } from '../../api/createApi.ts';
import { IdempotencyKey } from '../../core/IdempotencyKey.ts';

/** Most characters beside the stars (product.md 4.17). */
export const COMMENT_MAX = 200;

/** Stars for a consultation that is over, once: in the room, or from the records (product.md 4.17). */
export class RatingStore<Rated extends { id: number }> {
  /** The record of the consultation that is being rated. */
  record: Rated | null = null;
  /** 1 to 5; 0 while none is chosen. */
  star = 0;
  comment = '';
  isSending = false;
  /** The last stars were given. */
  isSent = false;
  error: ApiError | null = null;
  readonly #key = new IdempotencyKey();

  readonly #api: Pick<Api, 'studyRooms'>;
  readonly #onSettled: () => void;

  /** `onSettled` runs after each try, given or not: the records may say something else by now. */
  constructor(api: Pick<Api, 'studyRooms'>, onSettled = () => {}) {
    this.#api = api;
    this.#onSettled = onSettled;
    makeAutoObservable(this, { record: observableRef, error: observableRef }, { autoBind: true });
  }

  open(record: Rated) {
    this.record = record;
    this.star = 0;
    this.comment = '';
    this.isSent = false;
    this.error = null;
  }

  close() {
    this.record = null;
  }

  setStar(star: number) {
    this.star = star;
  }

  setComment(comment: string) {
    this.comment = comment;
  }

  /** Sends the stars; true once they are given. */
  async send(): Promise<boolean> {
    const { record, star, isSending } = this;
    if (!record || star === 0 || isSending) return false;
    const comment = this.comment.trim();
    this.isSending = true;
    this.error = null;
    try {
      await this.#key.run({ id: record.id, star, ...(comment !== '' && { comment }) }, this.#api.studyRooms.score);
      runInAction(() => {
        this.isSent = true;
        this.close();
      });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      runInAction(() => {
        this.error = error;
      });
      return false;
    } finally {
      runInAction(() => {
        this.isSending = false;
      });
      this.#onSettled();
    }
  }
}
