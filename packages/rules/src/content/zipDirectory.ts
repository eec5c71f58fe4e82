import type { ContentFault, FileFormat } from './fault.ts';
import { inspectParts, type PackedPart } from './officeParts.ts';
import { lettersOf, type ReadSlice, viewOf } from './slices.ts';

const MB = 1_048_576;
const ENTRIES_MAX = 5_000;
const UNPACKED_MAX = 200 * MB;
const RATIO_MAX = 100;
/** Most bytes of a directory of so many entries. */
const DIRECTORY_MAX = 393_216;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const COMMENT_MAX = 65_535;
const LINK = 0xa000;
const ENCRYPTED = 1;

/** The folder in which each kind of document keeps its text. */
const FOLDERS = { docx: 'word/', xlsx: 'xl/', pptx: 'ppt/' } as const;
const MACRO = /(?:^|\/)vba\w*\.(?:bin|xml)$|(?:^|\/)(?:activeX|embeddings\/.*\.(?:exe|js|vbs))/i;

interface Entry extends PackedPart {
  isEncrypted: boolean;
  isLink: boolean;
}

/**
 * Whether a file is a plain document of Office Open XML: its directory says so, names no link, no path out of it and no macro, and does
 * not unpack beyond measure (U4). Only the parts that say what it does when it is opened are unpacked.
 */
export async function inspectOpenDocument(
  read: ReadSlice,
  size: number,
  extension: keyof typeof FOLDERS,
  isInner = false,
): Promise<ContentFault | null> {
  const entries = await readDirectory(read, size);
  if (!entries) return { why: 'damaged', format: null };
  const format = formatIn(entries);
  if (!entries.some(({ name }) => name.startsWith(FOLDERS[extension]))) return { why: 'format', format };
  const names = new Set(entries.map(({ name }) => name));
  const isWhole = names.size === entries.length && names.has('[Content_Types].xml') && entries.every(isInside);
  if (!isWhole) return { why: 'damaged', format };
  if (entries.some(({ isEncrypted }) => isEncrypted)) return { why: 'locked', format };
  if (entries.some(({ name }) => MACRO.test(name))) return { why: 'macros', format };
  const unpacked = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  if (unpacked > UNPACKED_MAX || unpacked > size * RATIO_MAX) return { why: 'unpacked', format };
  const why = await inspectParts(read, entries, isInner ? null : inspectInner);
  return why && { why, format };
}

/** A document in a document, such as the numbers of a chart. */
async function inspectInner(read: ReadSlice, size: number, extension: string) {
  const fault = await inspectOpenDocument(read, size, extension as keyof typeof FOLDERS, true);
  return fault && (fault.why === 'format' || fault.why === 'damaged' ? 'program' : fault.why);
}

/** What a zip is by its entries. */
export async function packedFormat(read: ReadSlice, size: number): Promise<FileFormat> {
  const entries = await readDirectory(read, size);
  if (entries) return formatIn(entries);
  // Cut: its first entry is the rest of what it says.
  const head = lettersOf(await read(0, 4_096), 0, 4_096);
  const known = (Object.keys(FOLDERS) as (keyof typeof FOLDERS)[]).find((each) => head.includes(FOLDERS[each]));
  return known ?? 'zip';
}

function formatIn(entries: readonly Entry[]): FileFormat {
  const has = (pattern: RegExp) => entries.some(({ name }) => pattern.test(name));
  if (has(/^word\//)) return 'docx';
  if (has(/^xl\//)) return 'xlsx';
  if (has(/^ppt\//)) return 'pptx';
  if (has(/^META-INF\/container\.xml$/)) return 'epub';
  if (has(/^mimetype$/) && has(/^content\.xml$/)) return 'odf';
  return has(/^Index(?:\.zip|\/Document\.iwa)$/) ? 'iwork' : 'zip';
}

function isInside({ name, isLink }: Entry): boolean {
  return !isLink && !name.startsWith('/') && !/\\|\0|^[a-z]:/i.test(name) && !name.split('/').includes('..');
}

/** The entries of a zip's directory; `null` for what is no zip, is cut, or has more than is allowed. */
async function readDirectory(read: ReadSlice, size: number): Promise<Entry[] | null> {
  const end = (await readEnd(read, size, END_BYTES)) ?? (await readEnd(read, size, END_BYTES + COMMENT_MAX));
  if (!end) return null;
  const { count, bytes, offset } = end;
  if (count === 0 || count > ENTRIES_MAX || bytes > DIRECTORY_MAX || offset + bytes > size) return null;
  return parseEntries(await read(offset, bytes), count);
}

/** What the end of a zip says of its directory, looked for in its last bytes; most have no comment behind it. */
async function readEnd(read: ReadSlice, size: number, within: number) {
  const tail = await read(Math.max(0, size - within), Math.min(size, within));
  const view = viewOf(tail);
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== END || at + END_BYTES + view.getUint16(at + 20, true) !== tail.length) continue;
    const [count, bytes] = [view.getUint16(at + 10, true), view.getUint32(at + 12, true)];
    return { count, bytes, offset: view.getUint32(at + 16, true) };
  }
  return null;
}

function parseEntries(directory: Uint8Array, count: number): Entry[] | null {
  const entries: Entry[] = [];
  const view = viewOf(directory);
  let at = 0;
  while (entries.length < count) {
    if (at + ENTRY_BYTES > directory.length || view.getUint32(at, true) !== ENTRY) return null;
    const nameBytes = view.getUint16(at + 28, true);
    const end = at + ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (end > directory.length) return null;
    entries.push({
      name: lettersOf(directory, at + ENTRY_BYTES, nameBytes),
      // A size that stands elsewhere (zip64) reads as 4 GB and is too much.
      bytes: view.getUint32(at + 24, true),
      packedBytes: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
      method: view.getUint16(at + 10, true),
      isEncrypted: (view.getUint16(at + 8, true) & ENCRYPTED) !== 0,
      isLink: ((view.getUint32(at + 38, true) >>> 16) & 0xf000) === LINK,
    });
    at = end;
  }
  return at === directory.length ? entries : null;
}
