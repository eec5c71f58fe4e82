import { type AnswerOf, type contract, type QueueTicket, SocketType, type StudyRoomRecord } from '@shuyuan/contract';
import { CALL_GRACE_S } from '@shuyuan/rules';
import { observableRef, runInAction } from 'mobx';
import { ApiError } from '../../../api/apiError.ts';
import type { Query } from '../../../api/query.ts';
import { IdempotencyKey } from '../../../core/IdempotencyKey.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import type { Services } from '../../../core/services.ts';
import { PageStore } from '../../../page/PageStore.ts';
import type { LiveSocket } from '../../../stores/live/liveSocket.ts';

/** Milliseconds in which several hints lead to one refresh (W10). */
const HINT_MS = 300;
/** Milliseconds between refreshes while no hint comes. */
const REFRESH_MS = 30_000;
/** Milliseconds after a deadline of the server at which its answer has certainly changed. */
const AFTER_MS = 500;
/** Among how many of the last consultations the one that just ended is searched. */
const LAST = 5;
const HINTS = [SocketType.queue, SocketType.call, SocketType.callOver] as const;

interface PlacePage {
  isLoggedIn(): boolean;
  isVisible(): boolean;
  /** Reads what else the page shows, whenever the ticket is read again. */
  onRefresh(): void;
}
type Mine = AnswerOf<typeof contract.studyRooms.mine>;
type Entry = AnswerOf<typeof contract.studyRooms.enter>['status'];

