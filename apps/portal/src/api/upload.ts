import { ApiError } from './apiError.ts';
import type { ApiOptions } from './options.ts';
import type { Upload } from './uploading.ts';

/** The upload of a file, whose code arrives with the first one. */
export function createUpload(options: ApiOptions): Upload {
  return async (...file) => {
    const { createUploadSender } = await import('./uploadSender.ts').catch((cause) => {
      throw new ApiError('unreachable', '', { cause });
    });
    return createUploadSender(options)(...file);
  };
}
