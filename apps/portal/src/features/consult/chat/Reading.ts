import type { Conversation } from '@shuyuan/contract';
import { makeAutoObservable, reaction } from 'mobx';
import { Scope } from '../../../core/scope.ts';
import type { Talk } from './Talk.ts';

/** What the reader is given. */
export interface ReadingPorts {
  conversation: () => Conversation | undefined;
  /** Messages of that conversation. */
  talk: () => Talk | undefined;
  /** Sends the mark; true once the server has it. */
  markRead: (conversation: Conversation, upTo: number) => Promise<boolean>;
  onMarked: () => void;
}

/** What of the open conversation its reader has seen, and what is new since (product.md 4.18). */
export class Reading {
  /** Number from which on messages of the open conversation are new to the reader. */
  newFrom: number | null = null;
  private isVisible = true;
  private isAtEnd = true;
  readonly #scope = new Scope();

  readonly #ports: ReadingPorts;

  constructor(ports: ReadingPorts) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Number of the newest message that is visible to the reader; 0 while the window is not. */
  get seenUpTo() {
    const { conversation, talk } = this.#ports;
    return conversation() && this.isVisible && this.isAtEnd ? (talk()?.known ?? 0) : 0;
  }

  start() {
    this.#scope.add(reaction(() => [this.#ports.conversation()?.id, this.seenUpTo].join(), this.mark));
  }

  dispose() {
    this.#scope.dispose();
  }

  setVisible(isVisible: boolean) {
    this.isVisible = isVisible;
  }

  setAtEnd(isAtEnd: boolean) {
    this.isAtEnd = isAtEnd;
  }

  /** A conversation was opened: what is unread in it is new. */
  begin() {
    const conversation = this.#ports.conversation();
    this.newFrom = conversation && conversation.unread > 0 ? conversation.readSeq + 1 : null;
  }

  /** Whoever answers has seen everything. */
  clearNew() {
    this.newFrom = null;
  }

  /** What came after the message number `before` while the window was not visible is new to the reader. */
  noteNew(talk: Talk, before: number) {
    const conversation = this.#ports.conversation();
    const isUnseen = conversation?.id === talk.id && this.seenUpTo === 0 && talk.known > before;
    if (isUnseen && before > 0 && conversation.readSeq >= before) this.newFrom = before + 1;
  }

  /** Marks what was seen as read; a mark that did not arrive follows with the next one, or when the socket is open again. */
  async mark() {
    const { seenUpTo } = this;
    const conversation = this.#ports.conversation();
    if (!conversation || seenUpTo === 0) return;
    if (conversation.readSeq >= seenUpTo && conversation.unread === 0) return;
    if (await this.#ports.markRead(conversation, seenUpTo)) this.#ports.onMarked();
  }
}
