/** Small files of every format that people pick, whole enough to be known: for tests and stories of both sides. */

const encoder = new TextEncoder();
const bytesOf = (...parts: readonly (Uint8Array | readonly number[] | string)[]): Uint8Array<ArrayBuffer> => {
  const all = parts.map((part) => (typeof part === 'string' ? latin(part) : Uint8Array.from(part)));
  const whole = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of all) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const big = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const little = (value: number, bytes: 2 | 4) => big(value).reverse().slice(0, bytes);

/** Files joined end to end. */
export const joined = bytesOf;

/** An MP4 box: length, type and content. */
export const boxOf = (type: string, body: Uint8Array | readonly number[]) => bytesOf(big(8 + body.length), type, body);

/** A film in boxes, by its first brand and those that it agrees with. */
export function madeMp4(brand = 'isom', others = 'isommp41', media = 16): Uint8Array<ArrayBuffer> {
  const brands = boxOf('ftyp', bytesOf(brand, [0, 0, 2, 0], others));
  return bytesOf(brands, boxOf('moov', boxOf('mvhd', new Uint8Array(100))), boxOf('mdat', new Uint8Array(media)));
}

/** A frame of MPEG 1 layer III, 128 kbit/s at 44.1 kHz, silent. */
export const madeFrame = () => bytesOf([0xff, 0xfb, 0x90, 0x00], new Uint8Array(413));

/** An ID3 tag of version 2.4 with so many bytes of content. */
export const madeId3 = (bytes: number) =>
  bytesOf(
    'ID3',
    [4, 0, 0],
    [3, 2, 1, 0].map((place) => (bytes >> (7 * place)) & 127),
    new Uint8Array(bytes),
  );

/** A sound of frames, after what stands before it. */
export const madeMp3 = (frames = 4, before: Uint8Array | readonly number[] = []) =>
  bytesOf(before, ...Array.from({ length: frames }, madeFrame));

/** A zip of entries: empty ones by their names, others with their content, which is stored as it is. */
export function madeZip(
  ...entries: readonly (string | readonly [name: string, content: string | Uint8Array])[]
): Uint8Array<ArrayBuffer> {
  const bodies: Uint8Array[] = [];
  const lines: Uint8Array[] = [];
  let offset = 0;
  for (const entry of entries) {
    const [name, content] = typeof entry === 'string' ? [entry, ''] : entry;
    const [title, body] = [encoder.encode(name), typeof content === 'string' ? encoder.encode(content) : content];
    const sizes = bytesOf(little(body.length, 4), little(body.length, 4));
    bodies.push(bytesOf('PK\x03\x04', new Uint8Array(14), sizes, little(title.length, 2), [0, 0], title, body));
    const place = bytesOf(little(title.length, 2), new Uint8Array(12), little(offset, 4));
    lines.push(bytesOf('PK\x01\x02', new Uint8Array(16), sizes, place, title));
    offset += 30 + title.length + body.length;
  }
  const directory = bytesOf(...lines);
  const count = little(entries.length, 2);
  const end = bytesOf('PK\x05\x06', [0, 0, 0, 0], count, count, little(directory.length, 4), little(offset, 4), [0, 0]);
  return bytesOf(...bodies, directory, end);
}

/** A compound file whose directory has these names, behind `before` sectors of something else. */
export function madeCompound(names: readonly string[], before = 0): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(512);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const view = new DataView(header.buffer);
  view.setUint16(30, 9, true);
  view.setUint32(48, before + 1, true);
  const table = new Uint8Array(512).fill(0xff);
  const sectors = Math.max(1, Math.ceil(names.length / 4));
  // Each sector of the directory but the last leads to the next one; its table is the first sector of all.
  for (let at = 1; at < sectors; at += 1)
    new DataView(table.buffer).setUint32((before + at) * 4, before + at + 1, true);
  new DataView(table.buffer).setUint32((before + sectors) * 4, 0xfffffffe, true);
  const directory = new Uint8Array(512 * sectors);
  for (const [at, name] of names.entries())
    directory.set(bytesOf(...[...name].map((each) => [each.charCodeAt(0), 0])), at * 128);
  return bytesOf(header, table, new Uint8Array(512 * before), directory);
}

