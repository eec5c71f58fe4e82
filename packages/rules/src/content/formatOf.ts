import { compoundFormat } from './compoundFile.ts';
import type { FileFormat } from './fault.ts';
import { findFrames } from './mpegAudio.ts';
import { hasBytes, lettersOf, type ReadSlice } from './slices.ts';
import { packedFormat } from './zipDirectory.ts';

/** Bytes by which a format is known. */
const HEAD = 4_096;

/** First bytes that belong to one format. */
const SIGNATURES: readonly (readonly [FileFormat, readonly number[]])[] = [
  ['jpg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['tiff', [0x49, 0x49, 0x2a, 0x00]],
  ['tiff', [0x4d, 0x4d, 0x00, 0x2a]],
  ['psd', [0x38, 0x42, 0x50, 0x53]],
  ['ico', [0x00, 0x00, 0x01, 0x00]],
  ['jxl', [0xff, 0x0a]],
  ['jxl', [0x00, 0x00, 0x00, 0x0c, 0x4a, 0x58, 0x4c, 0x20]],
  ['rtf', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
  ['flac', [0x66, 0x4c, 0x61, 0x43]],
  ['ogg', [0x4f, 0x67, 0x67, 0x53]],
  ['amr', [0x23, 0x21, 0x41, 0x4d, 0x52]],
  ['wma', [0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11]],
  ['flv', [0x46, 0x4c, 0x56, 0x01]],
  ['mpeg', [0x00, 0x00, 0x01, 0xba]],
  ['mpeg', [0x00, 0x00, 0x01, 0xb3]],
  ['rar', [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]],
  ['7z', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  ['gzip', [0x1f, 0x8b]],
  ['aac', [0xff, 0xf1]],
  ['aac', [0xff, 0xf9]],
  ['bmp', [0x42, 0x4d]],
  ['exe', [0x4d, 0x5a]],
  ['exe', [0x7f, 0x45, 0x4c, 0x46]],
];

const RIFF: Readonly<Record<string, FileFormat>> = { WEBP: 'webp', WAVE: 'wav', 'AVI ': 'avi' };
/** Brands by which a file in boxes is something else than an mp4. */
const BRANDS: readonly (readonly [RegExp, FileFormat])[] = [
  [/^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/, 'heic'],
  [/^avi[fs]$/, 'avif'],
  [/^qt {2}$/, 'mov'],
  [/^M4[ABP] $/, 'm4a'],
  [/^3g[2p]\w$/, '3gp'],
];
/** Where a PDF may begin, as its readers have it. */
const PDF_WITHIN = 1_024;

/** The format of a file by its bytes, never by its name (U1); `null` for what is not known. */
export async function formatOf(read: ReadSlice, size: number): Promise<FileFormat | null> {
  const head = await read(0, HEAD);
  if (hasBytes(head, [0x50, 0x4b, 0x03, 0x04]) || hasBytes(head, [0x50, 0x4b, 0x05, 0x06]))
    return packedFormat(read, size);
  if (hasBytes(head, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return compoundFormat(read, size);
  if (lettersOf(head, 4, 4) === 'ftyp') {
    const brand = lettersOf(head, 8, 4);
    return BRANDS.find(([pattern]) => pattern.test(brand))?.[1] ?? 'mp4';
  }
  if (lettersOf(head, 0, 4) === 'RIFF') return RIFF[lettersOf(head, 8, 4)] ?? null;
  if (hasBytes(head, [0x1a, 0x45, 0xdf, 0xa3])) return lettersOf(head, 0, 128).includes('webm') ? 'webm' : 'mkv';
  // A film of QuickTime before brands were there.
  if (/^(?:moov|mdat|wide|pnot)$/.test(lettersOf(head, 4, 4))) return 'mov';
  if (lettersOf(head, 0, PDF_WITHIN).includes('%PDF-')) return 'pdf';
  const known = SIGNATURES.find(([, bytes]) => hasBytes(head, bytes))?.[0];
  if (known) return known;
  if (hasBytes(head, [0x47]) && head[188] === 0x47 && head[376] === 0x47) return 'mpeg';
  return textFormat(head) ?? ((await findFrames(read, size)).isFound ? 'mp3' : null);
}

function textFormat(head: Uint8Array): FileFormat | null {
  if (head.length === 0 || head.some((byte) => byte < 9 || (byte > 13 && byte < 32))) return null;
  const text = lettersOf(head, 0, HEAD);
  if (/<svg[\s>]/i.test(text)) return 'svg';
  return /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|head|body|script)/i.test(text) ? 'html' : 'text';
}
