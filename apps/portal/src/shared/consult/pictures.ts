import {
  COMPRESSED_TYPE,
  checkFile,
  compressionDecision,
  compressionOutcome,
  type FileProblem,
  type UploadSlot,
} from '@shuyuan/rules';
import type { Compress } from '@shuyuan/ui';

/** A picture as it is sent. */
export interface PreparedPicture {
  kind: 'image';
  name: string;
  blob: Blob;
}

/** The slot whose limits apply to pictures of a talk (§5). */
const SLOT = 'exercisePicture';

/** A picture as it is sent, redrawn where it is too large (§5), or what is wrong with it for its slot, which is that of a talk by default. */
export async function preparePicture(
  file: File,
  compress: Compress,
  slot: UploadSlot = SLOT,
): Promise<PreparedPicture | FileProblem> {
  const redrawn = compressionDecision(slot, file.size) === 'compress' ? await redraw(file, compress) : null;
  const isRedrawn = compressionOutcome(slot, file.size, redrawn?.size ?? null) === 'result' && redrawn !== null;
  const blob = isRedrawn ? redrawn : file;
  const name = isRedrawn ? file.name.replace(/\.[^.]*$/, `.${COMPRESSED_TYPE.extension}`) : file.name;
  const problem = checkFile({ slot, name, mime: blob.type, size: blob.size, stage: 'sent' });
  return problem ?? { kind: 'image', name, blob };
}

/** Null when the browser cannot open it: then the original is checked. */
async function redraw(file: File, compress: Compress): Promise<Blob | null> {
  try {
    return await compress(file, new AbortController().signal);
  } catch {
    return null;
  }
}
