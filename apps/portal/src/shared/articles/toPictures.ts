import type { ShownPicture } from '@shuyuan/contract';
import type { ArticlePictureSource } from '@shuyuan/ui';

/** The place that a picture holds before it loads, where the server does not know its size: the shape of a cover. */
const UNKNOWN = { width: 640, height: 460 } as const;

/** Pictures of a text as the kit shows them. */
export function toPictures(pictures: readonly ShownPicture[]): ArticlePictureSource[] {
  return pictures.map(({ fileId, url, width, height }) =>
    width === undefined || height === undefined ? { ...UNKNOWN, fileId, url } : { fileId, url, width, height },
  );
}
