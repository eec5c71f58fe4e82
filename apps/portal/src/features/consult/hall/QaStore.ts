import type { AnswerOf, contract, StudyRoomRecord } from '@shuyuan/contract';
import type { Query } from '../../../api/query.ts';
import type { Services } from '../../../core/services.ts';
import type { PagedQuery } from '../../../page/PagedQuery.ts';
import { PageStore } from '../../../page/PageStore.ts';
import { RatingStore } from '../../../shared/consult/RatingStore.ts';
import type { QaView } from './expertPaths.ts';
import { QuestionStore } from './QuestionStore.ts';
import { TicketStore } from './TicketStore.ts';

type Order = AnswerOf<typeof contract.studyRooms.orders>['items'][number];

/** Rows on a page of consultations or orders. */
const PAGE_SIZE = 10;

/** One's own consultations: minutes, the place in a queue, what was, and what was bought (product.md 4.17). */
export class QaStore extends PageStore {
  readonly account: Query<AnswerOf<typeof contract.minutes.account>>;
  readonly records: PagedQuery<StudyRoomRecord>;
  readonly orders: PagedQuery<Order>;
  readonly place: TicketStore;
  readonly rating: RatingStore<StudyRoomRecord>;
  /** The question that is being changed. */
  question: QuestionStore | null = null;

  readonly #services: Pick<Services, 'api' | 'clock' | 'storage'>;

  constructor(
    services: Pick<Services, 'api' | 'clock' | 'storage'>,
    viewer: { userId(): number | undefined; isVisible(): boolean },
  ) {
    super();
    this.#services = services;
    const { api } = services;
    this.account = this.query(() => api.minutes.account(), { atStart: [] });
    this.records = this.paged((question) => api.studyRooms.records(question), { pageSize: PAGE_SIZE });
    this.orders = this.paged((question) => api.studyRooms.orders(question), { pageSize: PAGE_SIZE });
    this.place = this.part(
      new TicketStore(services, {
        isLoggedIn: () => viewer.userId() !== undefined,
        isVisible: viewer.isVisible,
        onRefresh: () => this.refreshRest(),
      }),
    );
    this.rating = new RatingStore(api, () => void this.records.reload());
    this.observe({ rating: false });
  }

  override refresh() {
    this.place.refresh();
    void this.orders.reload();
  }

  /** Shows a page of a tab. */
  show({ tab, page }: QaView) {
    this[tab].show({ page });
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
