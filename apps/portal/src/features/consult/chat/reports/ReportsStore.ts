import type { ReportEntry, StudyReport } from '@shuyuan/contract';
import type { Api } from '../../../../api/createApi.ts';
import type { Query } from '../../../../api/query.ts';
import { IdempotencyKey } from '../../../../core/IdempotencyKey.ts';
import { PersonalRecord } from '../../../../core/PersonalRecord.ts';
import { PERSONAL_KEYS } from '../../../../core/personalKeys.ts';
import type { KeyValueStore } from '../../../../core/services.ts';
import type { PagedQuery } from '../../../../page/PagedQuery.ts';
import { PageStore } from '../../../../page/PageStore.ts';
import { ReportDrafts } from './ReportDrafts.ts';

/** Tabs of the list. */
export const REPORT_TABS = ['waiting', 'written'] as const;
export type ReportTab = (typeof REPORT_TABS)[number];
/** Reports that the list shows at a time. */
const PAGE_SIZE = 20;

interface ReportServices {
  api: Pick<Api, 'report'>;
  storage: KeyValueStore;
}

/** Reports of a lecturer's classes: those that wait for words, and the one that is open (product.md 4.6). */
export class ReportsStore extends PageStore {
  readonly list: PagedQuery<ReportEntry, { tab: ReportTab; page: number }>;
  readonly report: Query<StudyReport, [{ id: number }]>;
  readonly drafts: ReportDrafts;
  tab: ReportTab = 'waiting';
  /** The report in front of the lecturer. */
  openId: number | null = null;
  readonly #api: Pick<Api, 'report'>;
  readonly #once = new IdempotencyKey();

  constructor({ api, storage }: ReportServices, lecturerId: number) {
    super();
    this.#api = api;
    this.list = this.paged((question) => api.report.desk(question), { pageSize: PAGE_SIZE });
    this.report = this.query((key) => api.report.open(key));
    this.drafts = new ReportDrafts(new PersonalRecord(storage, PERSONAL_KEYS.reports, `lecturer ${lecturerId}`));
    this.observe({ drafts: false });
  }

  /** The letter of the open report is written. */
  get isReady() {
    return this.openId !== null && (this.drafts.of(this.openId).comment ?? '').trim() !== '';
  }

  override start() {
    super.start();
    this.show('waiting');
  }

  show(tab: ReportTab) {
    this.tab = tab;
    this.list.show({ tab, page: 1 });
  }

  override refresh() {
    void this.list.reload();
  }

  open(id: number) {
    this.openId = id;
    void this.report.load({ id });
  }

  /** Publishes the open report with its words, or adds them; a report that has got words meanwhile is read again and told (1004). */
  async publish() {
    const id = this.openId;
    if (id === null || !this.isReady) return;
    const { comment = '', ...others } = this.drafts.of(id);
    const words = { id, comment: comment.trim(), ...trimmed(others) };
    try {
      await this.#once.run(words, this.#api.report.write);
      this.drafts.removeSent(id);
    } finally {
      this.refresh();
      if (this.openId === id) void this.report.load({ id });
    }
  }
}

/** Texts without spaces around them; empty ones are left out. */
function trimmed(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text.trim() === '' ? [] : [[name, text.trim()]])),
  );
}
