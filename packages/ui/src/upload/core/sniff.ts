import type { FileExtension } from '@shuyuan/rules';

/** File types detected from bytes (U1). */
export type Content =
  | 'jpeg'
  | 'png'
  | 'pdf'
  | 'docx'
  | 'xlsx'
  | 'pptx'
  | 'doc'
  | 'ppt'
  | 'mpegAudio'
  | 'mpegVideo'
  | 'mp4'
  | 'm4a'
  | 'webm'
  | 'unknown';

/** Allowed content of each extension, and the media type that is then sent. */
const HOLDS: Record<FileExtension, Partial<Record<Content, string>>> = {
  jpg: { jpeg: 'image/jpeg' },
  jpeg: { jpeg: 'image/jpeg' },
  png: { png: 'image/png' },
  pdf: { pdf: 'application/pdf' },
  docx: { docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  xlsx: { xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  pptx: { pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' },
  doc: { doc: 'application/msword' },
  ppt: { ppt: 'application/vnd.ms-powerpoint' },
  mp3: { mpegAudio: 'audio/mpeg' },
  mpeg: { mpegAudio: 'audio/mpeg', mpegVideo: 'video/mpeg' },
  mp4: { mp4: 'video/mp4', m4a: 'audio/mp4' },
  m4a: { m4a: 'audio/mp4', mp4: 'audio/mp4' },
  webm: { webm: 'audio/webm' },
};

/** The media type of a file whose extension and content agree, `null` otherwise (U1). */
export function agreedMime(extension: string, content: Content): string | null {
  return isKnown(extension) ? (HOLDS[extension][content] ?? null) : null;
}

function isKnown(extension: string): extension is FileExtension {
  return Object.hasOwn(HOLDS, extension);
}

/** Bytes read from the start and, for archives, from the end, where their central directory is. */
const HEAD = 65_536;
const TAIL = 262_144;
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Detects the type of a file from its first bytes, never from its name (U1). */
export async function sniff(file: Blob): Promise<Content> {
  const head = await read(file, 0, HEAD);
  if (starts(head, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (starts(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (text(head, 0, 5) === '%PDF-') return 'pdf';
  if (starts(head, [0x50, 0x4b, 0x03, 0x04]))
    return office(head, await read(file, Math.max(0, file.size - TAIL), TAIL));
  if (starts(head, OLE)) return oldOffice(file, head);
  if (text(head, 4, 4) === 'ftyp') return box(text(head, 8, 4));
  if (starts(head, [0x1a, 0x45, 0xdf, 0xa3])) return 'webm';
  if (text(head, 0, 3) === 'ID3' || isMpegFrame(head)) return 'mpegAudio';
  return isMpegStream(head) ? 'mpegVideo' : 'unknown';
}

async function read(file: Blob, from: number, bytes: number) {
  return new Uint8Array(await file.slice(from, from + bytes).arrayBuffer());
}

function starts(bytes: Uint8Array, signature: readonly number[]) {
  return signature.every((byte, at) => bytes[at] === byte);
}

function text(bytes: Uint8Array, from: number, length: number) {
  return String.fromCharCode(...bytes.subarray(from, from + length));
}

const PARTS = { 'word/': 'docx', 'xl/': 'xlsx', 'ppt/': 'pptx' } as const;

/** An office file is an archive with a folder of its program; any other archive is rejected (U1). */
function office(head: Uint8Array, tail: Uint8Array): Content {
  for (const [bytes, mark, nameAt] of [
    [head, [0x50, 0x4b, 0x03, 0x04], 30],
    [tail, [0x50, 0x4b, 0x01, 0x02], 46],
  ] as const) {
    for (let at = bytes.indexOf(0x50); at >= 0; at = bytes.indexOf(0x50, at + 1)) {
      if (!mark.every((byte, offset) => bytes[at + offset] === byte)) continue;
      const name = text(bytes, at + nameAt, 5);
      for (const [folder, content] of Object.entries(PARTS)) if (name.startsWith(folder)) return content;
    }
  }
  return 'unknown';
}

/** The older office formats share one container; its directory names the program's stream. */
async function oldOffice(file: Blob, head: Uint8Array): Promise<Content> {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (view.byteLength < 52) return 'unknown';
  const sector = 2 ** Math.min(12, Math.max(9, view.getUint16(30, true)));
  const from = (view.getUint32(48, true) + 1) * sector;
  const names = text(await read(file, from, 4096), 0, 4096).replaceAll('\0', '');
  if (names.includes('WordDocument')) return 'doc';
  return names.includes('PowerPoint Document') ? 'ppt' : 'unknown';
}

/** Brands of the mp4 family that are pictures, or videos of another program. */
const FOREIGN = /^(?:qt {2}|he[iv][a-z]|mif1|msf1|avi[fs]|crx )/;

function box(brand: string): Content {
  if (FOREIGN.test(brand)) return 'unknown';
  return /^M4[AB] /.test(brand) ? 'm4a' : 'mp4';
}

/** Sync bits, layer II or III, a valid bitrate and sample rate; AAC has layer 0, a UTF-16 byte order mark layer I. */
function isMpegFrame([first = 0, second = 0, third = 0]: Uint8Array) {
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return false;
  const version = (second >> 3) & 3;
  const layer = (second >> 1) & 3;
  return version !== 1 && (layer === 1 || layer === 2) && third >> 4 !== 15 && ((third >> 2) & 3) !== 3;
}

/** A program or video stream, or packets of 188 bytes. */
function isMpegStream(head: Uint8Array) {
  if (starts(head, [0x00, 0x00, 0x01])) return head[3] === 0xba || head[3] === 0xb3;
  return head[0] === 0x47 && head[188] === 0x47 && head[376] === 0x47;
}
