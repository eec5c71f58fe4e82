import { ApiError } from './apiError.ts';
import type { ApiOptions } from './options.ts';
import type { Upload } from './uploading.ts';

/** The upload of a file, whose code arrives with the first one. */
export function createUpload(options: ApiOptions): Upload {
  return oneAtATime(async (...file) => {
    const { createUploadSender } = await import('./uploadSender.ts').catch((cause) => {
      throw new ApiError('unreachable', '', { cause });
    });
    return createUploadSender(options)(...file);
  });
}

/** Sends files in the order of the calls, one at a time: the server refuses a second one of the same person (U11). */
export function oneAtATime(upload: Upload): Upload {
  let last: Promise<unknown> = Promise.resolve();
  return (...file) => {
    const next = last.then(() => upload(...file));
    last = next.catch(() => {});
    return next;
  };
}
