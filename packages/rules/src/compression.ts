import { type UploadPolicy, type UploadSlot, uploadPolicy } from './uploads.ts';

/** Largest picture in bytes that is sent without redrawing (§5). */
export const COMPRESS_OVER_BYTES = 3_145_728;
/** Width in pixels of a redrawn picture, even when the original is narrower (§5). */
export const COMPRESS_WIDTH = 800;
/** Format of a redrawn picture (§5). */
export const COMPRESSED_TYPE = { extension: 'png', mime: 'image/png' } as const;

/** Largest picture in bytes that its slot sends without redrawing: 3 MB (§5), or the limit itself where that is less. */
export function compressOverBytes(slot: UploadSlot | UploadPolicy): number {
  return Math.min(COMPRESS_OVER_BYTES, uploadPolicy(slot).maxBytes);
}

/** Whether a picked picture of `size` bytes is kept or redrawn for its slot (§5). */
export function compressionDecision(slot: UploadSlot | UploadPolicy, size: number): 'keep' | 'compress' {
  return uploadPolicy(slot).compress && size > compressOverBytes(slot) ? 'compress' : 'keep';
}

/** The size of a redrawn picture: width 800, height in proportion, rounded, at least 1 (§5). Throws `RangeError` for a picture without area. */
export function compressedSize(width: number, height: number): { width: number; height: number } {
  if (!(width > 0 && height > 0)) throw new RangeError('A picture has a positive width and height.');
  return { width: COMPRESS_WIDTH, height: Math.max(1, Math.round((height * COMPRESS_WIDTH) / width)) };
}

/**
 * What to send after redrawing: the result where it fits the slot, else the original where that fits, else nothing ("compression failed", §8).
 * A PNG can outgrow the picture it came from. `resultBytes` is `null` when redrawing failed.
 */
export function compressionOutcome(
  slot: UploadSlot | UploadPolicy,
  originalBytes: number,
  resultBytes: number | null,
): 'result' | 'original' | 'failed' {
  const { maxBytes } = uploadPolicy(slot);
  if (resultBytes !== null && resultBytes > 0 && resultBytes <= maxBytes) return 'result';
  return originalBytes <= maxBytes ? 'original' : 'failed';
}
