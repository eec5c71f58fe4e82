import type { ClassInfo, TimetableEntry } from '@shuyuan/contract';
import { entryOpensAt, liveStage } from '@shuyuan/rules';
import { observableRef, runInAction } from 'mobx';
import { ApiError } from '../../../api/apiError.ts';
import type { Api } from '../../../api/createApi.ts';
import type { Query } from '../../../api/query.ts';
import { IdempotencyKey } from '../../../core/IdempotencyKey.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import type { Clock } from '../../../core/services.ts';
import { isNotServed } from '../../../page/notServed.ts';
import { PageStore } from '../../../page/PageStore.ts';
import { roomAddress } from './roomAddress.ts';

/** A tab that was opened inside the click, before anybody knew where it leads. */
export interface RoomTab {
  go(url: string): void;
  close(): void;
}

/** Dependencies of the store. */
export interface ClassServices {
  api: Pick<Api, 'classRoom' | 'learning'>;
  clock: Clock;
  token: () => string | null;
  /** The school's live hosts (X3). */
  hosts: () => readonly string[];
  hostname: string;
  /** `url` of the page's query. */
  requestedUrl: string | null;
  /** Opens a tab; null where the browser blocks it. */
  openTab: () => RoomTab | null;
}

/** Whether the class can be entered now: a login first, not enrolled, a practice first, too early, open, in the room, over. */
export type EntranceState = 'login' | 'notEnrolled' | 'locked' | 'early' | 'open' | 'inside' | 'ended' | 'cancelled';

const TICK_MS = 1_000;

/** The entrance of one live class: opens and closes to the second by the server's clock (J5.1, J5.2, §9). */
export class ClassStore extends PageStore {
  readonly info: Query<ClassInfo, [id: number]>;
  /** The lesson as the timetable has it, where the backend has no call of a lesson's entrance; null where it is not among them. */
  readonly listed: Query<TimetableEntry | null, [id: number]>;
  readonly time: ServerTime;
  /** Where the room is, once the student has entered. */
  room: string | null = null;
  isInside = false;
  isBusy = false;
  /** The browser blocked the tab: a plain link leads to the room. */
  isBlocked = false;
  /** Why the family's call led into no room. */
  refusal: ApiError | 'host' | null = null;
  #id: number | null = null;
  /** The second that the page shows, milliseconds on the server. */
  private second = 0;
  readonly #services: ClassServices;
  /** The server time of the last reading is part of the key: after another reading, entering is another act (C1). */
  readonly #idempotencyKeys = { enter: new IdempotencyKey(), leave: new IdempotencyKey() };

  constructor(services: ClassServices) {
    super();
    const { api, clock } = services;
    this.#services = services;
    this.time = new ServerTime(clock);
    this.info = this.query(async (lessonId) => {
      const info = await api.classRoom.info({ lessonId });
      runInAction(() => {
        this.time.read(info.serverTime);
        this.second = this.time.now;
        this.isInside = info.isInside;
      });
      return info;
    });
    this.listed = this.query(async (id) => (await api.learning.timetable({})).find((entry) => entry.id === id) ?? null);
    this.every(TICK_MS, () => this.tick());
    this.onChange(services.token, () => this.refresh());
    this.observe({ refusal: observableRef });
  }

  /** The current second on the server; dependent views re-render as it passes. */
  get now() {
    return this.second;
  }

  /** From when on the class can be entered, ISO 8601. */
  get opensAt(): string | undefined {
    const { value } = this.info;
    return value && new Date(entryOpensAt(value.startsAt)).toISOString();
  }

  /** The backend has the family's calls alone: it judges who may enter when (wire-facts 6.1). */
  get isElsewhere() {
    return isNotServed(this.info);
  }

  get isLoggedIn() {
    return this.#services.token() !== null;
  }

  get entrance(): EntranceState | undefined {
    const { value } = this.info;
    if (!value) return undefined;
    const stage = liveStage(value, this.now);
    if (stage === 'cancelled' || stage === 'ended') return stage;
    if (!this.isLoggedIn) return 'login';
    if (!value.isMember) return 'notEnrolled';
    if (this.isInside) return 'inside';
    if (value.lockReason !== undefined) return 'locked';
    return stage === 'early' ? 'early' : 'open';
  }

