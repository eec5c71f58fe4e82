import { ApiError } from '../api/apiError.ts';

/**
 * The request id of what a student is doing: one a gesture, kept while nobody knows whether it arrived, so that trying again is
 * no second act; other contents are another gesture (C1).
 */
export class IdempotencyKey {
  private contents = '';
  private requestId: string | null = null;

  /** Sends `contents` with their id; whatever the server answered ends the gesture. */
  async run<I, T>(contents: I, send: (contents: I, options: { requestId: string }) => Promise<T>): Promise<T> {
    const key = JSON.stringify(contents);
    if (key !== this.contents) this.requestId = null;
    this.contents = key;
    const requestId = this.requestId ?? crypto.randomUUID();
    this.requestId = requestId;
    try {
      const answer = await send(contents, { requestId });
      this.end();
      return answer;
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.kind === 'unreachable';
      if (!isUnknown) this.end();
      throw error;
    }
  }

  private end() {
    this.requestId = null;
  }
}
