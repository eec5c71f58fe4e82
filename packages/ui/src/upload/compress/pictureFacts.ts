/** Size of a picture as stored, and its orientation (EXIF, 1 to 8). */
export interface PictureFacts {
  readonly kind: 'jpeg' | 'png';
  readonly width: number;
  readonly height: number;
  readonly orientation: number;
}

/** Bytes from the start that are searched for metadata; cameras write large blocks before the picture. */
export const FACTS_BYTES = 524_288;

/** Reads size and orientation from the header of a JPEG or PNG, without decoding; `null` if it is neither. */
export function pictureFacts(head: Uint8Array): PictureFacts | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  try {
    if (view.getUint32(0) === 0x89504e47 && view.getUint32(12) === 0x49484452) {
      return { kind: 'png', width: view.getUint32(16), height: view.getUint32(20), orientation: 1 };
    }
    return view.getUint16(0) === 0xffd8 ? jpegFacts(view) : null;
  } catch (error) {
    if (error instanceof RangeError) return null; // truncated before the metadata
    throw error;
  }
}

/** Size of a picture as displayed: a quarter turn swaps width and height. */
export function seenSize({ width, height, orientation }: Omit<PictureFacts, 'kind'>) {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

function jpegFacts(view: DataView): PictureFacts | null {
  let orientation = 1;
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1; // padding
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) {
      return { kind: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5), orientation };
    }
    if (marker === 0xda || marker === 0xd9) return null;
    if (marker === 0xe1) orientation = exifOrientation(view, at + 4) ?? orientation;
    at += 2 + view.getUint16(at + 2);
  }
}

/** The orientation in an EXIF block, `null` if there is none. */
function exifOrientation(view: DataView, start: number): number | null {
  if (view.getUint32(start) !== 0x45786966) return null;
  const tiff = start + 6;
  const little = view.getUint16(tiff) === 0x4949;
  const directory = tiff + view.getUint32(tiff + 4, little);
  const count = view.getUint16(directory, little);
  for (let entry = 0; entry < count; entry++) {
    const at = directory + 2 + entry * 12;
    if (view.getUint16(at, little) !== 0x0112) continue;
    const found = view.getUint16(at + 8, little);
    return found >= 1 && found <= 8 ? found : null;
  }
  return null;
}
