import type { Conversation } from '@shuyuan/contract';
import { makeAutoObservable, observable, observableRef } from 'mobx';
import { ApiError } from '../../../api/apiError.ts';
import type { Api } from '../../../api/createApi.ts';
import { textHere } from '../../../core/known.ts';
import { Latest } from './Latest.ts';

const PAGE_SIZE = 50;
/** Pages read at most: nobody talks with more. */
const MOST_PAGES = 6;

/** The list of conversations; marks only go forward, whatever order answers come in (I13). */
export class Conversations {
  error: ApiError | null = null;
  isLoaded = false;
  readonly #byId = observable.map<number, Conversation>([], { deep: false });
  readonly #reading: Latest;

  readonly #api: Pick<Api, 'chat'>;

  constructor(api: Pick<Api, 'chat'>) {
    this.#api = api;
    this.#reading = new Latest(() => this.read());
    makeAutoObservable(this, { error: observableRef }, { autoBind: true });
  }

  /** Pinned ones first, then by their newest message (product.md 4.18). */
  get items(): readonly Conversation[] {
    return [...this.#byId.values()].sort(
      (a, b) =>
        Number(b.isPinned) - Number(a.isPinned) || textHere(b.last?.sentAt).localeCompare(textHere(a.last?.sentAt)),
    );
  }

  /** Unread messages; muted conversations do not count (product.md 4.18). */
  get unread() {
    return this.items.reduce((sum, { unread, isMuted }) => sum + (isMuted ? 0 : unread), 0);
  }

  find(id: number | null) {
    return id === null ? undefined : this.#byId.get(id);
  }

  /** Merges one from an answer or a change made here. */
  merge(next: Conversation) {
    const known = this.#byId.get(next.id);
    if (!known) {
      this.#byId.set(next.id, next);
      return;
    }
    const isStale = next.lastSeq < known.lastSeq;
    const isMarking = next.readSeq < known.readSeq; // the server does not know yet what was read here
    const lastSeq = Math.max(next.lastSeq, known.lastSeq);
    this.#byId.set(next.id, {
      ...next,
      lastSeq,
      last: isStale ? known.last : next.last,
      unread: isStale || isMarking ? known.unread + lastSeq - known.lastSeq : next.unread,
      readSeq: Math.max(next.readSeq, known.readSeq),
      peerReadSeq: later(next.peerReadSeq, known.peerReadSeq),
    });
  }

  /** A change made here, shown before the server confirms it. */
  change(id: number, changes: Partial<Conversation>) {
    const known = this.#byId.get(id);
    if (known) this.#byId.set(id, { ...known, ...changes });
  }

  /** Pins or mutes one; shown at once, reverted where the server refuses. */
  async set({ id, isPinned, isMuted }: Conversation, changes: { isPinned?: boolean; isMuted?: boolean }) {
    const before = { ...('isPinned' in changes && { isPinned }), ...('isMuted' in changes && { isMuted }) };
    this.change(id, changes);
    try {
      await this.#api.chat.set({ conversationId: id, ...changes });
    } catch (error) {
      this.change(id, before);
      throw error;
    }
  }

  /** Marks one as read up to a message (I13); false when the mark did not arrive: it follows with the next one. */
  async markRead({ id, readSeq, unread }: Conversation, seq: number): Promise<boolean> {
    const marked = Math.max(readSeq, seq);
    this.change(id, { readSeq: marked, unread: 0 });
    try {
      await this.#api.chat.read({ conversationId: id, seq });
      return true;
    } catch {
      // A later mark may have arrived meanwhile: it wins.
      if (this.find(id)?.readSeq === marked) this.change(id, { readSeq, unread });
      return false;
    }
  }

  /** Reads the list; never throws: see `error`. */
  async load() {
    try {
      await this.#reading.run();
      this.settle(null);
    } catch (cause) {
      this.settle(cause instanceof ApiError ? cause : new ApiError('failed', '', { cause }));
    }
  }

  private async read() {
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const { items } = await this.#api.chat.list({ page, pageSize: PAGE_SIZE });
      this.mergeAll(items);
      if (items.length < PAGE_SIZE) return;
    }
  }

  private mergeAll(items: readonly Conversation[]) {
    for (const item of items) this.merge(item);
  }

  private settle(error: ApiError | null) {
    this.error = error;
    if (!error) this.isLoaded = true;
  }
}

function later(a: number | undefined, b: number | undefined) {
  return a === undefined ? b : Math.max(a, b ?? 0);
}
