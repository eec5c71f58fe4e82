import type { ChatMessage } from '@shuyuan/contract';
import { makeAutoObservable, observable, reaction } from 'mobx';
import type { ApiError } from '../../../api/apiError.ts';
import type { Api } from '../../../api/createApi.ts';
import type { Upload } from '../../../api/uploading.ts';
import { Scope } from '../../../core/scope.ts';
import type { Clock, KeyValueStore } from '../../../core/services.ts';
import type { LiveSession } from '../../../stores/live/LiveSession.ts';
import type { Attachment } from './Attachments.ts';
import { ChatConnection } from './ChatConnection.ts';
import { Conversations } from './Conversations.ts';
import type { ChatTarget } from './chatLink.ts';
import { Opening } from './Opening.ts';
import { Outgoing } from './Outgoing.ts';
import { Recalls } from './Recalls.ts';
import { Talk } from './Talk.ts';

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

/** The chat window: its conversations, the open one, and everything on its way (product.md 4.18). */
export class ChatStore {
  readonly conversations: Conversations;
  readonly connection = new ChatConnection();
  readonly recalls: Recalls;
  private readonly opening: Opening;
  private readonly outgoing: Outgoing;
  /** Number from which on messages of the open conversation are new to the reader. */
  newFrom: number | null = null;
  isVisible = true;
  isAtEnd = true;
  private readonly talks = observable.map<number, Talk>([], { deep: false });
  private readonly scope = new Scope();

  constructor(
    private readonly services: ChatServices,
    readonly me: ChatMember,
  ) {
    const { api, upload, storage, clock, onRefused: tellRefused } = services;
    this.conversations = new Conversations(api);
    this.opening = new Opening(api, this.conversations);
    this.outgoing = new Outgoing({
      ...{ api, upload, storage, person: `${me.type}:${me.id}` },
      isAway: () => this.connection.isAway,
      onStored: (message, isFresh) => this.addSent(message, isFresh),
      onRefused: tellRefused,
    });
    this.recalls = new Recalls(api, clock);
    makeAutoObservable<this, 'services' | 'opening' | 'outgoing' | 'scope' | 'talks'>(
      this,
      {
        ...{ conversations: false, connection: false, recalls: false, me: false },
        ...{ services: false, opening: false, outgoing: false, scope: false, talks: false },
      },
      { autoBind: true },
    );
  }

  get activeId() {
    return this.opening.activeId;
  }

  get isOpening() {
    return this.opening.isRunning;
  }

  /** Why the person whom the address names has no conversation. */
  get openError() {
    return this.opening.error;
  }

  get drafts() {
    return this.outgoing.drafts;
  }

  get outbox() {
    return this.outgoing.outbox;
  }

  /** The open conversation. */
  get active() {
    return this.conversations.find(this.activeId);
  }

  /** Its messages. */
  get talk() {
    return this.activeId === null ? undefined : this.talks.get(this.activeId);
  }

  /** Its messages that the server has not confirmed. */
  get unsent() {
    return this.outgoing.of(this.activeId, this.talk?.messages);
  }

  /** Number of the newest message that is visible to the reader; 0 while the window is not. */
  get seenUpTo() {
    return this.active && this.isVisible && this.isAtEnd ? (this.talk?.known ?? 0) : 0;
  }

  start() {
    void this.conversations.load();
    this.outgoing.start();
    this.recalls.start();
    this.opening.start();
    for (const part of [this.opening, this.outgoing, this.recalls, this.connection]) this.scope.add(part.dispose);
    const isKnown = () => (this.active ? this.activeId : null);
    this.scope.add(reaction(isKnown, (id) => id !== null && this.begin(id), { fireImmediately: true }));
    this.scope.add(reaction(() => [this.activeId, this.seenUpTo].join(), this.markRead));
  }

  refresh() {
    void this.conversations.load();
  }

  dispose() {
    this.scope.dispose();
  }

  /** The way is free again: what did not get through is sent again (I14). */
  resume() {
    this.outgoing.resume();
  }

