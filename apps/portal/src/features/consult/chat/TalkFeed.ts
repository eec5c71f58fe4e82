import type { ChatMessage } from '@shuyuan/contract';
import { makeAutoObservable, observable } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import type { LiveSession } from '../../../stores/live/LiveSession.ts';
import type { ChatConnection } from './ChatConnection.ts';
import type { Conversations } from './Conversations.ts';
import { Talk } from './Talk.ts';

interface FeedPorts {
  api: Pick<Api, 'chat'>;
  conversations: Conversations;
  connection: ChatConnection;
  /** Messages of the open conversation. */
  active: () => Talk | undefined;
  /** A talk was read up to its newest message; `before` is the newest one that was known until then. */
  onRead: (talk: Talk, before: number) => void;
  /** The socket is open, and what was missed is read. */
  onOpen: () => void;
}

/** The messages of the conversations that were opened here, and how they keep up with the server (W6, W7). */
export class TalkFeed {
  readonly #talks = observable.map<number, Talk>([], { deep: false });
  readonly #ports: FeedPorts;

  constructor(ports: FeedPorts) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Messages of a conversation; undefined before it was opened. */
  of(conversationId: number): Talk | undefined {
    return this.#talks.get(conversationId);
  }

  /** A conversation was opened: its messages are read. */
  open(conversationId: number) {
    const talk = this.of(conversationId) ?? new Talk(this.#ports.api, conversationId);
    this.#talks.set(conversationId, talk);
    void this.catchUp(talk);
  }

  /** Subscribes to the socket; returns the end of the subscription. */
  listen(live: LiveSession | null): () => void {
    return this.#ports.connection.listen(live, {
      onHint: (conversationId) => void this.readAll(this.of(conversationId)),
      onOpen: (isBack) => void this.readMissed(isBack),
    });
  }

  /** A message of one's own is stored. */
  addSent(message: ChatMessage) {
    const talk = this.of(message.conversationId);
    talk?.merge([message]);
    if (talk && talk.known < message.seq) void this.catchUp(talk);
    void this.#ports.conversations.load();
  }

  private async catchUp(talk: Talk) {
    const before = talk.known;
    await talk.catchUp();
    this.#ports.onRead(talk, before);
  }

  /** Reads the list, and what is new in a conversation. */
  private async readAll(talk: Talk | undefined) {
    await Promise.all([this.#ports.conversations.load(), talk && this.catchUp(talk)]);
  }

  /** The socket is open: the list and the open conversation are read again, what waits is sent (W6). */
  private async readMissed(isBack: boolean) {
    const { conversations, connection, active, onOpen } = this.#ports;
    const before = conversations.isLoaded && new Map(conversations.items.map(({ id, lastSeq }) => [id, lastSeq]));
    await this.readAll(active());
    const missedOf = ({ id, lastSeq }: { id: number; lastSeq: number }) =>
      before ? lastSeq - (before.get(id) ?? 0) : 0;
    if (isBack) connection.showRestored(conversations.items.reduce((sum, one) => sum + missedOf(one), 0));
    onOpen();
  }
}
