import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_MEDIA } from '../mediaFolders.ts';
import type { Shop } from '../trade/shop.ts';

const SIZE = { width: 480, height: 360 };

/** A photo of a page of working as if a student had uploaded it; its path leads to the drawn picture (U5). */
export function addNote({ draft }: Shop, note: number, studentId: number, at: Date): number {
  const id = draft.nextId();
  const path = `seed/notes/${note}.svg`;
  const known = draft.rows.upload?.find((row) => row.path === path);
  if (known) return Number(known.id);
  draft.add('upload', {
    id,
    owner_kind: 'student',
    owner_id: studentId,
    kind: 'image',
    name: `IMG_20${note}.jpg`,
    path,
    media_type: 'image/svg+xml',
    bytes: statSync(join(DEMO_MEDIA.pictures, `notes/${note}.svg`)).size,
    ...SIZE,
    created_at: at,
  });
  return id;
}

/** Records that a seeded row uses an upload (U10). */
export function addUse({ draft }: Shop, upload: number, kind: string, refId: number): void {
  draft.add('upload_use', { upload_id: upload, kind, ref_id: refId });
}
