import { COMPRESSED_TYPE, compressionOutcome } from '@shuyuan/rules';
import type { UploadBody } from '../../foundations/uploadTransport.ts';
import type { Compress } from '../compress/compressPicture.ts';
import type { PickedFile, RefusalReason } from './pickedFile.ts';
import { pngName, type UploadEntry } from './uploadEntry.ts';

/** What a file is sent as when it is sent as it was picked. */
export function originalBody({ file, slot, mime }: PickedFile): UploadBody {
  return { slot, name: file.name, mime, blob: file };
}

/** A picture that can be sent, or why it cannot. */
type Redrawn =
  | { readonly body: UploadBody; readonly redrawn: UploadEntry['redrawn'] }
  | { readonly reason: RefusalReason; readonly resultBytes: number | undefined };

/** Compresses a picture (§5) and keeps what is smaller; `null` once the signal has aborted it. */
export async function redraw(picked: PickedFile, compress: Compress, signal: AbortSignal): Promise<Redrawn | null> {
  const { file, slot, policy, mime } = picked;
  const result = await compress(new Blob([file], { type: mime }), signal).catch(() => null);
  if (signal.aborted) return null;
  const outcome = compressionOutcome(policy, file.size, result?.size ?? null);
  if (outcome === 'failed') return { reason: result ? 'compression' : 'broken', resultBytes: result?.size };
  if (outcome !== 'result' || !result) return { body: originalBody(picked), redrawn: 'original' };
  const body = { slot, name: pngName(file.name), mime: COMPRESSED_TYPE.mime, blob: result };
  return { body, redrawn: 'compressed' };
}
