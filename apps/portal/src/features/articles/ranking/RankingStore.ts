import type { Ranking } from '@shuyuan/contract';
import type { Api } from '../../../api/createApi.ts';
import type { Query } from '../../../api/query.ts';
import { PageStore } from '../../../page/PageStore.ts';
import { RANK_TYPES, type RankingChoice, type RankType } from '../../../shared/ranking/rankingAddress.ts';

/** A ranking beside the open one. */
export interface OtherRanking {
  type: RankType;
  ranking: Ranking;
}

/** `/ranking`: one ranking whole, the heads of the others, and whether the student shows their name (product.md 4.19). */
export class RankingStore extends PageStore {
  readonly ranking: Query<Ranking, [RankingChoice]>;
  readonly others: Query<readonly OtherRanking[], [RankingChoice]>;
  readonly #api: Pick<Api, 'rankings'>;

  constructor(api: Pick<Api, 'rankings'>) {
    super();
    this.#api = api;
    this.ranking = this.query((choice) => api.rankings.list(choice));
    this.others = this.query(({ type: open, period }) =>
      Promise.all(
        RANK_TYPES.filter((type) => type !== open).map(async (type) => ({
          type,
          ranking: await api.rankings.list({ type, period }),
        })),
      ),
    );
    this.observe();
  }

  show(choice: RankingChoice) {
    this.ranking.show(choice);
    this.others.show(choice);
  }

  /** Shows the student as somebody without a name, or by name again; rejects when the server did not take it. */
  async hide(isHidden: boolean) {
    await this.#api.rankings.hideMe({ isHidden });
    this.refresh();
  }
}
