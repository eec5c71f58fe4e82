/** Width and height of a drawing or a photo, in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const text = (view: DataView, at: number, length: number) =>
  Array.from({ length }, (_, index) => String.fromCharCode(view.getUint8(at + index))).join('');

/** Width and height stand in the first part; the others must be there to the last, or the picture is cut off or none. */
function pngSize(view: DataView): Size | undefined {
  const parts: string[] = [];
  for (let at = 8; at + 12 <= view.byteLength; at += 12 + view.getUint32(at)) parts.push(text(view, at + 4, 4));
  const isWhole = parts[0] === 'IHDR' && parts.includes('IDAT') && parts.at(-1) === 'IEND';
  return isWhole ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined;
}

/** The size is in the first frame header; the segments before it are skipped. */
function jpegSize(view: DataView): Size | undefined {
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    if (marker >> 8 !== 0xff) return undefined;
  }
  return undefined;
}

function webpSize(view: DataView): Size | undefined {
  const kind = text(view, 12, 4);
  if (kind === 'VP8X') {
    const side = (at: number) => 1 + view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
    return { width: side(24), height: side(27) };
  }
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
  }
  const side = (at: number) => view.getUint16(at, true) & 0x3fff;
  return kind === 'VP8 ' ? { width: side(26), height: side(28) } : undefined;
}

/** The first `ispe` box of the file holds the size of the picture. */
function avifSize(view: DataView): Size | undefined {
  for (let at = 0; at + 16 <= Math.min(view.byteLength, 4096); at += 1) {
    if (text(view, at, 4) === 'ispe') return { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
  }
  return undefined;
}

/** The size in the header of a PNG, JPEG, WebP or AVIF file; undefined for other files. */
export function photoSize(bytes: Uint8Array): Size | undefined {
  if (bytes.length < 30) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (text(view, 0, 8) === '\x89PNG\r\n\x1a\n') return pngSize(view);
  if (view.getUint16(0) === 0xffd8) return jpegSize(view);
  if (text(view, 0, 4) === 'RIFF' && text(view, 8, 4) === 'WEBP') return webpSize(view);
  return text(view, 4, 8) === 'ftypavif' ? avifSize(view) : undefined;
}

/** CSS pixels of the units of a length in SVG. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};

function length(text: string | undefined): number {
  const [, value = '', unit = ''] = /^\s*([\d.]+(?:e[+-]?\d+)?)\s*(px|pt|pc|mm|cm|in)?\s*$/i.exec(text ?? '') ?? [];
  return value === '' ? Number.NaN : Number(value) * (UNITS[unit.toLowerCase()] ?? Number.NaN);
}

/** The size of a drawing by the attributes of its root: width and height in any unit of length, else the view box; `NaN` without. */
export function drawingSize(root: Readonly<Record<string, string>>): Size {
  const [width, height] = [length(root['width']), length(root['height'])];
  const [, , viewWidth = Number.NaN, viewHeight = Number.NaN] = (root['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const view = { width: viewWidth, height: viewHeight };
  if (Number.isNaN(width) && Number.isNaN(height)) return view;
  if (Number.isNaN(width)) return { width: (height * view.width) / view.height, height };
  return { width, height: Number.isNaN(height) ? (width * view.height) / view.width : height };
}
