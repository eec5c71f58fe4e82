import type { ContentFault } from './fault.ts';
import { hasBytes, lettersOf, type ReadSlice, viewOf } from './slices.ts';

/** Most pixels of a picture, whatever it has in memory: its time to compress grows with them. */
export const PIXELS_MAX = 50_000_000;
/** Most pixels of a side. */
export const SIDE_MAX = 16_384;

/** What a picture will take in memory once decoded, as its header says. */
export interface PictureSize {
  width: number;
  height: number;
  /** Bytes of a pixel: channels × depth. */
  pixelBytes: number;
}

/** Channels by PNG's colour type; a palette may have transparency. */
const PNG_CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };
const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PNG_HEAD = 26;
/** Length and type before the data of a chunk, its checksum behind. */
const CHUNK_HEAD = 8;
const CHUNK_EXTRA = 12;
/** Most chunks that are passed over; writers that flush often make many of a picture. */
const CHUNKS_MAX = 4_000;
/** Most segments before a JPEG says its size; colour profiles and previews take a few dozen. */
const SEGMENTS_MAX = 500;
const SEGMENT_HEAD = 10;
/** Start-of-frame markers are C0 to CF without these: tables, an extension, and arithmetic conditioning. */
const NO_FRAME = new Set([0xc4, 0xc8, 0xcc]);

/** The size that a picture's header states; `null` where it states none. Nothing is decoded (U11). */
export function readPictureSize(read: ReadSlice, kind: 'jpg' | 'png'): Promise<PictureSize | null> {
  return kind === 'png' ? readPng(read) : readJpeg(read);
}

/** Whether a file is a still picture of its kind with a size that is drawn (U1, U3, U11). */
export async function inspectPicture(read: ReadSlice, size: number, kind: 'jpg' | 'png'): Promise<ContentFault | null> {
  const head = await read(0, PNG_SIGNATURE.length);
  if (!hasBytes(head, kind === 'png' ? PNG_SIGNATURE : [0xff, 0xd8, 0xff])) return { why: 'format', format: null };
  const picture = await readPictureSize(read, kind);
  if (!picture || picture.width === 0 || picture.height === 0) return { why: 'damaged', format: kind };
  const why = kind === 'png' ? await pngProblem(read, size) : null;
  if (why) return { why, format: kind };
  const { width, height } = picture;
  return Math.max(width, height) > SIDE_MAX || width * height > PIXELS_MAX ? { why: 'pixels', format: kind } : null;
}

/** An animation says so before its first picture; what is cut has no end. */
async function pngProblem(read: ReadSlice, size: number): Promise<'animated' | 'cut' | null> {
  let at = PNG_SIGNATURE.length;
  for (let chunks = 0; chunks < CHUNKS_MAX; chunks += 1) {
    const head = await read(at, CHUNK_HEAD);
    if (head.length < CHUNK_HEAD) return 'cut';
    const type = lettersOf(head, 4, 4);
    if (type === 'acTL') return 'animated';
    at += CHUNK_EXTRA + viewOf(head).getUint32(0);
    if (at > size) return 'cut';
    if (type === 'IEND') return null;
  }
  return null;
}

async function readPng(read: ReadSlice): Promise<PictureSize | null> {
  const head = await read(0, PNG_HEAD);
  if (head.length < PNG_HEAD || lettersOf(head, 12, 4) !== 'IHDR') return null;
  const view = viewOf(head);
  const channels = PNG_CHANNELS[view.getUint8(25)];
  const depth = view.getUint8(24) > 8 ? 2 : 1;
  return channels ? { width: view.getUint32(16), height: view.getUint32(20), pixelBytes: channels * depth } : null;
}

async function readJpeg(read: ReadSlice): Promise<PictureSize | null> {
  let at = 2;
  for (let segments = 0; segments < SEGMENTS_MAX; segments += 1) {
    const head = await read(at, SEGMENT_HEAD);
    if (head.length < SEGMENT_HEAD || head[0] !== 0xff) return null;
    const view = viewOf(head);
    const marker = view.getUint8(1);
    if (marker === 0xff) {
      at += 1; // fill byte
    } else if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.has(marker)) {
      const depth = view.getUint8(4) > 8 ? 2 : 1;
      return { width: view.getUint16(7), height: view.getUint16(5), pixelBytes: view.getUint8(9) * depth };
    } else if (marker === 0xd9 || marker === 0xda) {
      return null; // the data begins, or the picture ends, without a frame
    } else {
      at += marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8) ? 2 : 2 + view.getUint16(2);
    }
  }
  return null;
}
