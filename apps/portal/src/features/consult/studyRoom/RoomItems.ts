import type { AnswerOf, contract, InputOf, RoomItem } from '@shuyuan/contract';
import { isNumbered, ROOM_ITEM_MAX } from '@shuyuan/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ApiError } from '../../../api/apiError.ts';
import type { Api } from '../../../api/createApi.ts';
import { randomId } from '../../../api/secureOnly/randomId.ts';
import type { BoardItem } from './board/foldBoard.ts';

/** An item written or drawn here that the server has not confirmed. */
interface Waiting {
  clientId: string;
  kind: RoomItem['kind'];
  body: string;
  /** The uploaded file of a `file`: its number, or its address where the upload server gives none (wire-facts 11). */
  fileId?: number;
  fileUrl?: string;
}
/** A line of the chat, sent or not confirmed yet. */
export interface Line {
  id: string;
  from: 'student' | 'lecturer';
  text: string;
  /** A photo or document in place of words. */
  file?: SharedFile | undefined;
  at: string | null;
}
/** A photo or document that was shown in the room. */
export type SharedFile = NonNullable<RoomItem['file']>;

const PAGE_SIZE = 100;
/** Milliseconds until a failed item is sent again. */
const RETRY_MS = 2000;
/** Failures that another try does not mend. */
const FINAL: ReadonlySet<string> = new Set(['refused', 'invalid', 'missing', 'notServed']);
const isPassing = ({ kind }: ApiError) => !FINAL.has(kind);

/** The items of a room, lines and marks: shown at once, stored and sent again while the network is away, read again after every reconnect (W6, W7). */
export class RoomItems {
  private known: ReadonlyMap<number, RoomItem> = new Map();
  private waiting: readonly Waiting[] = [];
  /** Up to which number everything has been read. */
  #readSeq = 0;
  #isReading = false;
  #mustReadAgain = false;
  #isSending = false;
  #retry: ReturnType<typeof setTimeout> | null = null;
  private isOver = false;

  readonly #room: Api['room'];
  readonly #createId: () => string;

  constructor(
    room: Api['room'],
    private readonly tempLogId: number,
    readonly role: 'student' | 'lecturer',
    createId: () => string = randomId,
  ) {
    this.#room = room;
    this.#createId = createId;
    makeAutoObservable<this, 'known' | 'waiting'>(
      this,
      { known: observableRef, waiting: observableRef },
      { autoBind: true },
    );
  }

  private get all(): (BoardItem & { at: string | null; file?: SharedFile | undefined })[] {
    const sent = [...this.known.values()].sort((one, other) => one.seq - other.seq);
    const ids = new Set(sent.map(({ clientId }) => clientId));
    const unsent = this.waiting.filter(({ clientId }) => !ids.has(clientId));
    return [
      ...sent,
      ...unsent.map((item, index) => ({
        ...item,
        from: this.role,
        seq: Number.MAX_SAFE_INTEGER - 10_000 + index,
        at: null,
      })),
    ];
  }

  get boardItems(): BoardItem[] {
    return this.all.filter(({ kind }) => kind !== 'text' && kind !== 'file');
  }

  get lines(): Line[] {
    return this.all
      .filter(({ kind, file }) => kind === 'text' || file !== undefined)
      .map(({ clientId, from, body, file, at }) => ({ id: `${from}${clientId}`, from, text: body, file, at }));
  }

  /** Photos and documents that both see. */
  get files(): SharedFile[] {
    return this.all.flatMap(({ file }) => (file ? [file] : []));
  }

  /** How many items are not confirmed. */
  get unsent() {
    return this.waiting.length;
  }

  /** Adds an item: shown at once, sent when the network allows. */
  add(kind: Exclude<RoomItem['kind'], 'file'>, body: string) {
    if (body === '' || body.length > ROOM_ITEM_MAX) return;
    this.wait({ clientId: this.#createId(), kind, body });
  }

  /** Shows an uploaded file to both. */
  addFile({ id, name, url }: Pick<SharedFile, 'id' | 'name' | 'url'>) {
    const named = isNumbered(id) ? { fileId: id } : { fileUrl: url };
    this.wait({ clientId: this.#createId(), kind: 'file', body: name, ...named });
  }

  private wait(item: Waiting) {
    this.waiting = [...this.waiting, item];
    void this.flush();
  }

  /** A hint of the server: something new up to this number (W10). */
  handleHint(lastSeq: number) {
    if (lastSeq > this.#readSeq) void this.read();
  }

  /** Reads what is new and sends what waits. */
  async refresh() {
    void this.flush();
    await this.read();
  }

  dispose() {
    this.isOver = true;
    if (this.#retry) clearTimeout(this.#retry);
  }

  private async read() {
    this.#mustReadAgain = true;
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      while (this.#mustReadAgain && !this.isOver) {
        this.#mustReadAgain = false;
        const input = { tempLogId: this.tempLogId, afterSeq: this.#readSeq, pageSize: PAGE_SIZE };
        const { items } = await this.#room.items(input);
        this.merge(items);
        this.readUpTo(items);
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The next hint, reconnect or refresh of the session reads again (W6).
    } finally {
      this.endReading();
    }
  }

  private endReading() {
    this.#isReading = false;
  }

  private readUpTo(items: readonly RoomItem[]) {
    this.#readSeq = Math.max(this.#readSeq, ...items.map(({ seq }) => seq));
    if (items.length === PAGE_SIZE) this.#mustReadAgain = true;
  }

  private merge(items: readonly RoomItem[]) {
    if (items.length > 0) this.known = new Map([...this.known, ...items.map((item) => [item.id, item] as const)]);
  }

  /** One after the other, so that the room has them in the order in which they were made. */
  private async flush() {
    if (this.#isSending) return;
    if (this.#retry) clearTimeout(this.#retry);
    this.#retry = null;
    this.#isSending = true;
    for (let [next] = this.waiting; next && !this.isOver; [next] = this.waiting) {
      if (!(await this.send(next))) break;
    }
    this.endSending();
  }

  private endSending() {
    this.#isSending = false;
    if (this.waiting.length > 0 && !this.isOver) this.#retry = setTimeout(() => void this.flush(), RETRY_MS);
  }

  private async send(item: Waiting): Promise<boolean> {
    const input: InputOf<typeof contract.room.add> = { tempLogId: this.tempLogId, ...item };
    try {
      this.settle(item, await this.#room.add(input));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isPassing(error)) return false;
      this.settle(item, null); // the room is over and accepts nothing more
      return true;
    }
  }

  private settle(item: Waiting, sent: AnswerOf<typeof contract.room.add> | null) {
    runInAction(() => {
      if (sent) this.merge([sent]);
      this.waiting = this.waiting.filter((other) => other !== item);
    });
  }
}
