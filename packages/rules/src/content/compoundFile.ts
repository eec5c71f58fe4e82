import type { ContentFault, FileFormat } from './fault.ts';
import { hasBytes, lettersOf, type ReadSlice, viewOf } from './slices.ts';

/** Bytes at the beginning and at the end in which names are looked for, beside the directory. */
const ENDS = 65_536;
const HEADER = 512;
/** Most sectors of a directory; each has four names or more. */
const SECTORS_MAX = 256;
/** Numbers above this are no sectors: the end of a chain, a free one. */
const LAST_SECTOR = 0xfffffffa;
/** Sectors of the allocation table that the header names. */
const HEADER_TABLES = 109;

/** What a document of each kind calls its text. */
const STREAMS = { doc: 'WordDocument', ppt: 'PowerPoint Document', xls: 'Workbook' } as const;
/** What the file calls a document behind a password, and macros. */
const PASSWORDS = ['EncryptedPackage', 'EncryptedSummary'];
const MACROS = '_VBA_PROJECT';
/** A file of any kind that was packed as an object. */
const PACKAGE = 'Ole10Native';

/** Whether a file of the older binary format names the text of its kind, and neither macros, a packed file nor a password (U4). */
export async function inspectBinaryDocument(
  read: ReadSlice,
  size: number,
  extension: 'doc' | 'ppt',
): Promise<ContentFault | null> {
  const names = await compoundNames(read, size);
  if (!names) return { why: 'format', format: null };
  const format = formatIn(names);
  if (PASSWORDS.some((name) => names.includes(name))) return { why: 'locked', format };
  if (names.includes(MACROS)) return { why: 'macros', format };
  if (names.includes(PACKAGE)) return { why: 'program', format };
  return names.includes(STREAMS[extension]) ? null : { why: 'format', format };
}

/** Which program's document a compound file is; `null` for another one. */
export async function compoundFormat(read: ReadSlice, size: number): Promise<FileFormat | null> {
  const names = await compoundNames(read, size);
  return names === null ? null : formatIn(names);
}

function formatIn(names: string): FileFormat | null {
  const known = (Object.keys(STREAMS) as (keyof typeof STREAMS)[]).find((each) => names.includes(STREAMS[each]));
  // The newer formats lie in the older one when they have a password; which of them, nobody sees.
  return known ?? (names.includes('EncryptedPackage') ? 'docx' : null);
}

/** All names of a compound file run together; `null` for what is none. */
export async function compoundNames(read: ReadSlice, size: number): Promise<string | null> {
  const head = await read(0, Math.min(ENDS, size));
  if (!hasBytes(head, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return null;
  const parts = [
    head,
    ...(await readDirectory(read, head)),
    await read(Math.max(0, size - ENDS), Math.min(ENDS, size)),
  ];
  return parts.map((bytes) => lettersOf(bytes, 0, bytes.length).replaceAll('\0', '')).join('\n');
}

/** The sectors of the directory, by the chain of the allocation table. */
async function readDirectory(read: ReadSlice, head: Uint8Array): Promise<Uint8Array[]> {
  if (head.length < HEADER) return [];
  const view = viewOf(head);
  const bytes = view.getUint16(30, true) === 12 ? 4_096 : 512;
  const sectorAt = (sector: number) => read((sector + 1) * bytes, bytes);
  const sectors: Uint8Array[] = [];
  const known = new Map<number, Uint8Array>();
  let sector = view.getUint32(48, true);
  while (sector < LAST_SECTOR && sectors.length < SECTORS_MAX / (bytes / HEADER)) {
    sectors.push(await sectorAt(sector));
    const place = Math.floor(sector / (bytes / 4));
    if (place >= HEADER_TABLES) break; // a directory that far behind belongs to a file beyond every limit
    const table = known.get(place) ?? (await sectorAt(view.getUint32(76 + place * 4, true)));
    known.set(place, table);
    const at = (sector % (bytes / 4)) * 4;
    if (at + 4 > table.length) break;
    sector = viewOf(table).getUint32(at, true);
  }
  return sectors;
}
