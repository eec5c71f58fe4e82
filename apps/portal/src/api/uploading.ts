import type { UploadedFile, UploadTo } from '@shuyuan/contract';

/** A stored file; its size is that of the bytes that were sent, where the upload server names none. */
export type StoredUpload = UploadedFile & { bytes: number };

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
) => Promise<StoredUpload>;

/** A chunk of a large file: where it begins in it, and its bytes. */
export interface Chunk {
  uploadId: number;
  offset: number;
  blob: Blob;
}

/** Sends a chunk; resolves to the number of bytes that the server has. Rejects as {@link Upload} does (product.md 4.21). */
export type SendChunk = (chunk: Chunk, options?: UploadOptions) => Promise<number>;

/** Both ways of sending bytes. */
export interface Uploads {
  upload: Upload;
  sendChunk: SendChunk;
}
