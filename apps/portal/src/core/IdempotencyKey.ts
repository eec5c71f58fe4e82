import { ApiError } from '../api/apiError.ts';
import { randomId } from '../api/secureOnly/randomId.ts';

/**
 * The request id of an action of a student: the same while it is unknown whether the request arrived, so that trying again
 * does nothing twice; other contents are another action (C1).
 */
export class IdempotencyKey {
  #contents = '';
  #requestId: string | null = null;

  /** Sends `contents` with their id; an answer ends the action, a failure of the server (500, 503) is none. */
  async run<I, T>(contents: I, send: (contents: I, options: { requestId: string }) => Promise<T>): Promise<T> {
    const key = JSON.stringify(contents);
    if (key !== this.#contents) this.#requestId = null;
    this.#contents = key;
    const requestId = this.#requestId ?? randomId();
    this.#requestId = requestId;
    try {
      const answer = await send(contents, { requestId });
      this.end();
      return answer;
    } catch (error) {
      const isUnknown = error instanceof ApiError && (error.kind === 'unreachable' || error.kind === 'failed');
      if (!isUnknown) this.end();
      throw error;
    }
  }

  private end() {
    this.#requestId = null;
  }
}
