import type { ChatMessage } from '@shuyuan/contract';
import { compareShallow, makeAutoObservable, reaction } from 'mobx';
import type { ApiError } from '../../../api/apiError.ts';
import type { Api } from '../../../api/createApi.ts';
import { randomId } from '../../../api/secureOnly/randomId.ts';
import type { Upload } from '../../../api/uploading.ts';
import { Scope } from '../../../core/scope.ts';
import type { Clock, KeyValueStore } from '../../../core/services.ts';
import type { LiveSession } from '../../../stores/live/LiveSession.ts';
import type { Attachment } from './Attachments.ts';
import { ChatConnection } from './ChatConnection.ts';
import { Conversations } from './Conversations.ts';
import type { ChatTarget } from './chatLink.ts';
import { MessageSearch } from './MessageSearch.ts';
import { Opening } from './Opening.ts';
import { Outgoing } from './Outgoing.ts';
import { Reading } from './Reading.ts';
import { Recalls } from './Recalls.ts';
import { TalkFeed } from './TalkFeed.ts';

/** What the store is given. */
export interface ChatServices {
  api: Pick<Api, 'chat'>;
  upload: Upload;
  storage: KeyValueStore;
  clock: Clock;
  /** The server refused something. */
  onRefused: (error: ApiError) => void;
}

/** Who uses the window. */
export interface ChatMember {
  type: 'student' | 'lecturer';
  id: number;
}

/** The chat window: its conversations, the open one, and everything unconfirmed (product.md 4.18). */
export class ChatStore {
  readonly conversations: Conversations;
  readonly connection = new ChatConnection();
  readonly recalls: Recalls;
  readonly search: MessageSearch;
  /** Number of the message of the open conversation that the address names. */
  private targetSeq: number | null = null;
  readonly #opening: Opening;
  readonly #outgoing: Outgoing;
  readonly #reading: Reading;
  readonly #talks: TalkFeed;
  readonly #scope = new Scope();

