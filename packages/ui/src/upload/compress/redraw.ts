import { COMPRESSED_TYPE, compressedSize } from '@shuyuan/rules';
import { FACTS_BYTES, type PictureFacts, pictureFacts, seenSize } from './pictureFacts.ts';

/** Maximum side that every desktop browser draws; a larger canvas stays empty without an error. */
const CANVAS_SIDE_MAX = 16_384;
/** libjpeg can scale to n eighths while decoding. */
const EIGHTHS = 8;

/** A drawable picture that must be closed after use. */
type Drawable = ImageBitmap | VideoFrame;

/** Redraws a picture at width 800 as a PNG, upright and with its transparency (§5). Throws if it cannot be decoded or drawn. */
export async function redraw(file: Blob): Promise<Blob> {
  const facts = pictureFacts(new Uint8Array(await file.slice(0, FACTS_BYTES).arrayBuffer()));
  if (!facts) throw new Error('The file holds no picture that can be read.');
  const seen = seenSize(facts);
  const size = compressedSize(seen.width, seen.height);
  if (size.height > CANVAS_SIDE_MAX) throw new Error('The picture is too tall to be drawn.');
  const source = (await decodeScaled(file, facts, size)) ?? (await decodeWhole(file, size));
  try {
    return await encode(source, size);
  } finally {
    source.close();
  }
}

interface Size {
  width: number;
  height: number;
}

/** A JPEG, scaled inside the decoder if available: an eighth of the work and of the memory (performance.md §3). */
async function decodeScaled(file: Blob, facts: PictureFacts, size: Size): Promise<VideoFrame | null> {
  if (facts.kind !== 'jpeg' || typeof ImageDecoder === 'undefined') return null;
  const seen = seenSize(facts);
  const n = Math.min(EIGHTHS, Math.ceil((EIGHTHS * size.width) / seen.width));
  const decoder = new ImageDecoder({
    type: 'image/jpeg',
    data: file.stream(),
    desiredWidth: Math.ceil((facts.width * n) / EIGHTHS),
    desiredHeight: Math.ceil((facts.height * n) / EIGHTHS),
  });
  try {
    const { image } = await decoder.decode();
    if (isUpright(image, seen)) return image;
    image.close();
    return null;
  } finally {
    decoder.close();
  }
}

/** A decoder that ignores the orientation returns a picture of the wrong aspect ratio, or does not report the orientation. */
function isUpright(image: VideoFrame, seen: Size) {
  const knowsTurning = 'rotation' in image;
  return knowsTurning && image.displayWidth > image.displayHeight === seen.width > seen.height;
}

/** Any picture, rotated and scaled by the browser. */
function decodeWhole(file: Blob, { width, height }: Size): Promise<ImageBitmap> {
  return createImageBitmap(file, {
    imageOrientation: 'from-image',
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  });
}

async function encode(source: Drawable, { width, height }: Size): Promise<Blob> {
  if (typeof OffscreenCanvas !== 'undefined') {
    const canvas = new OffscreenCanvas(width, height);
    draw(canvas.getContext('2d'), source, width, height);
    return canvas.convertToBlob({ type: COMPRESSED_TYPE.mime });
  }
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  draw(canvas.getContext('2d'), source, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The picture could not be written.'));
    }, COMPRESSED_TYPE.mime);
  });
}

function draw(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null,
  source: Drawable,
  width: number,
  height: number,
) {
  if (!context) throw new Error('The picture could not be drawn.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
}
