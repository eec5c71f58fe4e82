import type { FileHandle } from 'node:fs/promises';
import { readAt } from './office.ts';

/** Bytes in which the first frames of a sound must be found, behind its tags. */
const WINDOW = 65_536;
const TAG_BYTES = 10;
const TAGS_MAX = 4;

/** Thousands of bits a second by the header's index: version 1 in layers II and III, versions 2 and 2.5 in both. */
const RATES_II = [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384];
const RATES_III = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const RATES_LOW = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
/** Samples a second of version 1; versions 2 and 2.5 have a half and a quarter. */
const SAMPLES = [44_100, 48_000, 32_000];
/** By the version bits of a header: 2.5, reserved, 2, 1. */
const DIVISORS = [4, 0, 2, 1];
const LAYER_III = 1;
const LAYER_II = 2;

/**
 * Whether a file is MPEG sound of layer II or III (mp3): behind its ID3 tags stands a frame, and where that ends the next
 * one, or the end of the file (U1).
 */
export async function isMpegAudio(file: FileHandle, size: number): Promise<boolean> {
  const start = await skipTags(file, size);
  const window = await readAt(file, start, Math.max(0, Math.min(WINDOW, size - start)));
  let at = 0;
  // Encoders pad a tag with zeros.
  while (at < window.length && window[at] === 0) at += 1;
  const first = frameBytes(window, at);
  if (first === 0 || start + at + first > size) return false;
  return start + at + first === size || frameBytes(window, at + first) > 0;
}

/** Where the last of the ID3 tags at the beginning ends. */
async function skipTags(file: FileHandle, size: number): Promise<number> {
  let at = 0;
  for (let tags = 0; tags < TAGS_MAX && at < size; tags += 1) {
    const head = await readAt(file, at, Math.min(TAG_BYTES, size - at));
    if (head.length < TAG_BYTES || head.toString('latin1', 0, 3) !== 'ID3') break;
    // Four times seven bits, so that a length never looks like a frame.
    const length = [...head.subarray(6)].reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
    at += TAG_BYTES + length;
  }
  return at;
}

/** Length of the frame whose header stands at a place; 0 where none does. */
function frameBytes(window: Buffer, at: number): number {
  if (at + 4 > window.length) return 0;
  const header = window.readUInt32BE(at);
  const layer = (header >>> 17) & 3;
  const divisor = DIVISORS[(header >>> 19) & 3] ?? 0;
  const isFrame = header >>> 21 === 0x7ff && divisor > 0 && (layer === LAYER_II || layer === LAYER_III);
  const rates = divisor > 1 ? RATES_LOW : layer === LAYER_II ? RATES_II : RATES_III;
  const rate = rates[(header >>> 12) & 15] ?? 0;
  const samples = SAMPLES[(header >>> 10) & 3] ?? 0;
  if (!isFrame || rate === 0 || samples === 0) return 0;
  const perFrame = divisor > 1 && layer === LAYER_III ? 576 : 1_152;
  return Math.floor(((perFrame / 8) * rate * 1_000 * divisor) / samples) + ((header >>> 9) & 1);
}

/** Most boxes of a file; one in fragments of a second has some thousands. */
const BOXES_MAX = 20_000;
const BOX_BYTES = 8;
const LONG_BOX_BYTES = 16;
const BRAND = /^(?:isom|iso[2-9]|mp4[12]|avc1|dash|MSNV|M4[ABV] |3g[2p]\w|cmf\w|hvc1|hev1|f4v )$/;

/**
 * Whether a file is an MP4: a chain of boxes from its first byte to its last, `ftyp` with a known brand first and `moov`
 * among them. What is cut, or hides something else before or behind, is none (U1).
 */
export async function isMp4(file: FileHandle, size: number): Promise<boolean> {
  let at = 0;
  let hasMovie = false;
  for (let boxes = 0; at < size; boxes += 1) {
    const head = await readAt(file, at, Math.min(LONG_BOX_BYTES, size - at));
    const bytes = boxBytes(head, size - at);
    const type = head.toString('latin1', 4, BOX_BYTES);
    if (bytes === 0 || boxes >= BOXES_MAX) return false;
    if (boxes === 0 && !(type === 'ftyp' && BRAND.test(head.toString('latin1', BOX_BYTES, BOX_BYTES + 4))))
      return false;
    hasMovie ||= type === 'moov';
    at += bytes;
  }
  return hasMovie;
}

/** Length of a box of which at most `left` bytes remain in the file; 0 for none that fits. */
function boxBytes(head: Buffer, left: number): number {
  if (head.length < BOX_BYTES) return 0;
  const said = head.readUInt32BE(0);
  const isLong = said === 1;
  if (isLong && head.length < LONG_BOX_BYTES) return 0;
  // 0 stands for a last box that reaches to the end.
  const bytes = said === 0 ? left : isLong ? Number(head.readBigUInt64BE(BOX_BYTES)) : said;
  return bytes >= (isLong ? LONG_BOX_BYTES : BOX_BYTES) && bytes <= left ? bytes : 0;
}
