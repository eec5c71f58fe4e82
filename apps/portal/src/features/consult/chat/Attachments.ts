import { ApiError } from '../../../api/apiError.ts';
import type { Upload } from '../../../api/uploading.ts';
import type { Outbox } from './Outbox.ts';
import type { Unsent } from './unsent.ts';

/** A picture or file as it is sent. */
export interface Attachment {
  kind: 'image' | 'file';
  name: string;
  blob: Blob;
  /** Address of a picture's preview during the upload. */
  preview?: string | undefined;
}

/** Files that this page uploads; the message follows each of them (product.md 4.18). */
export class Attachments {
  private readonly blobs = new Map<string, Blob>();

  constructor(
    private readonly upload: Upload,
    private readonly outbox: Outbox,
    private readonly onRefused: (error: ApiError) => void,
  ) {}

  /** Shows the message at once and uploads its file; never throws, the message shows how it went. */
  async send({ kind, name, blob, preview }: Attachment, place: Pick<Unsent, 'clientId' | 'conversationId' | 'at'>) {
    this.blobs.set(place.clientId, blob);
    this.outbox.add({ ...place, kind, body: name, bytes: blob.size, state: 'uploading', progress: 0, preview });
    await this.retry(place.clientId);
  }

  /** Uploads again, from the beginning. */
  async retry(clientId: string) {
    const blob = this.blobs.get(clientId);
    const item = this.outbox.find(clientId);
    if (!blob || !item || item.kind === 'text') return;
    this.outbox.change(clientId, { state: 'uploading', progress: 0, error: undefined });
    const onProgress = (sent: number) => this.outbox.change(clientId, { progress: Math.min(1, sent / blob.size) });
    try {
      const file = await this.upload(item.kind, { name: item.body, blob }, { onProgress });
      this.blobs.delete(clientId);
      this.outbox.change(clientId, { fileId: file.id, fileUrl: file.url, progress: undefined, state: 'waiting' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isUnknown = error.kind === 'unreachable' || error.kind === 'failed';
      this.outbox.change(clientId, { progress: undefined, state: isUnknown ? 'unsent' : 'refused', error });
      if (!isUnknown) this.onRefused(error);
    }
  }

  /** Forgets the file of a message that was removed. */
  forget(clientId: string) {
    this.blobs.delete(clientId);
  }

  /** Uploads again what failed. */
  resume() {
    for (const { clientId, state } of this.outbox.items) if (state === 'unsent') void this.retry(clientId);
  }
}
