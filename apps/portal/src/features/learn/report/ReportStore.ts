import type { AnswerOf, contract, StudyReport } from '@shuyuan/contract';
import { observableRef } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import type { Query } from '../../../api/query.ts';
import { IdempotencyKey } from '../../../core/IdempotencyKey.ts';
import { PageStore } from '../../../page/PageStore.ts';

type Calls = (typeof contract)['report'];
/** The read-only link: its token, when it ends, how often it was opened. */
export type ShareLink = AnswerOf<Calls['share']>;

/** What the address asks for: the student's own report of a class, or one by the token of its link. */
export type Asked = { courseId: number; saleId: number } | { token: string };

/** `/myclass/report`: a report and its read-only link (product.md 4.6). */
export class ReportStore extends PageStore {
  readonly report: Query<StudyReport, [Asked]>;
  /** All reports of the student, for whom it is the own one. */
  readonly mine: Query<AnswerOf<Calls['mine']>>;
  /** The link, once it is known. */
  shareLink: ShareLink | null = null;
  readonly #api: Pick<Api, 'report'>;
  readonly #key = new IdempotencyKey();
  #asked: Asked | null = null;

  constructor(api: Pick<Api, 'report'>) {
    super();
    this.#api = api;
    this.report = this.query((asked: Asked) =>
      'token' in asked ? api.report.shared({ token: asked.token }) : api.report.read(asked),
    );
    this.mine = this.query(() => api.report.mine());
    this.observe({ shareLink: observableRef });
  }

  show(asked: Asked) {
    this.#asked = asked;
    this.setLink(null);
    void this.loadShared(asked);
    if (!('token' in asked)) void this.mine.load();
  }

  override refresh() {
    void this.report.reload();
  }

  /** Makes the link, or finds the one there is. */
  async share() {
    const asked = this.#asked;
    if (!asked || 'token' in asked) return;
    const link = await this.#key.run(asked, this.#api.report.share);
    if (this.#asked === asked) this.setLink(link);
  }

  /** Ends the link. */
  async endShare() {
    const asked = this.#asked;
    if (!asked || 'token' in asked) return;
    await this.#key.run(asked, this.#api.report.endShare);
    if (this.#asked === asked) this.setLink(null);
  }

  private setLink(link: ShareLink | null) {
    this.shareLink = link;
  }

  /** The link of a report that is shared is shown without asking for it; a failure to read it leaves the button. */
  private async loadShared(asked: Asked) {
    await this.report.load(asked);
    if (this.#asked === asked && this.report.value?.isShared === true) await this.share().catch(() => undefined);
  }
}
