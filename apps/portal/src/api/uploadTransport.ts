import type { UploadTo } from '@shuyuan/contract';
import type { UploadSlot } from '@shuyuan/rules';
import type { UploadTransport } from '@shuyuan/ui';
import { trustOwnWorkers } from './trustedScripts.ts';
import type { Upload } from './uploading.ts';

/** The upload as the kit's parts use it: a slot goes to the endpoint of its name, pictures without one to that of pictures. */
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
  return slot === 'avatar' || slot === 'exercisePicture' ? 'image' : slot;
}
