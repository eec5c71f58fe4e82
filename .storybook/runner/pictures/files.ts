import { createHash } from 'node:crypto';
import sharp, { type WebpOptions } from 'sharp';
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

/** Written into a baseline, before the hash of the screenshot that it was made from. */
const STAMP = 'screenshot-sha256:';

const hashOf = (png: Uint8Array) => createHash('sha256').update(png).digest('hex');

/** From this size on a baseline is worth the seconds that the best compression takes: it saves a quarter where there is art or a photo. */
const LARGE_BYTES = 40_000;

/** A baseline: lossless, less than half of the size of a PNG, and stamped with its screenshot. */
export async function toWebp(picture: Picture, png: Uint8Array): Promise<Buffer> {
  const webp = (options: WebpOptions) =>
    raw(picture)
      .webp({ lossless: true, ...options })
      .withExif({ IFD0: { ImageDescription: `${STAMP}${hashOf(png)}` } })
      .toBuffer();
  const quick = await webp({ effort: 4 });
  return quick.length < LARGE_BYTES ? quick : webp({ effort: 6, quality: 100 });
}

/** Whether a baseline was made from a screenshot of the same bytes; most are, and then nothing has to be decoded. */
export function isStampedWith(baseline: Buffer, png: Uint8Array): boolean {
  const at = baseline.lastIndexOf(STAMP);
  return at >= 0 && baseline.toString('latin1', at + STAMP.length, at + STAMP.length + 64) === hashOf(png);
}

/** A picture of the report. */
export const toPng = (picture: Picture) => raw(picture).png({ compressionLevel: 3 }).toBuffer();