const pngChunk = (type: string, body: readonly number[]) => bytesOf(big(body.length), type, body, [0, 0, 0, 0]);

/** A PNG of this size without its pixels; an animation says so. */
export function madePng(width = 800, height = 600, isAnimated = false): Uint8Array<ArrayBuffer> {
  const head = pngChunk('IHDR', [...big(width), ...big(height), 8, 6, 0, 0, 0]);
  const animation = isAnimated ? pngChunk('acTL', [...big(2), ...big(0)]) : [];
  return bytesOf([0x89, ...latin('PNG'), 13, 10, 26, 10], head, animation, pngChunk('IDAT', [0]), pngChunk('IEND', []));
}

/** A JPEG of this size without its pixels. */
export const madeJpeg = (width = 800, height = 600) =>
  bytesOf(
    [0xff, 0xd8, 0xff, 0xe0, 0, 16],
    'JFIF\0',
    new Uint8Array(9),
    [0xff, 0xc0, 0, 17, 8],
    big(height).slice(2),
    big(width).slice(2),
    [3],
    new Uint8Array(9),
    [0xff, 0xd9],
  );

const OFFICE = ['[Content_Types].xml', '_rels/.rels'];

/** A file of each format that is known by its bytes. */
export const madeFiles = {
  jpg: madeJpeg(),
  png: madePng(),
  apng: madePng(800, 600, true),
  gif: bytesOf('GIF89a', new Uint8Array(20)),
  webp: bytesOf('RIFF', little(20, 4), 'WEBPVP8 '),
  avif: boxOf('ftyp', latin('avif\0\0\0\0avifmif1')),
  heic: boxOf('ftyp', latin('heic\0\0\0\0mif1heic')),
  bmp: bytesOf('BM', new Uint8Array(52)),
  tiff: bytesOf('II*\0', new Uint8Array(20)),
  svg: latin('<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
  psd: bytesOf('8BPS', new Uint8Array(22)),
  pdf: latin('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'),
  docx: madeZip(...OFFICE, 'word/document.xml'),
  xlsx: madeZip(...OFFICE, 'xl/workbook.xml'),
  pptx: madeZip(...OFFICE, 'ppt/presentation.xml'),
  doc: madeCompound(['Root Entry', 'WordDocument']),
  ppt: madeCompound(['Root Entry', 'PowerPoint Document']),
  xls: madeCompound(['Root Entry', 'Workbook']),
  odf: madeZip('mimetype', 'content.xml'),
  iwork: madeZip('Index/Document.iwa'),
  epub: madeZip('mimetype', 'META-INF/container.xml'),
  rtf: latin('{\\rtf1\\ansi }'),
  zip: madeZip('readme.txt'),
  rar: bytesOf('Rar!\x1a\x07', new Uint8Array(20)),
  '7z': bytesOf([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], new Uint8Array(26)),
  mp3: madeMp3(),
  wav: bytesOf('RIFF', little(36, 4), 'WAVEfmt '),
  aac: bytesOf([0xff, 0xf1, 0x50, 0x80], new Uint8Array(20)),
  flac: bytesOf('fLaC', new Uint8Array(38)),
  ogg: bytesOf('OggS', new Uint8Array(38)),
  amr: latin('#!AMR\n'),
  wma: bytesOf([0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11], new Uint8Array(20)),
  m4a: madeMp4('M4A ', 'M4A mp42'),
  mp4: madeMp4(),
  mov: madeMp4('qt  ', 'qt  '),
  webm: bytesOf([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84], 'webm'),
  mkv: bytesOf([0x1a, 0x45, 0xdf, 0xa3, 0x8b, 0x42, 0x82, 0x88], 'matroska'),
  avi: bytesOf('RIFF', little(20, 4), 'AVI LIST'),
  flv: bytesOf('FLV\x01', new Uint8Array(9)),
  mpeg: bytesOf([0, 0, 1, 0xba, 0x44], new Uint8Array(20)),
  html: latin('<!doctype html><html><script>alert(1)</script></html>'),
  exe: bytesOf('MZ', new Uint8Array(60)),
  text: latin('nothing but words'),
} as const;
