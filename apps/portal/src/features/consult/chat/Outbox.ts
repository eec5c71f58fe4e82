import type { ChatMessage } from '@shuyuan/contract';
import { isNumbered } from '@shuyuan/contract';
import { makeAutoObservable, observableRef } from 'mobx';
import { ApiError } from '../../../api/apiError.ts';
import type { Api } from '../../../api/createApi.ts';
import type { PersonalRecord } from '../../../core/PersonalRecord.ts';
import { fromStored, toStored, type Unsent } from './unsent.ts';

/** What the outbox is given. */
export interface OutboxServices {
  api: Pick<Api, 'chat'>;
  /** Where unsent messages of this person are stored. */
  record: PersonalRecord;
  /** Whether the network is known to be away: then messages wait. */
  isAway: () => boolean;
  /** A message is stored; `isFresh` after its first try, whose time is now. */
  onStored: (message: ChatMessage, isFresh: boolean) => void;
  /** The server refused one. */
  onRefused: (error: ApiError) => void;
}

/** Failures after which it is unknown whether the message arrived. */
const UNKNOWN = ['unreachable', 'failed', 'malformed', 'loggedOut'];

/** Messages that the server has not confirmed, sent one after the other in the order in which they were written (I14). */
export class Outbox {
  items: readonly Unsent[];
  #isSending = false;
  /** The window is closed, perhaps after a logout: nothing more is sent, as the next login may be somebody else's. */
  #isOver = false;
  readonly #tried = new Set<string>();
  /** Numbers of all messages of this page; other stored ones belong to another tab. */
  readonly #held = new Set<string>();

  readonly #services: OutboxServices;

  constructor(services: OutboxServices) {
    this.#services = services;
    this.items = fromStored(services.record.read());
    for (const { clientId } of this.items) this.#held.add(clientId);
    makeAutoObservable(this, { items: observableRef }, { autoBind: true });
  }

  start() {
    this.#isOver = false;
    this.resume();
  }

  /** What waits is stored until the window opens again. */
  dispose() {
    this.#isOver = true;
  }

  add(item: Unsent) {
    this.set([...this.items, item]);
    void this.flush();
  }

  /** Changes an unconfirmed message, e.g. the progress of its upload. */
  change(clientId: string, changes: Partial<Unsent>) {
    this.set(this.items.map((item) => (item.clientId === clientId ? { ...item, ...changes } : item)));
    if (changes.state === 'waiting') void this.flush();
  }

  remove(clientId: string) {
    this.set(this.items.filter((item) => item.clientId !== clientId));
  }

  find(clientId: string) {
    return this.items.find((item) => item.clientId === clientId);
  }

  /** Sends again, under the same number. */
  retry(clientId: string) {
    this.change(clientId, { state: 'waiting' });
  }

  /** The network is back: whatever is unknown is sent again; the server answers a repeated number with the stored message (I14). */
  resume() {
    this.set(this.items.map((item) => (item.state === 'lost' ? { ...item, state: 'waiting' as const } : item)));
    void this.flush();
  }

  /** Forgets those that the history shows: they arrived, only their answer did not. */
  confirm(messages: readonly ChatMessage[]) {
    const arrived = new Set(messages.map(({ clientId }) => clientId));
    const left = this.items.filter(({ clientId }) => !arrived.has(clientId));
    if (left.length < this.items.length) this.set(left);
  }

  private async flush() {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (let next = this.next(); next; next = this.next()) {
        if (!(await this.deliver(next))) break;
      }
    } finally {
      this.rest();
    }
  }

  private rest() {
    this.#isSending = false;
  }

  private next() {
    return this.#isOver || this.#services.isAway() ? undefined : this.items.find(({ state }) => state === 'waiting');
  }

  /** False when the network is away: those behind wait, so that the order stays. */
  private async deliver(item: Unsent): Promise<boolean> {
    const { api, onStored, onRefused } = this.#services;
    const { clientId, conversationId, kind } = item;
    const isFresh = !this.#tried.has(clientId);
    this.#tried.add(clientId);
    this.change(clientId, { state: 'sending' });
    try {
      const message = await api.chat.send(
        { conversationId, clientId, kind, ...contentsOf(item) },
        { requestId: clientId },
      );
      onStored(message, isFresh);
      this.remove(clientId);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (UNKNOWN.includes(error.kind)) {
        this.loseFrom(clientId, error);
        return false;
      }
      this.change(clientId, { state: 'refused', error });
      onRefused(error);
      return true;
    }
  }

  /** Without a network the unconfirmed ones wait; otherwise they failed, and can be sent again. */
  private loseFrom(clientId: string, error: ApiError) {
    const state = this.#services.isAway() ? 'waiting' : 'lost';
    this.set(
      this.items.map((item) =>
        item.clientId === clientId || item.state === 'waiting' ? { ...item, state, error } : item,
      ),
    );
  }

  private set(items: readonly Unsent[]) {
    const { record } = this.#services;
    for (const { clientId } of items) this.#held.add(clientId);
    this.items = items;
    const stored = record.read();
    if (this.#isOver && stored === undefined) return; // a logout has deleted the record (product.md 4.18)
    const elsewhere = fromStored(stored).filter(({ clientId }) => !this.#held.has(clientId));
    record.write(toStored([...elsewhere, ...items]));
  }
}

/** The words of a message, or its file: by its number, or by the address and name that its upload server told (wire-facts 11). */
function contentsOf({ kind, body, fileId, fileUrl }: Unsent) {
  if (kind === 'text') return { body };
  return fileId !== undefined && isNumbered(fileId) ? { fileId } : { fileUrl, fileName: body };
}
