import type { AnswerOf, CourseReward, contract, Page } from '@shuyuan/contract';
import { observable, runInAction } from 'mobx';
import { ApiError } from '../../../api/apiError.ts';
import type { Api } from '../../../api/createApi.ts';
import type { Query } from '../../../api/query.ts';
import { IdempotencyKey } from '../../../core/IdempotencyKey.ts';
import { PageStore } from '../../../page/PageStore.ts';

type RewardCourse = AnswerOf<typeof contract.exchange.rewardCourses>['items'][number];

/** Courses given to the student, who opens one gift at a time and chooses from it (product.md 4.12). */
export class RewardsStore extends PageStore {
  readonly list: Query<Page<CourseReward>>;
  readonly courses: Query<Page<RewardCourse>, [id: number]>;
  /** The gift whose courses are on screen. */
  open: CourseReward | null = null;
  /** Offers that are picked. */
  readonly picked = observable.set<number>();
  failure: ApiError | null = null;
  isSending = false;
  readonly #api: Pick<Api, 'exchange'>;
  readonly #idempotencyKey = new IdempotencyKey();

  constructor(api: Pick<Api, 'exchange'>) {
    super();
    this.#api = api;
    this.list = this.query(() => api.exchange.rewards(), { atStart: [] });
    this.courses = this.query((id) => api.exchange.rewardCourses({ id }));
    this.observe({ picked: false });
  }

  /** How many wait to be received; undefined while that is unknown. */
  get waiting() {
    return this.list.value?.items.filter(({ status }) => status === 'toReceive').length;
  }

  /** Whether as many are picked as may be. */
  get isFull() {
    const { selectCount } = this.open ?? {};
    return selectCount !== undefined && this.picked.size >= selectCount;
  }

  show(reward: CourseReward | null) {
    this.open = reward;
    this.failure = null;
    this.picked.clear();
    this.courses.clear();
    if (reward) void this.courses.load(reward.id);
  }

  /** Picks an offer or takes it back; never more than may be chosen. */
  toggle(offerId: number) {
    if (this.picked.delete(offerId) || this.isFull) return;
    this.picked.add(offerId);
  }

  /** Receives what is picked and answers whether it went well; a refusal is shown in place and everything read again. */
  async receive(): Promise<boolean> {
    const { open, picked, isSending } = this;
    if (!open || picked.size === 0 || isSending) return false;
    this.isSending = true;
    this.failure = null;
    const request = { id: open.id, offerIds: [...picked].toSorted((a, b) => a - b) };
    try {
      await this.#idempotencyKey.run(request, this.#api.exchange.receiveReward);
      this.show(null);
      void this.list.load();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      runInAction(() => this.fail(error));
      return false;
    } finally {
      runInAction(() => {
        this.isSending = false;
      });
    }
  }

  private fail(error: ApiError) {
    if (error.kind === 'loggedOut') return;
    this.failure = error;
    if (error.kind !== 'refused' && error.kind !== 'missing') return;
    this.picked.clear();
    this.refresh();
  }
}
