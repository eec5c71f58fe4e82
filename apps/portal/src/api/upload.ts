import type { UploadedFile, UploadTo } from '@shuyuan/contract';
import { ApiError } from './apiError.ts';
import type { ApiOptions } from './options.ts';

/** How an upload is watched and ended. */
export interface UploadOptions {
  signal?: AbortSignal;
  /** Bytes that have left so far. */
  onProgress?: ((sent: number) => void) | undefined;
}

/** Sends one file to the upload server; rejects with an {@link ApiError}, or with the reason of its signal (wire-facts 11). */
export type Upload = (
  to: UploadTo,
  file: { name: string; blob: Blob },
  options?: UploadOptions,
) => Promise<UploadedFile>;

/** The upload of a file, whose code arrives with the first one. */
export function createUpload(options: ApiOptions): Upload {
  return async (...file) => {
    const { createUploadSender } = await import('./uploadSender.ts').catch((cause) => {
      throw new ApiError('unreachable', '', { cause });
    });
    return createUploadSender(options)(...file);
  };
}
