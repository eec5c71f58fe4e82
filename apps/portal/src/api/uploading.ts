import type { UploadedFile, UploadTo } from '@shuyuan/contract';

/** How an upload is watched and ended. */
export interface UploadOptions {
  signal?: AbortSignal;
  /** Bytes that have left so far. */
  onProgress?: ((sent: number) => void) | undefined;
}

/** Sends one file to the upload server; rejects with an `ApiError`, or with the reason of its signal (wire-facts 11). */
export type Upload = (
  to: UploadTo,
  file: { name: string; blob: Blob },
  options?: UploadOptions,
) => Promise<UploadedFile>;