/** The student's place in a queue, as the server knows it; hints and deadlines lead to a refresh (W6, W8, product.md 4.17). */
export class TicketStore extends PageStore {
  readonly mine: Query<Mine>;
  readonly time: ServerTime;
  /** How the last place ended, where it was not the student who left it. */
  ended: StudyRoomRecord | null = null;
  isActing = false;
  private hiddenId: number | null = null;
  #hint: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  readonly #keys = {
    leave: new IdempotencyKey(),
    comeBack: new IdempotencyKey(),
    enter: new IdempotencyKey(),
  };
  #socket: Pick<LiveSocket, 'send'> | null = null;

  readonly #services: Pick<Services, 'api' | 'clock'>;
  readonly #page: PlacePage;

  constructor(services: Pick<Services, 'api' | 'clock'>, page: PlacePage) {
    super();
    this.#services = services;
    this.#page = page;
    this.time = new ServerTime(services.clock);
    this.mine = this.query(async () => {
      const answer = await services.api.studyRooms.mine();
      this.time.read(answer.serverTime);
      return answer;
    });
    this.every(REFRESH_MS, () => page.isVisible() && this.refresh());
    this.when(page.isLoggedIn, (isLoggedIn) => (isLoggedIn ? this.mine.load() : this.mine.clear()));
    this.onChange(
      () => this.mine.value,
      () => this.awaitDeadline(),
    );
    this.onChange(
      () => this.mine.value?.ticket?.id,
      (id, last) => this.showEnd(id, last),
    );
    this.during(() => () => {
      clearTimeout(this.#hint);
      this.#hint = undefined;
      clearTimeout(this.#deadline);
    });
    this.observe({ ended: observableRef });
  }

  /** The place that counts: waited for, called, taken, or missed and still to be had again. */
  get ticket(): QueueTicket | null {
    const ticket = this.mine.value?.ticket;
    if (!ticket || ticket.id === this.hiddenId) return null;
    if (ticket.status === 'missed') return ticket.returnBy === undefined ? null : ticket;
    return isOpen(ticket) ? ticket : null;
  }

  /** Whether the student stands in a queue or is in a room: then in no other one (5002). */
  get isTaken() {
    return this.ticket !== null && this.ticket.status !== 'missed';
  }

  /** Listens to the socket; returns the end of it. */
  listen(socket: Pick<LiveSocket, 'on' | 'onOpen' | 'send'>) {
    this.#socket = socket;
    const ends = [
      ...HINTS.map((type) => socket.on<SocketType>(type, this.refreshSoon)),
      socket.onOpen(this.refreshSoon),
    ];
    return () => {
      this.#socket = null;
      for (const end of ends) end();
    };
  }

  /** Reads everything again. */
  override refresh() {
    if (this.#page.isLoggedIn()) void this.mine.load();
    this.#page.onRefresh();
  }

  /** One refresh for a burst of hints. */
  refreshSoon() {
    if (this.#hint !== undefined) return;
    this.#hint = setTimeout(() => {
      this.#hint = undefined;
      this.refresh();
    }, HINT_MS);
  }

  /** Sets the place to the answer of a write. */
  setTicket(ticket: QueueTicket) {
    const serverTime = this.mine.value?.serverTime ?? new Date(this.time.now).toISOString();
    this.hiddenId = null;
    this.ended = null;
    this.mine.set({ ...this.mine.value, ticket, serverTime });
  }

  /** Leaves the queue, refuses the call, or gives up coming back. */
  async leave() {
    const { ticket } = this;
    if (!ticket) return;
    const { api } = this.#services;
    await this.act(async () => {
      const { id, roomId } = ticket;
      await this.#keys.leave.run({ id, roomId }, (_, options) => api.studyRooms.cancel({ roomId }, options));
      runInAction(() => {
        this.hiddenId = ticket.id;
      });
    });
  }

  /** Answers the call from the page: type 20, then the entry; what the server says of it (§4). */
  async enter(): Promise<Entry> {
    const { ticket } = this;
    if (ticket?.status !== 'calling') return 'allowed';
    const { roomId, tempLogId } = ticket;
    this.#socket?.send({ type: SocketType.entered, studyRoomId: roomId, tempLogId });
    let entry: Entry = 'callOver';
    await this.act(async () => {
      const { enter } = this.#services.api.studyRooms;
      entry = (await this.#keys.enter.run({ tempLogId, roomId }, (_, options) => enter({ roomId }, options))).status;
    });
    return entry;
  }

  /** After a missed call: to the front again. */
  async comeBack() {
    const { ticket } = this;
    if (!ticket) return;
    const { api } = this.#services;
    await this.act(async () =>
      this.setTicket(await this.#keys.comeBack.run({ id: ticket.id }, api.studyRooms.comeBack)),
    );
  }

  /** Dismisses the notice about the end. */
  closeEnd() {
    this.ended = null;
  }

  /** One action at a time; the ticket is read again whatever its outcome. */
  private async act(action: () => Promise<void>) {
    if (this.isActing) return;
    this.isActing = true;
    try {
      await action();
    } finally {
      runInAction(() => {
        this.isActing = false;
      });
      this.refresh();
    }
  }

  /** Refreshes when the time of a call, or the time to come back, is over by the server's clock (W8). */
  private awaitDeadline() {
    clearTimeout(this.#deadline);
    const ticket = this.mine.value?.ticket;
    const ends =
      ticket?.status === 'missed' ? ticket.returnBy : ticket?.status === 'calling' ? ticket.callEndsAt : undefined;
    if (!ticket || ends === undefined) return;
    const grace = ticket.status === 'calling' ? CALL_GRACE_S * 1000 : 0;
    const wait = this.time.here(ends) + grace + AFTER_MS - this.#services.clock.now;
    if (wait > 0) this.#deadline = setTimeout(() => this.expire(ticket), wait);
    else this.expire(ticket, false);
  }

  /** A deadline has passed: the chance to come back is gone, even before the server says so. */
  private expire({ id, status }: QueueTicket, isNews = true) {
    if (status === 'missed') this.hiddenId = id;
    if (isNews) this.refresh();
  }

  private setEnd(record: StudyRoomRecord) {
    this.ended = record;
  }

  /** A place that ended without an action of the student is explained by its record. */
  private async showEnd(id: number | undefined, last: number | undefined) {
    if (last === undefined || last === this.hiddenId || !this.#page.isLoggedIn()) return;
    try {
      const { items } = await this.fetch(() => this.#services.api.studyRooms.records({ page: 1, pageSize: LAST }));
      const record = items.find((one) => one.id === last);
      if (record && !isOpen(record) && id === this.mine.value?.ticket?.id) this.setEnd(record);
    } catch (error) {
      // The list of records shows it, too.
      if (!(error instanceof ApiError)) throw error;
    }
  }
}

/** Whether a place is waited for, called or taken. */
export function isOpen({ status }: Pick<QueueTicket, 'status'>): boolean {
  return status === 'waiting' || status === 'calling' || status === 'inRoom';
}
