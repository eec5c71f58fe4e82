import sharp from 'sharp';
import type { Picture } from './pixels.ts';

// The story tests use every core already, and no picture is read twice.
sharp.concurrency(1);
sharp.cache(false);

/** Reads a PNG or a WebP. */
export async function decode(file: Uint8Array | string): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { width, height, data: new Uint32Array(data.buffer, data.byteOffset, width * height) };
}

const raw = ({ data, width, height }: Picture) =>
  sharp(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
  }).removeAlpha();

/** A baseline: lossless, a good half of the size of a PNG. */
export const toWebp = (picture: Picture) => raw(picture).webp({ lossless: true, effort: 4 }).toBuffer();

/** A picture of the report. */
export const toPng = (picture: Picture) => raw(picture).png({ compressionLevel: 3 }).toBuffer();
