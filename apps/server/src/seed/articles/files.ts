import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { attachmentSlotOf } from '@shuyuan/rules';
import { contentTypeOf } from '../../platform/files/mediaTypes.ts';
import { DEMO_MEDIA } from '../mediaFolders.ts';
import type { Shop } from '../trade/shop.ts';

const SIZE = /^<svg [^>]*width="(\d+)" height="(\d+)"/;

/** Whose file it is; what the school publishes belongs to its first lecturer. */
export interface FileOwner {
  kind: 'student' | 'lecturer';
  id: number;
}

interface Drawn {
  bytes: number;
  width: number | null;
  height: number | null;
}

const known = new Map<string, Drawn>();

/** What is known of a file of the seed, read once for all schools. */
function drawn(path: string): Drawn {
  const found =
    known.get(path) ?? measure(join(path.startsWith('questions/') ? DEMO_MEDIA.lessons : DEMO_MEDIA.pictures, path));
  known.set(path, found);
  return found;
}

function measure(file: string): Drawn {
  const { size } = statSync(file);
  const [, width, height] = (file.endsWith('.svg') && SIZE.exec(readFileSync(file, 'utf8'))) || [];
  return { bytes: size, width: Number(width) || null, height: Number(height) || null };
}

/** A file of the seed, by its path there, as if its owner had uploaded it for this use; the same file again has one row. */
export function addFile(
  { draft }: Pick<Shop, 'draft'>,
  owner: FileOwner,
  { path, name, kind }: { path: string; name: string; kind: 'articleCover' | 'articleImage' | 'attachment' },
  at: Date,
): number {
  const stored = `seed/${path}`;
  const earlier = draft.rows.upload?.find((row) => row.path === stored);
  if (earlier) return Number(earlier.id);
  const id = draft.nextId();
  draft.add('upload', {
    id,
    owner_kind: owner.kind,
    owner_id: owner.id,
    kind: kind === 'attachment' ? (attachmentSlotOf(name) ?? 'attachDoc') : kind,
    name,
    path: stored,
    media_type: contentTypeOf(path) ?? 'application/octet-stream',
    ...drawn(path),
    created_at: at,
  });
  return id;
}
