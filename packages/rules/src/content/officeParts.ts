import { compoundNames } from './compoundFile.ts';
import type { ContentProblem } from './fault.ts';
import { hasBytes, type ReadSlice, viewOf } from './slices.ts';

/** Where an entry of a zip is, and how it is packed. */
export interface PackedPart {
  name: string;
  /** Bytes that it says to have, unpacked. */
  bytes: number;
  packedBytes: number;
  /** Of its header. */
  offset: number;
  /** 0 stored, 8 deflated. */
  method: number;
}

/** Judges a document that lies in another one; null where it may stay. */
export type InspectInner = (read: ReadSlice, size: number, extension: string) => Promise<ContentProblem | null>;

const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;
/** Most bytes of a part that is text, and of all parts that are unpacked. */
const TEXT_MAX = 1_048_576;
const ALL_MAX = 33_554_432;

/** Parts of a document that say what it does: its content types, its relationships, and what is embedded in it. */
const RELATIONS = /\.rels$/i;
const EMBEDDED = /(?:^|\/)embeddings\/[^/]+$/i;
const DOCUMENT = /\.(docx|xlsx|pptx)$/i;
/** Words of content types and relationships that only documents with macros or controls have, whatever their parts are called. */
const MACRO_WORDS = /macroEnabled|vbaProject|vbaData|activeX|\/ctrlProp|application\/x-msdownload/i;
/** What may lie elsewhere: links that a reader follows, and media. Everything else would be fetched, or run, unasked. */
const LINKS = /\/(?:hyperlink|image|audio|video|media|externalLinkPath|slicerCache)$/i;
/** A place on the author's own disk, such as that of the template that every document names. */
const OWN_DISK = /^(?:file:\/{3})?[a-z](?::|%3a|\|)/i;
const REMOTE = /^(?:[a-z][\w+.-]*:|[\\/]{2})/i;
/** A file of any kind that was packed as an object. */
const PACKAGE = 'Ole10Native';
const VBA = '_VBA_PROJECT';

/**
 * What an Office document would do when it is opened, by its content types and relationships: macros under whatever name, a template or an
 * object that is fetched from elsewhere, a program that is embedded (U4). Its text is not read.
 */
export async function inspectParts(
  read: ReadSlice,
  parts: readonly PackedPart[],
  inspectInner: InspectInner | null,
): Promise<ContentProblem | null> {
  let left = ALL_MAX;
  const unpack = async (part: PackedPart, most: number) => {
    const bytes = await unpacked(read, part, Math.min(most, left));
    left -= bytes?.length ?? 0;
    return bytes;
  };
  for (const part of parts) {
    const isTypes = part.name === '[Content_Types].xml';
    if (isTypes || RELATIONS.test(part.name)) {
      const bytes = await unpack(part, TEXT_MAX);
      const problem = bytes ? problemOfText(textOf(bytes), isTypes) : 'damaged';
      if (problem) return problem;
    } else if (EMBEDDED.test(part.name)) {
      const bytes = await unpack(part, ALL_MAX);
      const problem = bytes ? await problemOfObject(bytes, part.name, inspectInner) : 'unpacked';
      if (problem) return problem;
    }
  }
  return null;
}

function problemOfText(text: string, isTypes: boolean): ContentProblem | null {
  // No program writes a document type here; entities of one would hide words.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return 'damaged';
  if (MACRO_WORDS.test(text)) return 'macros';
  if (isTypes) return null;
  for (const [relation] of text.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)) {
    const target = attributeOf(relation, 'Target').trim();
    const isElsewhere = attributeOf(relation, 'TargetMode').trim().toLowerCase() === 'external' || REMOTE.test(target);
    if (!isElsewhere || LINKS.test(attributeOf(relation, 'Type').trim())) continue;
    if (!OWN_DISK.test(target) && REMOTE.test(target)) return 'remote';
  }
  return null;
}

async function problemOfObject(
  bytes: Uint8Array,
  name: string,
  inspectInner: InspectInner | null,
): Promise<ContentProblem | null> {
  const read: ReadSlice = async (from, count) => bytes.subarray(from, from + count);
  const names = await compoundNames(read, bytes.length);
  if (names !== null) return names.includes(VBA) ? 'macros' : names.includes(PACKAGE) ? 'program' : null;
  const extension = DOCUMENT.exec(name)?.[1]?.toLowerCase();
  // Documents lie in documents, as the numbers of a chart do; not one more level deep.
  return extension !== undefined && inspectInner ? inspectInner(read, bytes.length, extension) : 'program';
}

function attributeOf(element: string, name: string): string {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(element);
  return decoded(found?.[1] ?? found?.[2] ?? '');
}

/** A text without references to characters, which could hide what it says. */
function decoded(text: string): string {
  const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex?: string, decimal?: string, word?: string) => {
      if (word !== undefined) return named[word] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/** XML as text: in UTF-8, or in UTF-16 where it begins with its mark. */
function textOf(bytes: Uint8Array): string {
  const isLittle = hasBytes(bytes, [0xff, 0xfe]) || hasBytes(bytes, [0x3c, 0x00]);
  const isBig = hasBytes(bytes, [0xfe, 0xff]) || hasBytes(bytes, [0x00, 0x3c]);
  const text = new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(bytes);
  return text.replace(/&#(?:x[\da-f]{1,6}|\d{1,7});/gi, decoded);
}

/** The bytes of a part; null for more than is allowed, and for what cannot be unpacked. */
async function unpacked(read: ReadSlice, part: PackedPart, most: number): Promise<Uint8Array | null> {
  if (part.bytes > most || part.packedBytes > most) return null;
  const head = await read(part.offset, LOCAL_BYTES);
  if (head.length < LOCAL_BYTES || viewOf(head).getUint32(0, true) !== LOCAL) return null;
  const start = part.offset + LOCAL_BYTES + viewOf(head).getUint16(26, true) + viewOf(head).getUint16(28, true);
  const packed = await read(start, part.packedBytes);
  if (packed.length < part.packedBytes) return null;
  if (part.method === STORED) return packed;
  return part.method === DEFLATED ? inflated(packed, most) : null;
}

/** Inflates until there are more bytes than allowed, whatever the directory says. */
async function inflated(packed: Uint8Array, most: number): Promise<Uint8Array | null> {
  const stream = new Blob([new Uint8Array(packed)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      length += piece.value.length;
      if (length > most) return null;
      pieces.push(piece.value);
    }
  } catch {
    return null;
  } finally {
    await reader.cancel().catch(() => {});
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
