import { UPLOADS_TO, type UploadTo } from '@shuyuan/contract';
import { type UploadSlot, uploadPolicy } from '@shuyuan/rules';
import type { UploadTransport } from '@shuyuan/ui';
import { trustOwnWorkers } from './trustedScripts.ts';
import type { Upload } from './uploading.ts';

/** The upload as the kit's parts use it: a slot with an endpoint of its own goes there, other pictures and files to theirs. */
export function toTransport(upload: Upload): UploadTransport {
  // Large pictures are redrawn in a worker.
  trustOwnWorkers();
  return {
    async send({ slot, name, mime, blob }, options) {
      const file = await upload(endpointOf(slot), { name, blob }, options);
      return { id: String(file.id), name, size: file.bytes, mime, url: file.url };
    },
  };
}

function endpointOf(slot: UploadSlot): UploadTo {
  if (slot in UPLOADS_TO) return slot as UploadTo; // just checked
  return uploadPolicy(slot).kind === 'image' ? 'image' : 'file';
}
