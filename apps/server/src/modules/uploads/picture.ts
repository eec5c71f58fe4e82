import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const JPEG_QUALITY = 88;

/** A picture as it was written. */
export interface Drawn {
  bytes: number;
  width: number;
  height: number;
}

/** The most that is drawn: given, so that the process loads nothing but what decodes. */
export interface DrawLimits {
  /** Most bytes of the decoded picture. */
  decodedBytes: number;
  pixels: number;
  /** Pixels of a side. */
  side: number;
}

/** A picture to be drawn anew. */
export interface DrawJob {
  from: string;
  to: string;
  kind: 'jpg' | 'png';
  limits: DrawLimits;
}

/**
 * Draws a picture anew, upright, without any metadata: what was hidden in the file does not come along (U3). Null for what
 * cannot be read as a still picture of its kind, or is larger than is allowed. Runs in a process of its own (U11).
 */
export async function redraw({ to, ...job }: DrawJob): Promise<Drawn | null> {
  const drawn = await draw(job).catch(() => null);
  if (!drawn) return null;
  const { data, info } = drawn;
  // Written by Node: its failures have codes, by which a full disk is known.
  await writeFile(to, data, { mode: 0o600 });
  return { bytes: data.length, width: info.width, height: info.height };
}

async function draw({ from, kind, limits }: Omit<DrawJob, 'to'>) {
  const picture = sharp(from, { limitInputPixels: limits.pixels, failOn: 'error' });
  const { format, width, height, channels, depth, pages = 1 } = await picture.metadata();
  const bytes = width * height * channels * (depth === 'uchar' ? 1 : 2);
  if (format !== (kind === 'jpg' ? 'jpeg' : 'png') || pages > 1) return null;
  if (Math.max(width, height) > limits.side || bytes > limits.decodedBytes) return null;
  const upright = picture.autoOrient();
  const drawn = kind === 'jpg' ? upright.jpeg({ quality: JPEG_QUALITY }) : upright.png();
  return drawn.toBuffer({ resolveWithObject: true });
}
