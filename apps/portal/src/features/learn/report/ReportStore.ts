import type { StudyReport } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import { Query } from '../../../api/query.ts';
import { IdempotencyKey } from '../../../core/IdempotencyKey.ts';

/** What the address asks for: the student's own report of a class, or one by the token of its link. */
export type Asked = { courseId: number; saleId: number } | { token: string };

/** `/myclass/report`: a report and its read-only link (product.md 4.6). */
export class ReportStore {
  readonly report: Query<StudyReport, [Asked]>;
  /** Token of the link, once it is known. */
  shareToken: string | null = null;
  readonly #api: Pick<Api, 'report'>;
  readonly #key = new IdempotencyKey();
  #asked: Asked | null = null;

  constructor(api: Pick<Api, 'report'>) {
    this.#api = api;
    this.report = new Query((asked: Asked) =>
      'token' in asked ? api.report.shared({ token: asked.token }) : api.report.read(asked),
    );
    makeAutoObservable(this, { report: false }, { autoBind: true });
  }

  show(asked: Asked) {
    this.#asked = asked;
    this.setToken(null);
    void this.loadShared(asked);
  }

  refresh() {
    void this.report.reload();
  }

  dispose() {
    this.report.dispose();
  }

  /** Makes the link, or finds the one there is. */
  async share() {
    const asked = this.#asked;
    if (!asked || 'token' in asked) return;
    const { token } = await this.#key.run(asked, this.#api.report.share);
    if (this.#asked === asked) this.setToken(token);
  }

  /** Ends the link. */
  async endShare() {
    const asked = this.#asked;
    if (!asked || 'token' in asked) return;
    await this.#key.run(asked, this.#api.report.endShare);
    if (this.#asked === asked) this.setToken(null);
  }

  private setToken(token: string | null) {
    this.shareToken = token;
  }

  /** The link of a report that is shared is shown without asking for it; a failure to read it leaves the button. */
  private async loadShared(asked: Asked) {
    await this.report.load(asked);
    if (this.#asked === asked && this.report.value?.isShared === true) await this.share().catch(() => undefined);
  }
}
