import { isNumbered } from '@shuyuan/contract';
import type { StoredFile } from '@shuyuan/ui';

/** What names a stored file in a request. */
export type NamedFile = Pick<StoredFile, 'id' | 'name' | 'url'>;

/** Files as a request names them: by their numbers, and by address and name where the upload server gives no numbers (wire-facts 11). */
export function filesOf(files: readonly NamedFile[]) {
  const unnumbered = files.flatMap(({ id, name, url }) =>
    isNumbered(Number(id)) || url === undefined ? [] : [{ url, name }],
  );
  return {
    fileIds: files.map(({ id }) => Number(id)).filter(isNumbered),
    ...(unnumbered.length > 0 && { fileUrls: unnumbered }),
  };
}
