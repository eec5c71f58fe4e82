import type { UploadTo } from '@shuyuan/contract';
import type { UploadSlot } from '@shuyuan/rules';
import type { UploadTransport } from '@shuyuan/ui';
import type { Api } from './createApi.ts';
import { createResumable } from './resumable.ts';
import { trustOwnWorkers } from './trustedScripts.ts';
import type { Uploads } from './uploading.ts';

/**
 * The upload as the kit's parts use it: a slot goes to the endpoint of its name, pictures without one to that of pictures; large files
 * go in chunks where the backend takes them (product.md 4.21).
 */
export function toTransport({ api, upload, sendChunk }: Uploads & { api: Pick<Api, 'openUploads'> }): UploadTransport {
  // Large pictures are redrawn in a worker.
  trustOwnWorkers();
  let isServed = true;
  const onMissing = () => {
    isServed = false;
  };
  const resumable = createResumable({ api, sendChunk, endpointOf, onMissing });
  return {
    async send({ slot, name, mime, blob }, options) {
      const file = await upload(endpointOf(slot), { name, blob }, options);
      return { id: String(file.id), name, size: file.bytes, mime, url: file.url };
    },
    get resumable() {
      return isServed ? resumable : undefined;
    },
  };
}

function endpointOf(slot: UploadSlot): UploadTo {
  return slot === 'avatar' || slot === 'exercisePicture' ? 'image' : slot;
}
