import sharp from 'sharp';

const PIXELS_MAX = 50_000_000;
const SIDE_MAX = 16_384;
const SECONDS = 20;
const JPEG_QUALITY = 88;

/** A picture as it was written. */
export interface Drawn {
  bytes: number;
  width: number;
  height: number;
}

/**
 * Draws a picture anew, upright, without any metadata: what was hidden in the file does not come along (U3). Null for what
 * cannot be read as a still picture of its kind, or is larger than is allowed.
 */
export async function redraw(from: string, to: string, kind: 'jpg' | 'png'): Promise<Drawn | null> {
  try {
    const picture = sharp(from, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
    const { format, width, height, pages = 1 } = await picture.metadata();
    if (format !== (kind === 'jpg' ? 'jpeg' : 'png') || pages > 1 || Math.max(width, height) > SIDE_MAX) return null;
    const upright = picture.autoOrient().timeout({ seconds: SECONDS });
    const drawn = kind === 'jpg' ? upright.jpeg({ quality: JPEG_QUALITY }) : upright.png();
    const { size, ...sides } = await drawn.toFile(to);
    return { bytes: size, width: sides.width, height: sides.height };
  } catch {
    return null;
  }
}
