import type { Ranking } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { RANK_TYPES, type RankingChoice, type RankType } from '../../../shared/ranking/rankingAddress.ts';

/** A ranking beside the open one. */
export interface OtherRanking {
  type: RankType;
  ranking: Ranking;
}

/** `/ranking`: one ranking whole, the heads of the others, and whether the student shows their name (product.md 4.19). */
export class RankingStore {
  readonly ranking: Query<Ranking, [RankingChoice]>;
  readonly others: Query<readonly OtherRanking[], [RankingChoice]>;
  readonly #api: Pick<Api, 'rankings'>;

  constructor(api: Pick<Api, 'rankings'>) {
    this.#api = api;
    this.ranking = new Query((choice) => api.rankings.list(choice));
    this.others = new Query(({ type: open, period }) =>
      Promise.all(
        RANK_TYPES.filter((type) => type !== open).map(async (type) => ({
          type,
          ranking: await api.rankings.list({ type, period }),
        })),
      ),
    );
    makeAutoObservable(this, { ranking: false, others: false }, { autoBind: true });
  }

  show(choice: RankingChoice) {
    this.ranking.show(choice);
    this.others.show(choice);
  }

  refresh() {
    void this.ranking.reload();
    void this.others.reload();
  }

  dispose() {
    this.ranking.dispose();
    this.others.dispose();
  }

  /** Shows the student as somebody without a name, or by name again; rejects when the server did not take it. */
  async hide(isHidden: boolean) {
    await this.#api.rankings.hideMe({ isHidden });
    this.refresh();
  }
}