  /** The room can be entered by the clock, whoever asks. */
  get isRoomOpen(): boolean {
    const stage = this.info.value && liveStage(this.info.value, this.now);
    return stage === 'open' || stage === 'live';
  }

  show(id: number) {
    this.room = null;
    this.isBlocked = false;
    this.refusal = null;
    this.#id = id;
    this.info.clear();
    this.listed.clear();
    void this.read(id);
  }

  override refresh() {
    if (this.#id !== null) void this.read(this.#id);
  }

  private async read(id: number) {
    await this.info.load(id);
    if (id === this.#id && this.isElsewhere && this.isLoggedIn) this.listed.show(id);
  }

  /** Called when the tab becomes visible: the practice may have been done in another one. */
  handleReturn() {
    if (this.entrance === 'locked') this.refresh();
  }

  /** Enters the class; call it inside the click, for the tab opens before the answer is there (§4). */
  async enter(): Promise<void> {
    const { value } = this.info;
    if (!value || this.isBusy) return;
    const { api, requestedUrl, hosts, hostname, openTab } = this.#services;
    const tab = openTab();
    this.isBusy = true;
    try {
      const { lessonId, serverTime } = value;
      const answer = await this.#idempotencyKeys.enter.run({ lessonId, serverTime }, (_, options) =>
        api.classRoom.enter({ lessonId }, options),
      );
      const room = roomAddress({ answeredUrl: answer.url, requestedUrl, hosts: hosts(), hostname });
      if (room === null) throw new ApiError('failed');
      tab?.go(room);
      runInAction(() => {
        this.time.read(answer.serverTime);
        this.second = this.time.now;
        this.room = room;
        this.isInside = true;
        this.isBlocked = tab === null;
      });
    } catch (error) {
      tab?.close();
      // The entrance differs from this page's state: reload it from the server.
      if (error instanceof ApiError && error.kind !== 'unreachable') this.refresh();
      throw error;
    } finally {
      runInAction(() => {
        this.isBusy = false;
      });
    }
  }

  /** Enters by the family's call, which names the room or says why not (wire-facts 6.5); call it inside the click. */
  async join(): Promise<void> {
    const lessonId = this.#id;
    if (lessonId === null || this.isBusy) return;
    const { api, requestedUrl, hosts, hostname, openTab } = this.#services;
    const tab = openTab();
    this.isBusy = true;
    this.refusal = null;
    try {
      const { url } = await api.classRoom.join({ lessonId });
      const room = roomAddress({ answeredUrl: url, requestedUrl, hosts: hosts(), hostname });
      this.handleJoined(room, tab);
    } catch (error) {
      tab?.close();
      if (!(error instanceof ApiError)) throw error;
      this.handleRefusal(error);
    } finally {
      runInAction(() => {
        this.isBusy = false;
      });
    }
  }

  private handleJoined(room: string | null, tab: RoomTab | null) {
    this.room = room;
    this.refusal = room === null ? 'host' : null;
    this.isBlocked = room !== null && tab === null;
    if (room === null) tab?.close();
    else tab?.go(room);
  }

  /** An ended login leads to the login by itself (§4). */
  private handleRefusal(error: ApiError) {
    if (error.kind !== 'loggedOut') this.refusal = error;
  }

  /** Leaves the class; its log closes (J5.2). */
  async leave(): Promise<void> {
    const { value } = this.info;
    if (!value || this.isBusy) return;
    this.isBusy = true;
    try {
      const { lessonId, serverTime } = value;
      await this.#idempotencyKeys.leave.run({ lessonId, serverTime }, (_, options) =>
        this.#services.api.classRoom.leave({ lessonId }, options),
      );
      runInAction(() => {
        this.isInside = false;
        this.isBlocked = false;
        this.room = null;
      });
    } finally {
      runInAction(() => {
        this.isBusy = false;
      });
    }
  }

  private tick() {
    if (this.info.value) this.second = this.time.now;
  }
}
