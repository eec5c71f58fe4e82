import type { StudyRoomRecord } from '@shuyuan/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ApiError } from '../../../api/apiError.ts';
import type { Api } from '../../../api/createApi.ts';
import { IdempotencyKey } from '../../../core/IdempotencyKey.ts';

/** Most characters beside the stars (product.md 4.17). */
export const COMMENT_MAX = 200;

/** Stars for a consultation that is over, once (product.md 4.17). */
export class RatingStore {
  /** What is being rated. */
  record: StudyRoomRecord | null = null;
  /** 1 to 5; 0 while none is chosen. */
  star = 0;
  comment = '';
  isSending = false;
  failure: ApiError | null = null;
  readonly #key = new IdempotencyKey();

  readonly #api: Pick<Api, 'studyRooms'>;
  readonly #onDone: () => void;

  constructor(api: Pick<Api, 'studyRooms'>, onDone: () => void) {
    this.#api = api;
    this.#onDone = onDone;
    makeAutoObservable(this, { record: observableRef, failure: observableRef }, { autoBind: true });
  }

  open(record: StudyRoomRecord) {
    this.record = record;
    this.star = 0;
    this.comment = '';
    this.failure = null;
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
    this.failure = null;
    try {
      await this.#key.run({ id: record.id, star, ...(comment !== '' && { comment }) }, this.#api.studyRooms.score);
      runInAction(() => this.close());
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      runInAction(() => {
        this.failure = error;
      });
      return false;
    } finally {
      runInAction(() => {
        this.isSending = false;
      });
      this.#onDone();
    }
  }
}
