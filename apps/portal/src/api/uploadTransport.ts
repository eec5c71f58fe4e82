import { uploadPolicy } from '@shuyuan/rules';
import type { UploadTransport } from '@shuyuan/ui';
import type { Upload } from './uploading.ts';

/** The upload as the kit's parts use it: pictures go to their own path. */
export function toTransport(upload: Upload): UploadTransport {
  return {
    async send({ slot, name, mime, blob }, options) {
      const file = await upload(uploadPolicy(slot).kind === 'image' ? 'image' : 'file', { name, blob }, options);
      return { id: String(file.id), name, size: file.bytes, mime, url: file.url };
    },
  };
}
