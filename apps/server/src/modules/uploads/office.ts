import type { FileHandle } from 'node:fs/promises';

const MB = 1_048_576;
const ENTRIES_MAX = 5_000;
const UNPACKED_MAX = 200 * MB;
const RATIO_MAX = 100;
/** Most bytes of a directory of so many entries. */
const DIRECTORY_MAX = 2 * MB;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const COMMENT_MAX = 65_535;
const LINK = 0xa000;
const ENCRYPTED = 1;

/** The folder in which each kind of document keeps its text. */
const FOLDERS: Readonly<Record<string, string>> = { docx: 'word/', xlsx: 'xl/', pptx: 'ppt/' };
const MACRO = /(?:^|\/)vba\w*\.(?:bin|xml)$|(?:^|\/)(?:activeX|embeddings\/.*\.(?:exe|js|vbs))/i;

interface Entry {
  name: string;
  bytes: number;
  isEncrypted: boolean;
  isLink: boolean;
}

/**
 * Whether a file is a plain document of Office Open XML: its directory says so, names no link, no path out of it and no
 * macro, and does not unpack beyond measure (U4). Nothing is unpacked here.
 */
export async function isOpenDocument(file: FileHandle, size: number, extension: string): Promise<boolean> {
  const folder = FOLDERS[extension];
  const entries = folder && (await readDirectory(file, size));
  if (!entries) return false;
  const names = new Set(entries.map(({ name }) => name));
  const unpacked = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    names.size === entries.length &&
    names.has('[Content_Types].xml') &&
    entries.some(({ name }) => name.startsWith(folder)) &&
    unpacked <= UNPACKED_MAX &&
    unpacked <= size * RATIO_MAX &&
    entries.every(isHarmless)
  );
}

function isHarmless({ name, isEncrypted, isLink }: Entry): boolean {
  const isInside = !name.startsWith('/') && !/\\|\0|^[a-z]:/i.test(name) && !name.split('/').includes('..');
  return isInside && !isEncrypted && !isLink && !MACRO.test(name);
}

/** The entries of a zip's directory; null for what is no zip, is cut, or has more than is allowed. */
async function readDirectory(file: FileHandle, size: number): Promise<Entry[] | null> {
  const tail = await readAt(file, Math.max(0, size - END_BYTES - COMMENT_MAX), Math.min(size, END_BYTES + COMMENT_MAX));
  const at = findEnd(tail);
  if (at === null) return null;
  const count = tail.readUInt16LE(at + 10);
  const bytes = tail.readUInt32LE(at + 12);
  const offset = tail.readUInt32LE(at + 16);
  if (count === 0 || count > ENTRIES_MAX || bytes > DIRECTORY_MAX || offset + bytes > size) return null;
  return parseEntries(await readAt(file, offset, bytes), count);
}

function findEnd(tail: Buffer): number | null {
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === END && at + END_BYTES + tail.readUInt16LE(at + 20) === tail.length) return at;
  }
  return null;
}

function parseEntries(directory: Buffer, count: number): Entry[] | null {
  const entries: Entry[] = [];
  let at = 0;
  while (entries.length < count) {
    if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY) return null;
    const nameBytes = directory.readUInt16LE(at + 28);
    const end = at + ENTRY_BYTES + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    if (end > directory.length) return null;
    entries.push({
      name: directory.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes),
      // A size that stands elsewhere (zip64) reads as 4 GB and is too much.
      bytes: directory.readUInt32LE(at + 24),
      isEncrypted: (directory.readUInt16LE(at + 8) & ENCRYPTED) !== 0,
      isLink: ((directory.readUInt32LE(at + 38) >>> 16) & 0xf000) === LINK,
    });
    at = end;
  }
  return at === directory.length ? entries : null;
}

/** What a binary document of each kind calls its text. */
const STREAMS: Readonly<Record<string, string>> = { doc: 'WordDocument', ppt: 'PowerPoint Document' };
/** What the file calls macros, and a document behind a password. */
const FORBIDDEN = ['_VBA_PROJECT', 'EncryptedPackage', 'EncryptedSummary'];
const WINDOW = MB;
const OVERLAP = 128;

/** Whether a file of the older binary format names the text of its kind, and neither macros nor a password (U4). */
export async function isBinaryDocument(file: FileHandle, size: number, extension: string): Promise<boolean> {
  const stream = STREAMS[extension];
  if (!stream) return false;
  const wanted = Buffer.from(stream, 'utf16le');
  const forbidden = FORBIDDEN.map((name) => Buffer.from(name, 'utf16le'));
  let isFound = false;
  for (let at = 0; at < size; at += WINDOW - OVERLAP) {
    const window = await readAt(file, at, Math.min(WINDOW, size - at));
    if (forbidden.some((name) => window.includes(name))) return false;
    isFound ||= window.includes(wanted);
  }
  return isFound;
}

/** Bytes of a file from a place on. */
export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
