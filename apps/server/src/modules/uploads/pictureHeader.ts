import type { FileHandle } from 'node:fs/promises';
import { readAt } from './office.ts';

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
const PNG_HEAD = 26;
const IHDR = 0x49484452;
/** Most segments before a JPEG says its size; colour profiles and previews take a few dozen. */
const SEGMENTS_MAX = 500;
const SEGMENT_HEAD = 10;
/** Start-of-frame markers are C0 to CF without these: tables, an extension, and arithmetic conditioning. */
const NO_FRAME = new Set([0xc4, 0xc8, 0xcc]);

/** The size that a picture's header states; null where it states none. Nothing is decoded (U11). */
export function readPictureSize(file: FileHandle, kind: 'jpg' | 'png'): Promise<PictureSize | null> {
  return kind === 'png' ? readPng(file) : readJpeg(file);
}

async function readPng(file: FileHandle): Promise<PictureSize | null> {
  const head = await readAt(file, 0, PNG_HEAD);
  if (head.length < PNG_HEAD || head.readUInt32BE(12) !== IHDR) return null;
  const channels = PNG_CHANNELS[head.readUInt8(25)];
  const depth = head.readUInt8(24) > 8 ? 2 : 1;
  return channels
    ? { width: head.readUInt32BE(16), height: head.readUInt32BE(20), pixelBytes: channels * depth }
    : null;
}

async function readJpeg(file: FileHandle): Promise<PictureSize | null> {
  let at = 2;
  for (let segments = 0; segments < SEGMENTS_MAX; segments += 1) {
    const head = await readAt(file, at, SEGMENT_HEAD);
    if (head.length < SEGMENT_HEAD || head[0] !== 0xff) return null;
    const marker = head.readUInt8(1);
    if (marker === 0xff) {
      at += 1; // fill byte
    } else if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.has(marker)) {
      const channels = head.length > 9 ? head.readUInt8(9) : 0;
      const depth = head.readUInt8(4) > 8 ? 2 : 1;
      return { width: head.readUInt16BE(7), height: head.readUInt16BE(5), pixelBytes: channels * depth };
    } else if (marker === 0xd9 || marker === 0xda) {
      return null; // the data begins, or the picture ends, without a frame
    } else {
      at += marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8) ? 2 : 2 + head.readUInt16BE(2);
    }
  }
  return null;
}