  /** Subscribes to the socket; returns the end of the subscription. */
  listen(live: LiveSession | null): () => void {
    return this.connection.listen(live, {
      onHint: (conversationId) => void this.readAfterHint(conversationId),
      onOpen: (isBack) => void this.readMissed(isBack),
    });
  }

  /** Opens what the address asks for; without it the last conversation, once the list is here (product.md 5.1). */
  async show(target: ChatTarget | null) {
    await this.opening.show(target);
  }

  setVisible(isVisible: boolean) {
    this.isVisible = isVisible;
  }

  setAtEnd(isAtEnd: boolean) {
    this.isAtEnd = isAtEnd;
  }

  /** Sends words in the open conversation. */
  send(text: string) {
    const place = this.placeNew();
    if (place) this.outgoing.sendText(place, text);
  }

  /** Sends a picture or a file in the open conversation. */
  async sendFile(attachment: Attachment) {
    const place = this.placeNew();
    if (place) await this.outgoing.sendFile(place, attachment);
  }

  /** Sends again what failed, under the same number (I14). */
  retry(clientId: string) {
    this.outgoing.retry(clientId);
  }

  /** Takes a message back; throws what the server says, e.g. that it is too late. */
  async recall(message: ChatMessage) {
    this.talks.get(message.conversationId)?.merge([await this.recalls.recall(message)]);
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
    this.newFrom = null;
    return { clientId: crypto.randomUUID(), conversationId: activeId, at: this.recalls.time.now };
  }

  /** A conversation is before the reader: what is new is known now, its messages come. */
  private begin(id: number) {
    const { active } = this;
    this.newFrom = active && active.unread > 0 ? active.readSeq + 1 : null;
    const talk = this.talks.get(id) ?? new Talk(this.services.api, id);
    this.talks.set(id, talk);
    void this.catchUp(talk);
  }

  private async catchUp(talk: Talk) {
    const before = talk.known;
    await talk.catchUp();
    this.outbox.confirm(talk.messages);
    this.noteNew(talk, before);
  }

  /** What came while the window was not visible is new to the reader. */
  private noteNew(talk: Talk, before: number) {
    const { active, activeId, seenUpTo } = this;
    const isUnseen = activeId === talk.id && seenUpTo === 0 && talk.known > before;
    if (isUnseen && before > 0 && (active?.readSeq ?? 0) >= before) this.newFrom = before + 1;
  }

  private async readAfterHint(conversationId: number) {
    const talk = this.talks.get(conversationId);
    await Promise.all([this.conversations.load(), talk && this.catchUp(talk)]);
  }

  /** The socket is open: the list and the open conversation are read again, what waits is sent (W6). */
  private async readMissed(isBack: boolean) {
    const { talk, conversations } = this;
    const before = conversations.isLoaded && new Map(conversations.items.map(({ id, lastSeq }) => [id, lastSeq]));
    await Promise.all([this.conversations.load(), talk && this.catchUp(talk)]);
    const missedOf = ({ id, lastSeq }: { id: number; lastSeq: number }) =>
      before ? lastSeq - (before.get(id) ?? 0) : 0;
    if (isBack) this.connection.showRestored(conversations.items.reduce((sum, one) => sum + missedOf(one), 0));
    this.resume();
    this.markRead();
  }

  /** Marks what was seen as read; a mark that did not arrive follows with the next one, or when the socket is open again. */
  private async markRead() {
    const { active, seenUpTo } = this;
    if (!active || seenUpTo === 0 || (active.readSeq >= seenUpTo && active.unread === 0)) return;
    if (await this.conversations.markRead(active, seenUpTo)) this.connection.live?.refreshUnread();
  }

  private addSent(message: ChatMessage, isFresh: boolean) {
    if (isFresh) this.recalls.time.read(message.sentAt);
    const talk = this.talks.get(message.conversationId);
    talk?.merge([message]);
    if (talk && talk.known < message.seq) void this.catchUp(talk);
    void this.conversations.load();
  }
}
