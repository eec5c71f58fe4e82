import { AppError } from '../../platform/core/errors.ts';

/** How long a chunk that is arriving may be silent before another one of its sender takes its place, in ms. */
export const SILENT_MS = 5_000;
/** How long a chunk may be silent at all, in ms: its connection is gone. */
const STALLED_MS = 20_000;

/** A chunk that is arriving. */
interface Writer {
  /** Called when bytes have come. */
  received(): void;
  end(): void;
}

/**
 * The chunks that are arriving in this process, one a person (U11). A network that is cut off says nothing to the server, so a sender
 * that comes back would wait for its own old connection: after five silent seconds the new one takes its place.
 */
export class Writers {
  readonly #running = new Map<string, { receivedAt: number; stop: () => void }>();
  readonly #now: () => number;

  /** `now` in ms on a monotonic clock. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Begins a chunk of a person; `stop` breaks off its request. 429 while another chunk of theirs is arriving. */
  begin(person: string, stop: () => void): Writer {
    const running = this.#running.get(person);
    if (running && this.#now() - running.receivedAt < SILENT_MS) {
      throw new AppError('tooMany', { retryAfterS: 1, failure: 'uploadInFlight' });
    }
    running?.stop();
    const writer = { receivedAt: this.#now(), stop };
    this.#running.set(person, writer);
    const stalled = setTimeout(stop, STALLED_MS).unref();
    return {
      received: () => {
        writer.receivedAt = this.#now();
        stalled.refresh();
      },
      end: () => {
        clearTimeout(stalled);
        if (this.#running.get(person) === writer) this.#running.delete(person);
      },
    };
  }
}
