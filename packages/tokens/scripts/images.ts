import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrandFile, IMAGES, type ImageName } from './brandFile.ts';

interface Fit {
  readonly maxKb: number;
  /** True when a drawing of this width and height fits its place. */
  readonly holds: (width: number, height: number) => boolean;
  readonly wanted: string;
}

const logo: Fit = {
  maxKb: 40,
  holds: (width, height) => height === 36 && width >= 120 && width <= 200,
  wanted: '120 to 200 by 36',
};

/** What each picture must be to fit where it is shown (ui-kit 4.8). */
const FITS: Readonly<Record<ImageName, Fit>> = {
  logo,
  logoInverse: logo,
  login: { maxKb: 300, holds: (width, height) => width >= 1920 && height >= 1080, wanted: 'at least 1920 by 1080' },
  hero: {
    maxKb: 300,
    holds: (width, height) => Math.abs(width / height - 566 / 360) < 0.01,
    wanted: 'in the proportion of 566 by 360',
  },
  empty: { maxKb: 40, holds: (width, height) => width === 200 && height === 160, wanted: '200 by 160' },
  coupon: { maxKb: 40, holds: (width, height) => width === 96 && height === 96, wanted: '96 by 96' },
  icon: { maxKb: 10, holds: (width, height) => width === height, wanted: 'a square' },
};

const ACTIVE = /<script|<foreignObject|<iframe|\son\w+\s*=|javascript:/i;
const OUTSIDE = /(?:href\s*=\s*["'](?!#)|url\(\s*["']?(?!#))/i;

function drawingFlaws(text: string, { holds, wanted }: Fit): string[] {
  const head = /<svg\b[^>]*>/.exec(text)?.[0] ?? '';
  const length = (name: string) => Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(head)?.[1]);
  const [width, height] = [length('width'), length('height')];
  const flaws: string[] = [];
  if (!holds(width, height)) flaws.push(`is ${width} by ${height}, must be ${wanted}`);
  if (ACTIVE.test(text)) flaws.push('holds something that could run');
  if (OUTSIDE.test(text)) flaws.push('points outside itself');
  return flaws;
}

/** What is wrong with the pictures of a brand; empty when all are there and fit (ui-kit 4.9). */
export function imageFlaws(brand: BrandFile, folder: string): string[] {
  return IMAGES.flatMap((name) => {
    const path = brand.images[name];
    const file = join(folder, path);
    if (!existsSync(file)) return [`${path} is not there`];
    const bytes = readFileSync(file);
    const fit = FITS[name];
    const flaws = path.endsWith('.svg') ? drawingFlaws(bytes.toString('utf8'), fit) : [];
    if (bytes.length > fit.maxKb * 1024) flaws.push(`is larger than ${fit.maxKb} KB`);
    return flaws.map((flaw) => `${path} ${flaw}`);
  });
}
