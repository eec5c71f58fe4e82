import { type Redemption, ResultCode } from '@shuyuan/contract';
import { observableRef, runInAction } from 'mobx';
import { ApiError } from '../../../api/apiError.ts';
import { orUntold } from '../../../api/untold.ts';
import { IdempotencyKey } from '../../../core/IdempotencyKey.ts';
import type { PagedQuery } from '../../../page/PagedQuery.ts';
import { PageStore } from '../../../page/PageStore.ts';
import type { RootStore } from '../../../stores/RootStore.ts';

/** Redemptions on a page. */
const PAGE_SIZE = 10;

/** Why a code was not redeemed; the same message for every invalid code, so that guessing reveals nothing (A6). */
export type RedeemProblem = 'unusable' | 'yours' | 'owned' | 'tooOften';

const PROBLEMS: Readonly<Partial<Record<number, RedeemProblem>>> = {
  [ResultCode.redemptionFailed]: 'unusable',
  [ResultCode.redeemedByYou]: 'yours',
  [ResultCode.alreadyOwned]: 'owned',
  [ResultCode.tooFrequent]: 'tooOften',
};

/** `/redeemcode`: one code at a time, what it turned into, and what was redeemed before (§5). */
export class RedeemStore extends PageStore {
  code = '';
  /** What the last code turned into. */
  result: Redemption | null = null;
  /** Why the last code was refused; gone with the next character. */
  failure: ApiError | null = null;
  readonly history: PagedQuery<Redemption>;
  readonly #root: Pick<RootStore, 'api' | 'auth' | 'menu'>;
  /** A code was redeemed, and the school does not tell what it gave. */
  isUntold = false;
  readonly #idempotencyKey = new IdempotencyKey();

  constructor(root: Pick<RootStore, 'api' | 'auth' | 'menu'>) {
    super();
    this.#root = root;
    this.history = this.paged((question) => root.api.redemptions.list(question), { pageSize: PAGE_SIZE });
    this.observe({ result: observableRef, failure: observableRef });
  }

  /** The failure in product words; null for one with a message of its own. */
  get problem(): RedeemProblem | null {
    const { failure } = this;
    if (failure?.kind === 'tooMany') return 'tooOften';
    return failure?.kind === 'refused' ? (PROBLEMS[failure.code ?? 0] ?? null) : null;
  }

  /** Whole minutes until another try makes sense; null where the server did not say. */
  get waitMinutes(): number | null {
    const seconds = this.failure?.retryAfterS;
    return seconds === undefined ? null : Math.max(1, Math.ceil(seconds / 60));
  }

  show(filters: { page: number }) {
    this.history.show(filters);
  }

  type(code: string) {
    this.code = code;
    this.isUntold = false;
    this.failure = null;
  }

  /** Redeems a whole code; a refused one stays in its place, so that it can be corrected or passed on (§5, A6). */
  async redeem(code: string) {
    const root = this.#root;
    try {
      const result = await this.#idempotencyKey.run({ code }, (key, options) =>
        orUntold(root.api.redemptions.redeem(key, options)),
      );
      runInAction(() => this.#succeed(result));
      void root.auth.info.load();
      void root.menu.refreshSide();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      runInAction(() => this.#fail(code, error));
    }
    this.refresh(); // another tab may have redeemed it
  }

  /** Back to the empty form. */
  reset() {
    this.code = '';
    this.result = null;
    this.failure = null;
  }

  #succeed(result: Redemption | undefined) {
    this.code = '';
    this.failure = null;
    this.result = result ?? null;
    this.isUntold = result === undefined;
  }

  #fail(code: string, error: ApiError) {
    this.code = code;
    this.failure = error.kind === 'loggedOut' ? null : error;
  }
}
