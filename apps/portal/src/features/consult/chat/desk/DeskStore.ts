import { type contract, type Desk, type DeskTicket, type InputOf, ResultCode, SocketType } from '@shuyuan/contract';
import { callSecondsLeft } from '@shuyuan/rules';
import { observableRef } from 'mobx';
import type { Api } from '../../../../api/createApi.ts';
import type { Query } from '../../../../api/query.ts';
import { IdempotencyKey } from '../../../../core/IdempotencyKey.ts';
import { textHere } from '../../../../core/known.ts';
import { ServerTime } from '../../../../core/ServerTime.ts';
import type { Clock } from '../../../../core/services.ts';
import { PageStore } from '../../../../page/PageStore.ts';
import type { LiveSession } from '../../../../stores/live/LiveSession.ts';

/** Milliseconds between two refreshes of the desk, whatever the socket says (W10). */
export const REFRESH_MS = 20_000;
const SECOND_MS = 1000;

/** Something that a lecturer behind another tab is called for. */
export interface DeskNews {
  kind: 'waiting' | 'came';
  ticketId: number;
  name: string;
}

/** The lecturer's desk: the room, the queue, the one who is called or there (product.md 4.17). */
export class DeskStore extends PageStore {
  readonly desk: Query<Desk>;
  readonly time: ServerTime;
  /** What a lecturer who waits is called for; the newest. */
  news: DeskNews | null = null;
  private comingTo: number | null = null;
  private nowMs: number;
  readonly #key = new IdempotencyKey();

  readonly #services: { api: Pick<Api, 'desk'>; clock: Clock };

  constructor(services: { api: Pick<Api, 'desk'>; clock: Clock }) {
    super();
    this.#services = services;
    this.time = new ServerTime(services.clock);
    this.desk = this.query(
      async () => {
        const desk = await services.api.desk.read();
        this.time.read(desk.serverTime);
        return desk;
      },
      { atStart: [] },
    );
    this.nowMs = services.clock.now;
    this.every(REFRESH_MS, () => this.refresh());
    this.every(SECOND_MS, () => this.tick());
    this.onChange(
      () => this.desk.value,
      (now, before) => now && before && this.noteNews(now, before),
    );
    this.observe({ news: observableRef });
  }

  /** The lecturer has no study room: nothing is asked again until the page is opened anew. */
  get hasNoRoom() {
    return this.desk.error?.code === ResultCode.studyRoomMissing;
  }

  /** The student who is called. */
  get ringing(): DeskTicket | undefined {
    const current = this.desk.value?.current;
    return current?.status === 'calling' ? current : undefined;
  }

  /** The student who is in the room. */
  get inRoom(): DeskTicket | undefined {
    const current = this.desk.value?.current;
    return current?.status === 'inRoom' ? current : undefined;
  }

  /** How the last call ended without a consultation, as the server stores it: a push of it may be lost (W10). */
  get callEnd() {
    const { current, endedCall } = this.desk.value ?? {};
    return current || !endedCall ? null : endedCall;
  }

  /** Whole seconds the call still rings, by the server's clock (W8). */
  get secondsLeft() {
    const endsAt = this.ringing?.callEndsAt;
    return endsAt === undefined ? 0 : callSecondsLeft(this.time.here(endsAt), this.nowMs);
  }

  /** Whether the called student pressed Enter; the entry itself is still to come (product.md 4.17). */
  get isComing() {
    return this.ringing !== undefined && this.ringing.id === this.comingTo;
  }

  /** Whole minutes that a student has waited. */
  minutesWaited({ subscribedAt }: DeskTicket) {
    return Math.max(0, Math.floor((this.nowMs - this.time.here(subscribedAt)) / (60 * SECOND_MS)));
  }

  override refresh() {
    if (!this.hasNoRoom) void this.desk.load();
  }

  /** Subscribes to the socket; returns the end of the subscription. */
  listen(live: LiveSession | null): () => void {
    if (!live) return () => undefined;
    const ends = [
      live.socket.on(SocketType.desk, this.handleHint),
      live.socket.on(SocketType.callOver, this.refresh),
      live.socket.onOpen(this.refresh),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  /** Calls the next student, or the one of the id. */
  async call(id?: number) {
    this.comingTo = null;
    await this.act({ call: id }, (options) =>
      this.#services.api.desk.callNext(id === undefined ? {} : { id }, options),
    );
  }

  /** Withdraws the call; the student waits at the front. */
  async withdraw() {
    const tempLogId = this.ringing?.tempLogId;
    if (tempLogId === undefined) return;
    await this.act({ withdraw: tempLogId }, (options) => this.#services.api.desk.withdraw({ tempLogId }, options));
  }

  /** Ends the consultation. */
  async end() {
    const tempLogId = this.inRoom?.tempLogId;
    if (tempLogId === undefined) return;
    await this.act({ end: tempLogId }, (options) => this.#services.api.desk.end({ tempLogId }, options));
  }

  /** Opens, pauses or closes the room. */
  async setRoom(room: InputOf<typeof contract.desk.setRoom>) {
    await this.act({ room }, (options) => this.#services.api.desk.setRoom(room, options));
  }

  /**
   * One idempotency key until the desk is read again: an action after that is a new one (C1). Its answer is the desk; a refusal
   * means that the desk has changed: it is read again.
   */
  private async act(contents: object, send: (options: { requestId: string }) => Promise<Desk>) {
    try {
      const seen = this.desk.value?.serverTime;
      this.setDesk(await this.#key.run({ ...contents, seen }, (_, options) => send(options)));
    } catch (error) {
      this.refresh();
      throw error;
    }
  }

  private setDesk(desk: Desk) {
    this.time.read(desk.serverTime);
    this.desk.set(desk);
  }

  private handleHint({ isComing }: { isComing?: boolean | undefined }) {
    if (isComing) this.comingTo = this.ringing?.id ?? null;
    this.refresh();
  }

  /** Somebody new waits while nobody is called or inside, or the called student has entered. */
  private noteNews(now: Desk, before: Desk) {
    const { current, waiting } = now;
    const known = new Set([...before.waiting, ...(before.current ? [before.current] : [])].map((one) => one.studentId));
    const added = current ? undefined : waiting.find(({ studentId }) => !known.has(studentId));
    const hasCome = current?.status === 'inRoom' && before.current?.status === 'calling';
    const ticket = hasCome ? current : added;
    if (ticket)
      this.news = { kind: hasCome ? 'came' : 'waiting', ticketId: ticket.id, name: textHere(ticket.studentName) };
  }

  /** After a call has rung out, the desk is read until the server has closed the call. */
  private tick() {
    this.nowMs = this.#services.clock.now;
    if (this.ringing && this.secondsLeft === 0 && !this.desk.isLoading) this.refresh();
  }
}
