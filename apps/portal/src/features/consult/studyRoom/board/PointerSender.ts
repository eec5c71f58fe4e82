/** A point on a page of the board, in its units. */
export interface BoardPointer {
  page: number;
  x: number;
  y: number;
}

/** Milliseconds between two places of the pointer: 20 a second. */
const POINTER_MS = 50;

/** Sends the peer where the pointer is: at most 20 times a second, the last place always; nothing while it rests. */
export class PointerSender {
  #latest: BoardPointer | null = null;
  #hasNews = false;
  #timer: ReturnType<typeof setTimeout> | null = null;
  readonly #send: (pointer: BoardPointer | null) => void;

  constructor(send: (pointer: BoardPointer | null) => void) {
    this.#send = send;
  }

  move(pointer: BoardPointer | null) {
    this.#latest = pointer;
    this.#hasNews = true;
    if (this.#timer === null) this.sendLatest();
  }

  dispose() {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#hasNews = false;
  }

  private sendLatest() {
    this.#timer = null;
    if (!this.#hasNews) return;
    this.#hasNews = false;
    this.#send(this.#latest);
    this.#timer = setTimeout(() => this.sendLatest(), POINTER_MS);
  }
}
