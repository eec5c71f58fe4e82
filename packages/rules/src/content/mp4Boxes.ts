import type { ContentFault } from './fault.ts';
import { lettersOf, type ReadSlice, viewOf } from './slices.ts';

/** Most boxes of a file; one in fragments of a second has some thousands. */
const BOXES_MAX = 20_000;
const BOX_BYTES = 8;
const LONG_BOX_BYTES = 16;
/** Most bytes of the list of brands. */
const BRANDS_BYTES = 512;
/** Boxes that stand beside each other; one that reaches beyond the file was cut, anything else is no box at all. */
const TOP =
  /^(?:ftyp|styp|moov|moof|mdat|mfra|free|skip|wide|meta|udta|uuid|sidx|ssix|emsg|prft|pdin|pnot|PICT|bloc|junk)$/;
/** Most zeros behind the last box, as cameras pad a file. */
const PADDING_MAX = 65_536;

const BRAND =
  /^(?:isom|iso[2-9a-f]|mp4[12v]|mmp4|avc[1-4]|av01|dash|MSNV|M4[ABV][ HP]|3g[2p]\w|cmf\w|hvc1|hev1|f4v |XAVC|ND\w{2}|piff|msd[hx])$/;
/** Brands first in the list that make it a picture, or a film of QuickTime, whatever follows. */
const FOREIGN: readonly (readonly [RegExp, 'mov' | 'heic' | 'avif'])[] = [
  [/^qt {2}$/, 'mov'],
  [/^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/, 'heic'],
  [/^avi[fs]$/, 'avif'],
];

/**
 * Whether a file is an MP4: a chain of boxes from its first byte to its last, `ftyp` with a known brand first and `moov` among them.
 * What is cut, or hides something else before or behind, is none (U1). Only heads of boxes are read.
 */
export async function inspectMp4(read: ReadSlice, size: number): Promise<ContentFault | null> {
  const brands = await readBrands(read, size);
  if (!brands) return { why: 'format', format: null };
  const [major = ''] = brands;
  const foreign = FOREIGN.find(([pattern]) => pattern.test(major));
  if (foreign) return { why: 'format', format: foreign[1] };
  if (!brands.some((brand) => BRAND.test(brand))) return { why: 'format', format: null };
  let at = 0;
  let hasMovie = false;
  for (let boxes = 0; at < size; boxes += 1) {
    if (boxes >= BOXES_MAX) return { why: 'damaged', format: 'mp4' };
    const box = boxAt(await read(at, Math.min(LONG_BOX_BYTES, size - at)), size - at);
    if (!box && (await isPadding(read, at, size))) return movieFault(hasMovie);
    const isCut = box ? box.bytes > size - at && TOP.test(box.type) : size - at < BOX_BYTES && !hasMovie;
    if (isCut) return { why: 'cut', format: 'mp4' };
    if (!box || box.bytes > size - at) return { why: hasMovie ? 'trailing' : 'damaged', format: 'mp4' };
    hasMovie ||= box.type === 'moov';
    at += box.bytes;
  }
  return movieFault(hasMovie);
}

/** A film without its table of contents was not written to its end. */
const movieFault = (hasMovie: boolean): ContentFault | null => (hasMovie ? null : { why: 'cut', format: 'mp4' });

/** The brands of the first box; `null` where it is no list of them. */
async function readBrands(read: ReadSlice, size: number): Promise<string[] | null> {
  const head = await read(0, Math.min(BRANDS_BYTES, size));
  if (head.length < LONG_BOX_BYTES || lettersOf(head, 4, 4) !== 'ftyp') return null;
  const bytes = Math.min(head.length, viewOf(head).getUint32(0));
  const brands = [lettersOf(head, 8, 4)];
  for (let at = 16; at + 4 <= bytes; at += 4) brands.push(lettersOf(head, at, 4));
  return brands;
}

/** The box whose head this is, of which `left` bytes at most remain; `null` for what is none. */
function boxAt(head: Uint8Array, left: number): { type: string; bytes: number } | null {
  if (head.length < BOX_BYTES) return null;
  const view = viewOf(head);
  const said = view.getUint32(0);
  const type = lettersOf(head, 4, 4);
  if (!/^[\x20-\x7e\xa9]{4}$/.test(type)) return null;
  // 0 stands for a last box of media that reaches to the end.
  if (said === 0) return type === 'mdat' ? { type, bytes: left } : null;
  if (said !== 1) return said >= BOX_BYTES ? { type, bytes: said } : null;
  if (head.length < LONG_BOX_BYTES) return null;
  const bytes = Number(view.getBigUint64(BOX_BYTES));
  return bytes >= LONG_BOX_BYTES ? { type, bytes } : null;
}

/** Whether nothing but zeros stands behind a place. */
async function isPadding(read: ReadSlice, at: number, size: number): Promise<boolean> {
  return size - at <= PADDING_MAX && (await read(at, size - at)).every((byte) => byte === 0);
}
