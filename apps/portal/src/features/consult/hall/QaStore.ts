import type { contract, OutputOf, Page, StudyRoomRecord } from '@shuyuan/contract';
import { makeAutoObservable } from 'mobx';
import { Query } from '../../../api/query.ts';
import type { Services } from '../../../core/services.ts';
import type { QaTab } from './expertPaths.ts';
import { QuestionStore } from './QuestionStore.ts';
import { RatingStore } from './RatingStore.ts';
import { TicketStore } from './TicketStore.ts';

/** Rows on a page of consultations or orders. */
export const QA_PAGE = 10;

/** One's own consultations: minutes, the place in a queue, what was, and what was bought (product.md 4.17). */
export class QaStore {
  readonly account: Query<OutputOf<typeof contract.minutes.account>>;
  readonly records: Query<Page<StudyRoomRecord>, [page: number]>;
  readonly orders: Query<OutputOf<typeof contract.studyRooms.orders>, [page: number]>;
  readonly place: TicketStore;
  readonly rating: RatingStore;
  /** The question that is being changed. */
  question: QuestionStore | null = null;

  readonly #services: Pick<Services, 'api' | 'clock' | 'storage'>;

  constructor(
    services: Pick<Services, 'api' | 'clock' | 'storage'>,
    viewer: { userId(): number | undefined; isVisible(): boolean },
  ) {
    this.#services = services;
    const { api } = services;
    this.account = new Query(() => api.minutes.account());
    this.records = new Query((page) => api.studyRooms.records({ page, pageSize: QA_PAGE }));
    this.orders = new Query((page) => api.studyRooms.orders({ page, pageSize: QA_PAGE }));
    this.place = new TicketStore(services, {
      isLoggedIn: () => viewer.userId() !== undefined,
      isVisible: viewer.isVisible,
      onRefresh: () => this.refreshRest(),
    });
    this.rating = new RatingStore(api, () => void this.records.reload());
    makeAutoObservable(
      this,
      { account: false, records: false, orders: false, place: false, rating: false },
      { autoBind: true },
    );
  }

  start() {
    void this.account.load();
    this.place.start();
  }

  refresh() {
    this.place.refresh();
    void this.orders.reload();
  }

  dispose() {
    this.place.dispose();
  }

  /** Shows a page of a tab. */
  show(tab: QaTab, page: number) {
    void (tab === 'orders' ? this.orders : this.records).load(page);
  }

  change() {
    const { ticket } = this.place;
    if (!ticket) return;
    const target = { kind: 'change', ticket } as const;
    this.question = new QuestionStore(this.#services, { target, place: this.place, userId: undefined });
  }

  closeQuestion() {
    this.question = null;
  }

  private refreshRest() {
    void this.account.reload();
    void this.records.reload();
  }
}
