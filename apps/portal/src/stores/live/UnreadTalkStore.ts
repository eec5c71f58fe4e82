import { SocketType } from '@shuyuan/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Api } from '../../api/createApi.ts';
import { addressParts } from '../../core/addressParts.ts';
import { Scope } from '../../core/scope.ts';
import type { KeyValueStore } from '../../core/services.ts';
import { KEYS } from '../../core/storedNames.ts';
import type { Environment, TabMessage } from './environment.ts';
import type { LiveSocket } from './liveSocket.ts';
import { chatPathOf, newestOf, sentAt, type TalkMessage } from './talkMessage.ts';

/** Milliseconds in which several hints count as one. */
const BURST_MS = 300;
/** `userType` of §7 for a student, and of §6 for a lecturer. */
const USER_TYPE = { student: 1, lecturer: 2 } as const;

/** What the unread messages are given. */
export interface TalkPorts {
  environment: Pick<Environment, 'after' | 'openTab' | 'tabs'>;
  socket: LiveSocket;
  api: Pick<Api, 'chat'>;
  storage: KeyValueStore;
  member: { type: 'student' | 'lecturer'; id: number };
  /** Whose tab this is, for the other tabs. */
  tab: string;
  /** The school's number at the point server (§1, `im_platform_id`). */
  platform: number;
  /** Path of the page, query and hash included. */
  here: () => string;
}

/** Unread messages of chat and the one popup that shows the newest (§4); both follow the server, never a push (W6). */
export class UnreadTalkStore {
  /** Unread messages; undefined until the server has counted them. */
  count: number | undefined = undefined;
  message: TalkMessage | null = null;
  /** Address of a chat that the browser did not open: a plain link remains. */
  blockedPath: string | null = null;
  #isReading = false;
  #mustRepeat = false;
  #isDisposed = false;
  #cancelBurst: (() => void) | null = null;
  /** Messages up to this instant were shown; the tab's own, so that each tab shows each message once. */
  #shownUpTo: number;
  readonly #scope = new Scope();

  readonly #ports: TalkPorts;

  constructor(ports: TalkPorts) {
    this.#ports = ports;
    this.#shownUpTo = readShown(ports.storage.read(KEYS.talks), ports.member.id);
    makeAutoObservable(this, { message: observableRef }, { autoBind: true });
  }

  start() {
    const { socket, environment } = this.#ports;
    this.#scope.add(socket.on(SocketType.chat, this.readSoon));
    this.#scope.add(environment.tabs.onMessage(this.handleTabMessage));
    this.#scope.add(() => this.#cancelBurst?.());
  }

  dispose() {
    this.#isDisposed = true;
    this.#scope.dispose();
    this.message = null;
  }

  /** Something was read in this tab: this one and the others read again. */
  refreshAll() {
    this.#ports.environment.tabs.post({ kind: 'talksRead', member: this.#ports.tab });
    this.readSoon();
  }

  /** Reads from the server, one request at a time; a failure leaves what is shown. */
  async refresh() {
    this.#mustRepeat = this.#isReading;
    if (this.#isReading || this.#isDisposed) return;
    this.#isReading = true;
    await Promise.all([this.readCount(), this.readLast()]);
    if (this.endReading()) await this.refresh();
  }

  /** Whether to begin again. */
  private endReading() {
    this.#isReading = false;
    return this.#mustRepeat;
  }

  /** The popup was clicked: it closes everywhere and the chat opens; call it inside the click (§4). */
  open() {
    const { message } = this;
    if (!message) return;
    this.message = null;
    const { environment, tab } = this.#ports;
    environment.tabs.post({ kind: 'talkOpened', member: tab });
    const path = chatPathOf(message);
    this.blockedPath = environment.openTab(path) ? null : path;
  }

  /** Hides the popup in all tabs; what is unread stays unread and counted. */
  hide() {
    if (!this.message) return;
    this.message = null;
    const { environment, tab } = this.#ports;
    environment.tabs.post({ kind: 'talkOpened', member: tab });
  }

  /** Opens the chat without a person, from the toolbar. */
  openAll() {
    this.blockedPath = this.#ports.environment.openTab('/chat') ? null : '/chat';
  }

  closeLink() {
    this.blockedPath = null;
  }

  private readSoon() {
    this.#cancelBurst?.();
    this.#cancelBurst = this.#ports.environment.after(BURST_MS, () => void this.refresh());
  }

  private handleTabMessage(message: TabMessage) {
    if (message.member !== this.#ports.tab) return;
    if (message.kind === 'talksRead') this.readSoon();
    if (message.kind === 'talkOpened') this.message = null;
  }

  private get identity() {
    const { member, platform } = this.#ports;
    return { userId: member.id, userType: USER_TYPE[member.type], platform };
  }

  private async readCount() {
    try {
      const { count } = await this.#ports.api.chat.unreadCount(this.identity);
      runInAction(() => {
        if (!this.#isDisposed) this.count = count;
      });
    } catch {
      // A count that cannot be refreshed is no reason to disturb anybody.
    }
  }

  /** Only students get a popup, and none where the chat is open already (§4). */
  private async readLast() {
    const { member, api } = this.#ports;
    if (member.type !== 'student' || this.isAtChat) return;
    try {
      const newest = newestOf(await api.chat.lastUnread(this.identity));
      runInAction(() => !this.#isDisposed && this.show(newest));
    } catch {
      // As above.
    }
  }

  private get isAtChat() {
    return addressParts(this.#ports.here()).path === '/chat';
  }

  /** A newer message takes the place of the one before; one that was read elsewhere goes; none comes twice. */
  private show(newest: TalkMessage | null) {
    if (newest && sentAt(newest) > this.#shownUpTo) {
      this.message = newest;
      this.#shownUpTo = sentAt(newest);
      const { storage, member } = this.#ports;
      storage.write(KEYS.talks, JSON.stringify({ userId: member.id, at: this.#shownUpTo }));
    } else if (this.message && (!newest || sentAt(newest) < sentAt(this.message))) this.message = null;
  }
}

/** What the browser remembers of this student; what is none counts as nothing (B6). */
function readShown(text: string | null, userId: number): number {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return 0;
    const { userId: owner, at } = value as Record<string, unknown>;
    return owner === userId && typeof at === 'number' ? at : 0;
  } catch {
    return 0;
  }
}
