import { CHUNK_MAX_BYTES } from '@shuyuan/rules';
import { sha256 } from './secureOnly/sha256.ts';

/** SHA-256 of a chunk. */
export async function digestOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return sha256(await blob.arrayBuffer());
}

/** Bytes in lower-case hex. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * What the same content has and no other: SHA-256 of the SHA-256 of its chunks, so that a large file is never in memory whole. Rejects
 * with the reason of the signal, or of a file that cannot be read any more.
 */
export async function fingerprintOf(blob: Blob, signal: AbortSignal): Promise<string> {
  const digests: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < blob.size; at += CHUNK_MAX_BYTES) {
    signal.throwIfAborted();
    digests.push(await digestOf(blob.slice(at, at + CHUNK_MAX_BYTES)));
  }
  return hexOf(await digestOf(new Blob(digests)));
}
