import type { Selectable } from 'kysely';
import type { FileLinks } from './fileLinks.ts';
import type { UploadTable } from './tables.ts';

/** A file as who asks for it sees it, with an address that is theirs (U6). */
export function toFile({ id, name, path, bytes, width, height }: FileRow, links: FileLinks) {
  return { id, name, url: links.urlOf(path), bytes, width: width ?? undefined, height: height ?? undefined };
}
/** The columns of `upload` that `toFile` reads. */
export type FileRow = Pick<Selectable<UploadTable>, 'id' | 'name' | 'path' | 'bytes' | 'width' | 'height'>;
