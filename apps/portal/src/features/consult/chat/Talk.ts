import type { ChatMessage } from '@shuyuan/contract';
import { makeAutoObservable, observable, observableRef } from 'mobx';
import { ApiError } from '../../../api/apiError.ts';
import type { Api } from '../../../api/createApi.ts';
import { Latest } from './Latest.ts';

/** Messages of one page of the history. */
const PAGE_SIZE = 30;
/** Messages of one page on the way to an early message. */
const WIDE_PAGE = 100;
/** Pages read on that way at most; a search finds nothing earlier. */
const WIDE_PAGES = 20;

/** The messages of one conversation as far as they were read, in the server's order (W7, I14). */
export class Talk {
  /** Why the newest messages are not here; earlier ones have `history`. */
  error: ApiError | null = null;
  isLoaded = false;
  history: 'more' | 'loading' | 'failed' = 'more';
  private hasBeginning = false;
  readonly #bySeq = observable.map<number, ChatMessage>([], { deep: false });
  readonly #newest: Latest;

  readonly #api: Pick<Api, 'chat'>;

  constructor(
    api: Pick<Api, 'chat'>,
    readonly id: number,
  ) {
    this.#api = api;
    this.#newest = new Latest(() => this.readNewest());
    makeAutoObservable(this, { id: false, error: observableRef }, { autoBind: true });
  }

  /** The messages in order. */
  get messages(): readonly ChatMessage[] {
    return [...this.#bySeq.values()].sort((a, b) => a.seq - b.seq);
  }

  /** Number of the newest message up to which none is missing; 0 while there is none. */
  get known(): number {
    let known = 0;
    for (const { seq } of this.messages) {
      if (known > 0 && seq !== known + 1) break;
      known = seq;
    }
    return known;
  }

  /** What is known of earlier messages, as the log shows it. */
  get above(): 'none' | 'more' | 'loading' | 'end' | 'failed' {
    const oldest = this.messages[0]?.seq ?? 0;
    if (!this.isLoaded || oldest === 0) return 'none';
    return this.hasBeginning || oldest === 1 ? 'end' : this.history;
  }

  /** Merges messages in any order and however often they come; a recalled one stays recalled (W7). */
  merge(messages: readonly ChatMessage[]) {
    for (const message of messages) {
      const known = this.#bySeq.get(message.seq);
      if (known && (known.isRecalled || !message.isRecalled)) continue;
      this.#bySeq.set(message.seq, message);
    }
  }

  /** Reads what is new and whatever is missing below it; never throws: see `error`. */
  async catchUp() {
    try {
      await this.#newest.run();
      this.settle(null);
    } catch (cause) {
      this.settle(cause instanceof ApiError ? cause : new ApiError('failed', '', { cause }));
    }
  }

  /** Reads up to an early message. */
  async reach(seq: number) {
    for (let page = 0; page < WIDE_PAGES; page += 1) {
      const oldest = this.messages[0]?.seq;
      if (oldest === undefined || oldest <= seq || this.above === 'end') return;
      await this.readOlder(WIDE_PAGE);
      if (this.messages[0]?.seq === oldest) return; // failed: said above the messages
    }
  }

  /** Reads the page before the oldest message. */
  async readOlder(pageSize = PAGE_SIZE) {
    const oldest = this.messages[0]?.seq;
    if (oldest === undefined || this.above === 'end' || this.history === 'loading') return;
    this.turn('loading');
    try {
      const { items } = await this.#api.chat.history({
        conversationId: this.id,
        beforeSeq: oldest,
        pageSize,
      });
      this.merge(items);
      this.turn('more', items.length === 0);
    } catch {
      this.turn('failed'); // shown above the messages, with a way to try again
    }
  }

  /** The newest page also shows recalls; below it, missing messages follow the last known one. */
  private async readNewest() {
    const { items } = await this.#api.chat.history({ conversationId: this.id, pageSize: PAGE_SIZE });
    const first = items[0]?.seq ?? 0;
    const known = this.known;
    if (known > 0 && first > known + 1) await this.fill(known, first - 1);
    this.merge(items);
    // A message of one's own may have come before the ones between.
    const top = this.messages.at(-1)?.seq ?? 0;
    if (this.known < top) await this.fill(this.known, top - 1);
  }

  private async fill(after: number, upTo: number) {
    for (let seq = after; seq < upTo; ) {
      const { items } = await this.#api.chat.history({ conversationId: this.id, afterSeq: seq, pageSize: PAGE_SIZE });
      const last = items.at(-1)?.seq ?? 0;
      this.merge(items);
      if (last <= seq) return; // the server has no more; another request would repeat for ever
      seq = last;
    }
  }

  private settle(error: ApiError | null) {
    this.error = error;
    if (!error) this.isLoaded = true;
  }

  private turn(history: 'more' | 'loading' | 'failed', isBeginning = false) {
    this.history = history;
    if (isBeginning) this.hasBeginning = true;
  }
}
