import type { StoredFile, UploadTransport } from '../../foundations/uploadTransport.ts';
import type { Compress } from '../compress/compressPicture.ts';
import type { PickedFile, UploadPlace } from './pickedFile.ts';
import type { Sending } from './sendBody.ts';

/** Options of a queue. */
export interface UploadQueueOptions {
  /** The place with its limits, read anew for each file; the same for `max`. */
  readonly place: UploadPlace;
  /** Maximum number of files, where the page allows fewer than the slot. */
  readonly max?: number | undefined;
  readonly concurrency?: number | undefined;
  readonly initial?: readonly StoredFile[] | undefined;
  transport(): UploadTransport | undefined;
  readonly compress: Compress;
  /** Epoch milliseconds, for the remaining time. */
  now(): number;
  isOnline(): boolean;
  /** Called when the stored files change: added, removed or moved. */
  onFiles(files: readonly StoredFile[]): void;
  wait(ms: number): Promise<void>;
}

/** State of an entry that is not stored yet. */
export interface Job {
  picked: PickedFile;
  sending: Sending | null;
  abort: AbortController | null;
  /** Consecutive attempts without progress. */
  failures: number;
}

/** Aborts what is being sent and discards what the server has of it; the server cleans up anything left behind (U2). */
export function endJob({ abort, sending }: Job, transport: UploadTransport | undefined): void {
  abort?.abort();
  if (sending?.ticket) transport?.resumable?.discard?.(sending.ticket).catch(() => undefined);
}
