import type { Selectable } from 'kysely';
import type { UploadTable } from './tables.ts';

/** The public form of a file; a stored path is a path below `/files/` (U5). */
export function toFile({ id, name, path, bytes, width, height }: FileRow) {
  return { id, name, url: `/files/${path}`, bytes, width: width ?? undefined, height: height ?? undefined };
}
/** The columns of `upload` that `toFile` reads. */
export type FileRow = Pick<Selectable<UploadTable>, 'id' | 'name' | 'path' | 'bytes' | 'width' | 'height'>;
