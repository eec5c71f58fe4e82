import type { ClaimableRecord } from '@shuyuan/contract';
import type { Api } from '../../../../api/createApi.ts';
import type { Query } from '../../../../api/query.ts';
import { rowsHere } from '../../../../core/known.ts';
import { PageStore } from '../../../../page/PageStore.ts';

/** Records that guests made elsewhere with the phone of this account; those that are not the student's stay with their guests. */
export class ClaimStore extends PageStore {
  readonly claimable: Query<readonly ClaimableRecord[]>;
  readonly #api: Pick<Api, 'assessments'>;
  /** Not hers, as she has said on this page. */
  dismissed: readonly number[] = [];

  constructor(api: Pick<Api, 'assessments'>) {
    super();
    this.#api = api;
    this.claimable = this.query(async () => (await api.assessments.claimable()).records, { atStart: [] });
    this.observe();
  }

  /** Nothing is asked where the list cannot be read: the page is about something else. */
  get records(): readonly ClaimableRecord[] {
    return rowsHere(this.claimable.value).filter(({ id }) => !this.dismissed.includes(id));
  }

  async claim(id: number) {
    await this.#api.assessments.claim({ ids: [id] });
    this.dismiss(id);
  }

  dismiss(id: number) {
    this.dismissed = [...this.dismissed, id];
  }
}