  constructor(
    services: ChatServices,
    readonly me: ChatMember,
  ) {
    const { api, upload, storage, clock, onRefused } = services;
    this.conversations = new Conversations(api);
    this.#opening = new Opening(api, this.conversations);
    this.#outgoing = new Outgoing({
      ...{ api, upload, storage, person: `${me.type}:${me.id}` },
      isAway: () => this.connection.isAway,
      onStored: (message, isFresh) => this.addSent(message, isFresh),
      onRefused,
    });
    this.recalls = new Recalls(api, clock);
    this.search = new MessageSearch(api);
    this.#reading = new Reading({
      conversation: () => this.active,
      talk: () => this.talk,
      markRead: this.conversations.markRead,
      onMarked: () => this.connection.live?.refreshUnread(),
    });
    this.#talks = new TalkFeed({
      ...{ api, conversations: this.conversations, connection: this.connection },
      active: () => this.talk,
      onRead: (talk, before) => {
        this.outbox.confirm(talk.messages);
        this.#reading.noteNew(talk, before);
      },
      onOpen: () => {
        this.resume();
        void this.#reading.mark();
      },
    });
    makeAutoObservable(
      this,
      { conversations: false, connection: false, recalls: false, search: false, me: false },
      { autoBind: true },
    );
  }

  get activeId() {
    return this.#opening.activeId;
  }

  get isOpening() {
    return this.#opening.isRunning;
  }

  /** Why the person whom the address names has no conversation. */
  get openError() {
    return this.#opening.error;
  }

  get drafts() {
    return this.#outgoing.drafts;
  }

  get outbox() {
    return this.#outgoing.outbox;
  }

  /** The open conversation. */
  get active() {
    return this.conversations.find(this.activeId);
  }

  /** Its messages. */
  get talk() {
    return this.activeId === null ? undefined : this.#talks.of(this.activeId);
  }

  /** Its messages that the server has not confirmed. */
  get unsent() {
    return this.#outgoing.of(this.activeId, this.talk?.messages);
  }

  /** The message that the address names, once it is read. */
  get target() {
    return this.talk?.messages.find(({ seq }) => seq === this.targetSeq);
  }

  /** Number from which on messages of the open conversation are new to the reader. */
  get newFrom() {
    return this.#reading.newFrom;
  }

  start() {
    void this.conversations.load();
    this.#outgoing.start();
    this.recalls.start();
    this.#opening.start();
    for (const { dispose } of [this.#opening, this.#outgoing, this.recalls, this.connection, this.#reading])
      this.#scope.add(dispose);
    const isKnown = () => (this.active ? this.activeId : null);
    this.#scope.add(reaction(isKnown, (id) => id !== null && this.begin(id), { fireImmediately: true }));
    const early = () =>
      this.talk?.isLoaded && this.targetSeq !== null ? { talk: this.talk, seq: this.targetSeq } : null;
    this.#scope.add(reaction(early, (place) => void place?.talk.reach(place.seq), { equals: compareShallow }));
    this.#reading.start();
  }

  refresh() {
    void this.conversations.load();
  }

  dispose() {
    this.#scope.dispose();
    this.search.dispose();
  }

  /** The network is back: what failed is sent again (I14). */
  resume() {
    this.#outgoing.resume();
  }

  /** Subscribes to the socket; returns the end of the subscription. */
  listen(live: LiveSession | null): () => void {
    return this.#talks.listen(live);
  }

  /**
   * Opens what the address names; without a target the last conversation, once the list is here (product.md 5.1). Words of the address
   * become the draft, unless there is one; resolves to the conversation that they were for.
   */
  async show(target: ChatTarget | null): Promise<number | null> {
    this.targetSeq = target?.kind === 'talk' ? (target.seq ?? null) : null;
    const opened = await this.#opening.show(target);
    if (opened === null || target?.kind !== 'person' || target.draft === undefined) return null;
    if (this.drafts.of(opened) === '') this.drafts.set(opened, target.draft);
    return opened;
  }

  setVisible(isVisible: boolean) {
    this.#reading.setVisible(isVisible);
  }

  setAtEnd(isAtEnd: boolean) {
    this.#reading.setAtEnd(isAtEnd);
  }

  /** Sends words in the open conversation. */
  send(text: string) {
    const place = this.placeNew();
    if (place) this.#outgoing.sendText(place, text);
  }

  /** Sends a picture or a file in the open conversation. */
  async sendFile(attachment: Attachment) {
    const place = this.placeNew();
    if (place) await this.#outgoing.sendFile(place, attachment);
  }

  /** Sends again what failed, under the same number (I14). */
  retry(clientId: string) {
    this.#outgoing.retry(clientId);
  }

  /** Removes a message that could not be sent. */
  remove(clientId: string) {
    this.#outgoing.remove(clientId);
  }

  /** Recalls a message; throws what the server says, e.g. that it is too late. */
  async recall(message: ChatMessage) {
    this.#talks.of(message.conversationId)?.merge([await this.recalls.recall(message)]);
    void this.conversations.load();
  }

  /** Pins or mutes the open conversation. */
  async set(changes: { isPinned?: boolean; isMuted?: boolean }) {
    const { active } = this;
    if (!active) return;
    await this.conversations.set(active, changes);
    this.connection.live?.refreshUnread();
  }

  private placeNew() {
    const { activeId } = this;
    if (activeId === null) return null;
    this.#reading.clearNew();
    return { clientId: randomId(), conversationId: activeId, at: this.recalls.time.now };
  }

  /** A conversation was opened: notes what is new in it and reads its messages. */
  private begin(id: number) {
    this.#reading.begin();
    this.#talks.open(id);
  }

  private addSent(message: ChatMessage, isFresh: boolean) {
    if (isFresh) this.recalls.time.read(message.sentAt);
    this.#talks.addSent(message);
  }
}
