import type { ContentFault } from './fault.ts';
import { lettersOf, type ReadSlice, viewOf } from './slices.ts';

/** Bytes behind the tags in which the first frames must be found; players pass over junk before them. */
const WINDOW = 131_072;
const HEAD_BYTES = 32;
const TAGS_MAX = 6;
/** Frames in a row by which a sound is known: where one is expected, and behind junk; fewer where the sound ends before. */
const FRAMES = { first: 2, afterJunk: 3 };

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
/** Bits of a header that all frames of a sound have in common: sync, version, layer, sample rate. */
const SAME = 0xfffe0c00;

/** Tags that may follow the last frame: ID3v1 and its extension, APE, Lyrics3, an ID3v2 footer. */
const ENDINGS = ['TAG', 'APETAGEX', 'LYRICSBEGIN', '3DI', 'ID3'];

/**
 * Whether a file is MPEG sound of layer II or III (mp3): behind its tags, and whatever else players pass over, stand frames one after
 * the other (U1).
 */
export async function inspectMpegAudio(read: ReadSlice, size: number): Promise<ContentFault | null> {
  const { isFound, isCut } = await findFrames(read, size);
  if (isFound) return null;
  return isCut ? { why: 'cut', format: 'mp3' } : { why: 'format', format: null };
}

/** Looks for frames behind the tags; `isCut` where a tag is longer than the file. */
export async function findFrames(read: ReadSlice, size: number): Promise<{ isFound: boolean; isCut: boolean }> {
  const start = await skipTags(read, size);
  if (start > 0 && start >= size) return { isFound: false, isCut: true };
  const window = await read(start, Math.min(WINDOW, size - start));
  const expected = window.findIndex((byte) => byte !== 0); // encoders pad a tag with zeros
  for (let at = window.indexOf(0xff); at >= 0; at = window.indexOf(0xff, at + 1)) {
    if (isSound(window, at, size - start, at === expected)) return { isFound: true, isCut: false };
  }
  return { isFound: false, isCut: false };
}

/** Where the last of the tags at the beginning ends. */
async function skipTags(read: ReadSlice, size: number): Promise<number> {
  let at = 0;
  for (let tags = 0; tags < TAGS_MAX && at < size; tags += 1) {
    const bytes = tagBytes(await read(at, Math.min(HEAD_BYTES, size - at)));
    if (bytes === 0) break;
    at += bytes;
  }
  return at;
}

/** Length of the tag that begins with these bytes; 0 for none. */
function tagBytes(head: Uint8Array): number {
  if (head.length >= 10 && lettersOf(head, 0, 3) === 'ID3') {
    // Four times seven bits, so that a length never looks like a frame; one flag stands for a footer.
    const length = [...head.subarray(6, 10)].reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
    return 10 + length + ((head[5] as number) & 0x10 ? 10 : 0);
  }
  if (head.length === HEAD_BYTES && lettersOf(head, 0, 8) === 'APETAGEX') {
    return HEAD_BYTES + viewOf(head).getUint32(12, true);
  }
  return 0;
}

/** Whether frames of one sound follow each other from a place on, to its end or until there are enough. */
function isSound(window: Uint8Array, start: number, left: number, isExpected: boolean): boolean {
  let at = start;
  let first = 0;
  for (let frames = 0; frames < (isExpected ? FRAMES.first : FRAMES.afterJunk); frames += 1) {
    // The last one may be cut short, as by a recorder that was stopped.
    if (frames > 1 && at >= left) return true;
    // One frame alone is a sound only where nothing stands before it.
    if (frames > 0 && isEnd(window, at, left)) return frames > 1 || isExpected;
    const frame = frameAt(window, at);
    if (!frame || (frames > 0 && ((frame.header ^ first) & SAME) !== 0)) return false;
    first = frame.header;
    at += frame.bytes;
  }
  return true;
}

/** Whether the sound ends at a place: there is nothing more, or a tag. */
function isEnd(window: Uint8Array, at: number, left: number): boolean {
  if (at === left) return true;
  return at < window.length && ENDINGS.some((letters) => lettersOf(window, at, letters.length) === letters);
}

/** The frame whose header stands at a place; `null` where none does. */
function frameAt(window: Uint8Array, at: number): { header: number; bytes: number } | null {
  if (at + 4 > window.length) return null;
  const header = viewOf(window).getUint32(at);
  const layer = (header >>> 17) & 3;
  const divisor = DIVISORS[(header >>> 19) & 3] ?? 0;
  const isFrame = header >>> 21 === 0x7ff && divisor > 0 && (layer === LAYER_III || layer === LAYER_II);
  const rates = divisor > 1 ? RATES_LOW : layer === LAYER_II ? RATES_II : RATES_III;
  const rate = rates[(header >>> 12) & 15] ?? 0;
  const samples = SAMPLES[(header >>> 10) & 3] ?? 0;
  if (!isFrame || rate === 0 || samples === 0) return null;
  const perFrame = divisor > 1 && layer === LAYER_III ? 576 : 1_152;
  const bytes = Math.floor(((perFrame / 8) * rate * 1_000 * divisor) / samples) + ((header >>> 9) & 1);
  return { header, bytes };
}
