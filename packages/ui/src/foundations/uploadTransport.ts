import type { UploadSlot } from '@shuyuan/rules';

/** What travels: the file as it is sent, so after a picture was redrawn (§5). */
export interface UploadBody {
  readonly slot: UploadSlot;
  readonly name: string;
  /** Media type by its content. */
  readonly mime: string;
  readonly blob: Blob;
}

/** A file that the server keeps. */
export interface StoredFile {
  /** What the server calls it. */
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly mime: string;
  /** Address under which it can be seen; without one there is no preview. */
  readonly url?: string | undefined;
}

/** How a running request is watched and ended. */
export interface SendOptions {
  /** Ends it; the promise then rejects with the reason of the signal. */
  readonly signal: AbortSignal;
  /** Bytes of this request that have left so far. */
  readonly onProgress?: ((sent: number) => void) | undefined;
}

/** A large file that the server takes in pieces. */
export interface UploadTicket {
  /** Names it: an id, or the address of a tus upload. */
  readonly id: string;
  /** Bytes that are there already: more than 0 when the server knew the file from before. */
  readonly offset: number;
}

/** Sends in pieces: our own server and any tus server can stand behind it. */
export interface ResumableTransport {
  /** Files from this many bytes go in pieces. */
  readonly fromBytes: number;
  /** Bytes of a piece. */
  readonly chunkBytes: number;
  /** Announces a file (tus `POST`). */
  create(body: UploadBody, options: SendOptions): Promise<UploadTicket>;
  /** Bytes that arrived (tus `HEAD`); asked before every continuation, because the last piece may have arrived unanswered. */
  offset(ticket: UploadTicket, options: SendOptions): Promise<number>;
  /** Sends a piece and answers how many bytes are there now (tus `PATCH`). */
  append(ticket: UploadTicket, offset: number, piece: Blob, options: SendOptions): Promise<number>;
  /** The file, once all of it is there. */
  finish(ticket: UploadTicket, body: UploadBody, options: SendOptions): Promise<StoredFile>;
  /** Throws away what arrived (tus `DELETE`); a failure is of no consequence, the server clears up by itself (U2). */
  discard?: ((ticket: UploadTicket) => Promise<void>) | undefined;
}

/**
 * Sends files; the caller of the kit provides it. It rejects with an error whose `kind` is `unreachable` when no answer came,
 * `missing` when the server forgot the ticket; any other error is a refusal whose `message` is shown.
 */
export interface UploadTransport {
  /** Sends a file in one request. */
  send(body: UploadBody, options: SendOptions): Promise<StoredFile>;
  /** For large files; without it they go in one request too. */
  readonly resumable?: ResumableTransport | undefined;
}
