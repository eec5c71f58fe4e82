import type { ImageName } from './brandShape.ts';
import { drawingSize, photoSize, type Size } from './imageSize.ts';

/** Requirements of a picture for its place. */
export interface Fit {
  readonly maxKb: number;
  /** True when a picture of this width and height fits its place. */
  readonly holds: (size: Size) => boolean;
  readonly wanted: string;
}

const logo: Fit = {
  maxKb: 40,
  holds: ({ width, height }) => height === 36 && width >= 120 && width <= 200,
  wanted: '120 to 200 by 36',
};

/** Requirements of each picture (ui-kit 4.8). */
export const FITS: Readonly<Record<ImageName, Fit>> = {
  logo,
  logoInverse: logo,
  login: {
    maxKb: 300,
    holds: ({ width, height }) => width >= 1920 && height >= 1080,
    wanted: 'at least 1920 by 1080',
  },
  hero: {
    maxKb: 300,
    holds: ({ width, height }) => Math.abs(width / height - 566 / 360) < 0.01,
    wanted: 'in the proportion of 566 by 360',
  },
  empty: { maxKb: 40, holds: ({ width, height }) => width === 200 && height === 160, wanted: '200 by 160' },
  coupon: { maxKb: 40, holds: ({ width, height }) => width === 96 && height === 96, wanted: '96 by 96' },
  icon: { maxKb: 10, holds: ({ width, height }) => width === height, wanted: 'a square' },
};

const ACTIVE = /<script|<foreignObject|<iframe|\son\w+\s*=|javascript:/i;
const OUTSIDE = /(?:href\s*=\s*["'](?!#)|url\(\s*["']?(?!#))/i;

/** Dimensions of a picture file, and its flaws. */
export interface ImageReport {
  /** Undefined when the file is no picture. */
  readonly size: Size | undefined;
  readonly kb: number;
  readonly flaws: readonly string[];
}

/** Checks a picture file against the requirements; `path` gives the file type (ui-kit 4.8). */
export function checkImage(name: ImageName, path: string, bytes: Uint8Array): ImageReport {
  const { holds, wanted, maxKb } = FITS[name];
  const svg = path.endsWith('.svg') ? new TextDecoder().decode(bytes) : undefined;
  const size = svg === undefined ? photoSize(bytes) : drawingSize(svg);
  const flaws: string[] = [];
  if (size === undefined) flaws.push('is not a picture that can be read');
  else if (!holds(size)) flaws.push(`is ${size.width} by ${size.height}, must be ${wanted}`);
  if (svg !== undefined && ACTIVE.test(svg)) flaws.push('holds something that could run');
  if (svg !== undefined && OUTSIDE.test(svg)) flaws.push('points outside itself');
  if (bytes.length > maxKb * 1024) flaws.push(`is larger than ${maxKb} KB`);
  return { size, kb: bytes.length / 1024, flaws };
}
