import { ApiError } from './apiError.ts';
import type { ApiOptions } from './options.ts';
import type { Uploads } from './uploading.ts';

/** What sends files, whose code arrives with the first one: one request at a time, the server refuses a second one (U11). */
export function createUploads(options: ApiOptions): Uploads {
  const inTurn = createTurns();
  const load = async (token: string | null) => {
    const { createUploadSender } = await import('./uploadSender.ts').catch((cause) => {
      throw new ApiError('unreachable', '', { cause });
    });
    return createUploadSender({ ...options, sender: (access) => ({ ...options.sender(access), token }) });
  };
  /** Carries the token of the present login, whoever is logged in when its turn comes. */
  const inTurnAsNow = <T>(work: (uploads: Uploads) => Promise<T>): Promise<T> => {
    const { token } = options.sender('member');
    return inTurn(async () => work(await load(token)));
  };
  return {
    upload: (...file) => inTurnAsNow((uploads) => uploads.upload(...file)),
    sendChunk: (...chunk) => inTurnAsNow((uploads) => uploads.sendChunk(...chunk)),
  };
}

/** Runs one piece of work at a time, in the order of the calls. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work);
    last = next.catch(() => {});
    return next;
  };
}
