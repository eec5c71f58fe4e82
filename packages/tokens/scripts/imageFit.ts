import type { ImageName } from './brandShape.ts';
import { drawingSize, photoSize, type Size } from './imageSize.ts';
import { readDrawing } from './svgCheck.ts';

/** Requirements of a picture for its place. */
export interface Fit {
  readonly maxKb: number;
  /** True when a picture of this width and height, in CSS pixels, fits its place. */
  readonly holds: (size: Size) => boolean;
  readonly wanted: string;
  /** The size that a drawing, which has none of its own, is scaled to before it is judged; by its height, or else its width. */
  readonly scaleTo?: { readonly height: number } | { readonly width: number };
  /** A photo may have this many pixels for a CSS pixel. */
  readonly densities: readonly number[];
}

const SCREENS = [1, 2, 3] as const;

const logo: Fit = {
  maxKb: 40,
  holds: ({ width, height }) => Math.round(height) === 36 && width >= 120 && width <= 200,
  wanted: '120 to 200 by 36',
  scaleTo: { height: 36 },
  densities: SCREENS,
};

/** Requirements of each picture (ui-kit 4.8). */
export const FITS: Readonly<Record<ImageName, Fit>> = {
  logo,
  logoInverse: logo,
  logoEn: logo,
  logoInverseEn: logo,
  login: {
    maxKb: 300,
    holds: ({ width, height }) => width >= 1920 && height >= 1080,
    wanted: 'at least 1920 by 1080',
    scaleTo: { width: 1920 },
    densities: [1],
  },
  hero: {
    maxKb: 300,
    holds: ({ width, height }) => Math.abs(width / height - 566 / 360) < 0.01,
    wanted: 'in the proportion of 566 by 360',
    densities: [1],
  },
  empty: {
    maxKb: 40,
    holds: ({ width, height }) => Math.round(width) === 200 && Math.round(height) === 160,
    wanted: '200 by 160',
    scaleTo: { height: 160 },
    densities: SCREENS,
  },
  coupon: {
    maxKb: 40,
    holds: ({ width, height }) => Math.round(width) === 96 && Math.round(height) === 96,
    wanted: '96 by 96',
    scaleTo: { height: 96 },
    densities: SCREENS,
  },
  icon: {
    maxKb: 10,
    holds: ({ width, height }) => Math.abs(width - height) < 0.01,
    wanted: 'a square',
    densities: [1],
  },
};

/** A picture is decoded to four bytes a pixel whatever its file size: more than this is a decompression bomb. */
const MOST_PIXELS = 16_000_000;
const LONGEST_SIDE = 8192;

/** Dimensions of a picture file, and its flaws. */
export interface ImageReport {
  /** Undefined when the file is no picture. */
  readonly size: Size | undefined;
  readonly kb: number;
  readonly flaws: readonly string[];
}

/** A drawing is of any size: it is judged at the size of its place. */
function scaled({ width, height }: Size, { scaleTo }: Fit): Size {
  if (scaleTo === undefined) return { width, height };
  const by = 'height' in scaleTo ? scaleTo.height / height : scaleTo.width / width;
  return { width: width * by, height: height * by };
}

const text = ({ width, height }: Size) => `${Number(width.toFixed(1))} by ${Number(height.toFixed(1))}`;
const isKnown = ({ width, height }: Size) => width > 0 && height > 0;

function drawing(fit: Fit, bytes: Uint8Array): { size: Size | undefined; flaws: string[] } {
  const { root, flaws } = readDrawing(bytes);
  const size = drawingSize(root);
  if (!isKnown(size))
    return { size: undefined, flaws: flaws.length > 0 ? [...flaws] : ['has neither a size nor a view box'] };
  const isRight = fit.holds(scaled(size, fit));
  return { size, flaws: isRight ? [...flaws] : [`is ${text(size)}, must be ${fit.wanted}`, ...flaws] };
}

function photo(fit: Fit, bytes: Uint8Array): { size: Size | undefined; flaws: string[] } {
  const size = photoSize(bytes);
  if (size === undefined || !isKnown(size)) return { size: undefined, flaws: ['is not a picture that can be read'] };
  const { width, height } = size;
  if (width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE) {
    return { size, flaws: [`is ${text(size)}: more pixels than any screen shows`] };
  }
  const isRight = fit.densities.some((by) => fit.holds({ width: width / by, height: height / by }));
  const sharper = fit.densities.length > 1 ? ', or two or three times that' : '';
  return { size, flaws: isRight ? [] : [`is ${text(size)}, must be ${fit.wanted}${sharper}`] };
}

/** Checks a picture file against the requirements; `path` gives the file type (ui-kit 4.8). */
export function checkImage(name: ImageName, path: string, bytes: Uint8Array): ImageReport {
  const fit = FITS[name];
  const kb = bytes.length / 1024;
  // A larger file is not parsed: what it holds cannot save it.
  if (kb > fit.maxKb) return { size: undefined, kb, flaws: [`is larger than ${fit.maxKb} KB`] };
  const { size, flaws } = path.endsWith('.svg') ? drawing(fit, bytes) : photo(fit, bytes);
  return { size, kb, flaws };
}
