import type { AnswerOf, contract, MinutesPackage, Page, StudyRoom, StudyRoomRecord, Switch } from '@shuyuan/contract';
import { observableRef, reaction } from 'mobx';
import type { Query } from '../../../api/query.ts';
import { IdempotencyKey } from '../../../core/IdempotencyKey.ts';
import { rowsHere } from '../../../core/known.ts';
import type { Services } from '../../../core/services.ts';
import { PageStore } from '../../../page/PageStore.ts';
import { RatingStore } from '../../../shared/consult/RatingStore.ts';
import { QuestionStore } from './QuestionStore.ts';
import { isOpen, TicketStore } from './TicketStore.ts';
import { isFree } from './toRoom.ts';

/** Rooms and packages that the hall shows; a school has a dozen. */
const ITEMS_MAX = 60;
/** Consultations at the end of the page. */
const LAST = 3;

/** Who views the hall. */
export interface Viewer {
  /** Absent for a viewer without a login. */
  userId(): number | undefined;
  isVisible(): boolean;
}

/** The hall of the study room: rooms, the own place, minutes, the last consultations (product.md 5.2). */
export class HallStore extends PageStore {
  readonly rooms: Query<Page<StudyRoom>>;
  readonly basics: Query<AnswerOf<typeof contract.studyRooms.basics>>;
  readonly closedSwitch: Query<Switch>;
  readonly packages: Query<Page<MinutesPackage>>;
  readonly account: Query<AnswerOf<typeof contract.minutes.account>>;
  readonly records: Query<Page<StudyRoomRecord>>;
  readonly place: TicketStore;
  readonly rating: RatingStore<StudyRoomRecord>;
  /** Pill that is chosen; null for all. */
  subjectId: number | null = null;
  /** Only rooms where nobody waits. */
  onlyFree = false;
  /** The question that is being written. */
  question: QuestionStore | null = null;
  readonly #remindKey = new IdempotencyKey();

  readonly #services: Pick<Services, 'api' | 'clock' | 'storage'>;
  readonly #viewer: Viewer;

  constructor(services: Pick<Services, 'api' | 'clock' | 'storage'>, viewer: Viewer) {
    super();
    this.#services = services;
    this.#viewer = viewer;
    const { api } = services;
    this.rooms = this.query(() => api.studyRooms.list({ pageSize: ITEMS_MAX }), { atStart: [] });
    this.basics = this.query(() => api.studyRooms.basics(), { atStart: [] });
    this.closedSwitch = this.query(() => api.site.switch({ type: 'studyRoom' }), { atStart: [] });
    this.packages = this.query(() => api.minutes.packages({ pageSize: ITEMS_MAX }), { atStart: [] });
    this.account = this.query(() => api.minutes.account());
    this.records = this.query(() => api.studyRooms.records({ page: 1, pageSize: LAST }));
    this.place = this.part(
      new TicketStore(services, {
        isLoggedIn: () => this.isLoggedIn,
        isVisible: viewer.isVisible,
        onRefresh: () => this.refreshRest(),
      }),
    );
    this.rating = new RatingStore(api, () => void this.records.reload());
    this.during(() => reaction(() => viewer.userId(), this.loadOwn, { fireImmediately: true }));
    this.onChange(
      () => this.place.ticket?.status,
      (_, last) => last !== undefined && this.isLoggedIn && this.records.reload(),
    );
    this.observe({ rating: false, question: observableRef });
  }

  get isLoggedIn() {
    return this.#viewer.userId() !== undefined;
  }

  /** Whether the school has closed its study room; until that is loaded it counts as open (§8). */
  get isClosed() {
    return this.closedSwitch.value?.status === 'closed';
  }

  /** The rooms under the chosen pill. */
  get shown(): readonly StudyRoom[] {
    const { subjectId, onlyFree } = this;
    return rowsHere(this.rooms.value?.items).filter(
      (room) =>
        (subjectId === null || room.subjectIds.includes(subjectId)) && (!onlyFree || this.isClosed || isFree(room)),
    );
  }

  /** The last consultations that are over. */
  get past(): readonly StudyRoomRecord[] {
    return rowsHere(this.records.value?.items).filter((record) => !isOpen(record));
  }

  override refresh() {
    for (const query of [this.basics, this.packages, ...(this.isLoggedIn ? [this.records] : [])]) void query.reload();
    this.place.refresh();
  }

  pick(subjectId: number | null) {
    this.subjectId = subjectId;
  }

  setOnlyFree(onlyFree: boolean) {
    this.onlyFree = onlyFree;
  }

  /** Begins to queue for a room: the question first. */
  join(room: StudyRoom) {
    this.write({ kind: 'join', room, subjectId: this.subjectId });
  }

  /** Begins to change the question of the place that one has. */
  change() {
    const { ticket } = this.place;
    if (ticket) this.write({ kind: 'change', ticket });
  }

  /** Begins to write a question that is stored in this browser until the study room opens. */
  writeForLater() {
    this.write({ kind: 'later' });
  }

  closeQuestion() {
    this.question = null;
  }

  /** Requests a reminder when a room opens or has a place. */
  async remind({ id }: Pick<StudyRoom, 'id'>) {
    await this.#remindKey.run({ roomId: id }, this.#services.api.studyRooms.remind);
    void this.rooms.reload();
  }

  private write(target: QuestionStore['target']) {
    this.question = new QuestionStore(this.#services, { target, place: this.place, userId: this.#viewer.userId() });
  }

  private loadOwn(userId: number | undefined) {
    for (const query of [this.account, this.records]) {
      if (userId === undefined) query.clear();
      else void query.load();
    }
  }

  private refreshRest() {
    const own = this.isLoggedIn ? [this.account, ...(this.place.ended ? [this.records] : [])] : [];
    for (const query of [this.rooms, this.closedSwitch, ...own]) void query.reload();
  }
}
