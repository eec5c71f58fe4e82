import type { UploadSlot } from '@shuyuan/rules';

/** Body of an upload: the file as it is sent, after a picture was redrawn (§5). */
export interface UploadBody {
  readonly slot: UploadSlot;
  readonly name: string;
  /** Media type, detected from the content. */
  readonly mime: string;
  readonly blob: Blob;
}

/** A file stored on the server. */
export interface StoredFile {
  /** Server id. */
  readonly id: string;
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
  readonly mime: string;
  /** URL of a preview; absent if there is none. */
  readonly url?: string | undefined;
}

/** Names of files that were chosen and are not stored. */
export interface UnstoredFiles {
  /** Under way or waiting. */
  readonly pending: readonly string[];
  /** Failed or refused: they are missing until they are sent again or taken away. */
  readonly failed: readonly string[];
}

/** Progress and cancellation of a running request. */
export interface SendOptions {
  /** Aborts it; the promise then rejects with the signal's reason. */
  readonly signal: AbortSignal;
  /** Called with the bytes of this request sent so far. */
  readonly onProgress?: ((sent: number) => void) | undefined;
}

/** State of a large file on the server. */
export interface UploadTicket {
  /** An id, or the URL of a tus upload. */
  readonly id: string;
  /** Bytes already received: more than 0 if the server knew the file from an earlier upload. */
  readonly offset: number;
}

/** Sends in chunks; can be implemented by our own server or any tus server. */
export interface ResumableTransport {
  /** Files from this size in bytes are sent in chunks. */
  readonly fromBytes: number;
  /** Size of a chunk in bytes. */
  readonly chunkBytes: number;
  /** Announces a file (tus `POST`). */
  create(body: UploadBody, options: SendOptions): Promise<UploadTicket>;
  /** Bytes received (tus `HEAD`); queried before every resume, because the last chunk may have arrived without a response. */
  offset(ticket: UploadTicket, options: SendOptions): Promise<number>;
  /** Sends a chunk and resolves to the total number of bytes received (tus `PATCH`). */
  append(ticket: UploadTicket, offset: number, piece: Blob, options: SendOptions): Promise<number>;
  /** The stored file, once it is complete. */
  finish(ticket: UploadTicket, body: UploadBody, options: SendOptions): Promise<StoredFile>;
  /** Discards what was received (tus `DELETE`); failures are ignored, because the server cleans up expired uploads (U2). */
  discard?: ((ticket: UploadTicket) => Promise<void>) | undefined;
}

/**
 * Upload transport, provided by the application. It rejects with an error whose `kind` is `unreachable` if there was no response,
 * `missing` if the server no longer knows the ticket; any other error is a rejection whose `message` is shown.
 */
export interface UploadTransport {
  /** Sends a file in one request. */
  send(body: UploadBody, options: SendOptions): Promise<StoredFile>;
  /** For large files; without it they are sent in one request too. */
  readonly resumable?: ResumableTransport | undefined;
}
