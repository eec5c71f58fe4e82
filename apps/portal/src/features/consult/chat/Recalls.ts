import type { ChatMessage } from '@shuyuan/contract';
import { RECALL_MINUTES } from '@shuyuan/rules';
import { makeAutoObservable, observable } from 'mobx';
import type { Api } from '../../../api/createApi.ts';
import { ServerTime } from '../../../core/ServerTime.ts';
import type { Clock } from '../../../core/services.ts';

/** Milliseconds between two checks of what may still be recalled. */
const TICK_MS = 5000;

/** Recalls messages within two minutes of the server's clock (product.md 4.18, C3). */
export class Recalls {
  readonly time: ServerTime;
  private nowMs: number;
  readonly #words = observable.map<number, string>();
  #timer: ReturnType<typeof setInterval> | undefined;

  readonly #api: Pick<Api, 'chat'>;
  readonly #clock: Clock;

  constructor(api: Pick<Api, 'chat'>, clock: Clock) {
    this.#api = api;
    this.#clock = clock;
    this.time = new ServerTime(clock);
    this.nowMs = clock.now;
    makeAutoObservable(this, { time: false }, { autoBind: true });
  }

  /** Whether a message of one's own may still be recalled; the server decides. */
  isOpen({ sentAt, isRecalled }: Pick<ChatMessage, 'sentAt' | 'isRecalled'>) {
    return !isRecalled && this.time.here(sentAt) + RECALL_MINUTES * 60_000 > this.nowMs;
  }

  /** Text of a message that was recalled here, for editing it again. */
  wordsOf(id: number) {
    return this.#words.get(id);
  }

  /** Recalls one; throws what the server says, e.g. that it is too late. */
  async recall(message: ChatMessage): Promise<ChatMessage> {
    await this.#api.chat.recall({ id: message.id });
    this.keep(message);
    return { ...message, isRecalled: true, body: '' };
  }

  start() {
    this.#timer = setInterval(this.tick, TICK_MS);
  }

  dispose() {
    clearInterval(this.#timer);
  }

  private keep({ id, kind, body }: ChatMessage) {
    if (kind === 'text') this.#words.set(id, body);
  }

  private tick() {
    this.nowMs = this.#clock.now;
  }
}
