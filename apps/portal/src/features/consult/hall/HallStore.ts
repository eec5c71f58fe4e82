import type { contract, MinutesPackage, OutputOf, Page, StudyRoom, StudyRoomRecord, Switch } from '@shuyuan/contract';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { Query } from '../../../api/query.ts';
import { IdempotencyKey } from '../../../core/IdempotencyKey.ts';
import { Scope } from '../../../core/scope.ts';
import type { Services } from '../../../core/services.ts';
import { QuestionStore } from './QuestionStore.ts';
import { RatingStore } from './RatingStore.ts';
import { isOpen, TicketStore } from './TicketStore.ts';
import { isFree } from './toRoom.ts';

/** Rooms and packages that the hall shows; a school has a dozen. */
const MOST = 60;
/** Consultations at the end of the page. */
const LAST = 3;

/** Who looks at the hall. */
export interface HallVisitor {
  /** Absent for a visitor without a login. */
  userId(): number | undefined;
  isVisible(): boolean;
}

/** The hall of the study room: rooms, the own place, minutes, the last consultations (product.md 5.2). */
export class HallStore {
  readonly rooms: Query<Page<StudyRoom>>;
  readonly basics: Query<OutputOf<typeof contract.studyRooms.basics>>;
  readonly gate: Query<Switch>;
  readonly packages: Query<Page<MinutesPackage>>;
  readonly account: Query<OutputOf<typeof contract.minutes.account>>;
  readonly records: Query<Page<StudyRoomRecord>>;
  readonly place: TicketStore;
  readonly rating: RatingStore;
  /** Pill that is chosen; null for all. */
  subjectId: number | null = null;
  /** Only rooms where nobody waits. */
  onlyFree = false;
  /** The question that is being written. */
  question: QuestionStore | null = null;
  readonly #scope = new Scope();
  readonly #reminding = new IdempotencyKey();

  readonly #services: Pick<Services, 'api' | 'clock' | 'storage'>;
  readonly #visitor: HallVisitor;

  constructor(services: Pick<Services, 'api' | 'clock' | 'storage'>, visitor: HallVisitor) {
    this.#services = services;
    this.#visitor = visitor;
    const { api } = services;
    this.rooms = new Query(() => api.studyRooms.list({ pageSize: MOST }));
    this.basics = new Query(() => api.studyRooms.basics());
    this.gate = new Query(() => api.site.switch({ type: 'studyRoom' }));
    this.packages = new Query(() => api.minutes.packages({ pageSize: MOST }));
    this.account = new Query(() => api.minutes.account());
    this.records = new Query(() => api.studyRooms.records({ page: 1, pageSize: LAST }));
    this.place = new TicketStore(services, {
      isLoggedIn: () => this.isLoggedIn,
      isVisible: visitor.isVisible,
      onLook: () => this.lookAround(),
    });
    this.rating = new RatingStore(api, () => void this.records.reload());
    makeAutoObservable(
      this,
      {
        rooms: false,
        basics: false,
        gate: false,
        packages: false,
        account: false,
        records: false,
        place: false,
        rating: false,
        question: observableRef,
      },
      { autoBind: true },
    );
  }

  get isLoggedIn() {
    return this.#visitor.userId() !== undefined;
  }

  /** Whether the school has closed its study room; while that cannot be learnt, it is open and nothing is said (§8). */
  get isClosed() {
    return this.gate.value?.status === 'closed';
  }

  /** The rooms under the chosen pill. */
  get shown(): readonly StudyRoom[] {
    const { subjectId, onlyFree } = this;
    return (this.rooms.value?.items ?? []).filter(
      (room) =>
        (subjectId === null || room.subjectIds.includes(subjectId)) && (!onlyFree || this.isClosed || isFree(room)),
    );
  }

  /** The last consultations that are over. */
  get past(): readonly StudyRoomRecord[] {
    return (this.records.value?.items ?? []).filter((record) => !isOpen(record));
  }

  start() {
    for (const query of [this.rooms, this.basics, this.gate, this.packages]) void query.load();
    this.place.start();
    this.#scope.add(reaction(() => this.#visitor.userId(), this.readOwn, { fireImmediately: true }));
    this.#scope.add(
      reaction(
        () => this.place.ticket?.status,
        (_, last) => last !== undefined && this.isLoggedIn && void this.records.reload(),
      ),
    );
  }

  refresh() {
    for (const query of [this.basics, this.packages, ...(this.isLoggedIn ? [this.records] : [])]) void query.reload();
    this.place.look();
  }

  dispose() {
    this.place.dispose();
    this.#scope.dispose();
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

  /** Begins to write a question that is kept in this browser until the study room opens. */
  keep() {
    this.write({ kind: 'keep' });
  }

  closeQuestion() {
    this.question = null;
  }

  /** Asks to be told when a room opens or has a place. */
  async remind({ id }: Pick<StudyRoom, 'id'>) {
    await this.#reminding.run({ roomId: id }, this.#services.api.studyRooms.remind);
    void this.rooms.reload();
  }

  private write(target: QuestionStore['target']) {
    this.question = new QuestionStore(this.#services, { target, place: this.place, userId: this.#visitor.userId() });
  }

  private readOwn(userId: number | undefined) {
    for (const query of [this.account, this.records]) {
      if (userId === undefined) query.clear();
      else void query.load();
    }
  }

  private lookAround() {
    const own = this.isLoggedIn ? [this.account, ...(this.place.ended ? [this.records] : [])] : [];
    for (const query of [this.rooms, this.gate, ...own]) void query.reload();
  }
}
