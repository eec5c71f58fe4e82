import { deriveBrand } from '@shuyuan/tokens/runtime';
import type { BrandFile } from './brandFiles.ts';

/** The colours that the pictures use: `p` primary, `a` accent, and the darkest neutral as ink. */
const SHADES = {
  p50: '--sy-primary-50',
  p100: '--sy-primary-100',
  p200: '--sy-primary-200',
  p300: '--sy-primary-300',
  p400: '--sy-primary-400',
  p500: '--sy-primary-500',
  p600: '--sy-primary-600',
  p700: '--sy-primary-700',
  p800: '--sy-primary-800',
  p900: '--sy-primary-900',
  p950: '--sy-primary-950',
  a100: '--sy-accent-100',
  a200: '--sy-accent-200',
  a300: '--sy-accent-300',
  a400: '--sy-accent-400',
  n950: '--sy-neutral-950',
} as const;

/** Colours of one brand's pictures, `#rrggbb`. */
export type Palette = Readonly<Record<keyof typeof SHADES, string>>;

/** The palette derived from a brand's seed, with the steps that its file overrides (`primary.600`). */
export function paletteOf({ seed, override }: Pick<BrandFile, 'seed' | 'override'>): Palette {
  const ramps = deriveBrand(seed);
  const colours = Object.entries(SHADES).map(([shade, variable]) => {
    const own = override[variable.replace('--sy-', '').replace('-', '.')];
    return [shade, own?.startsWith('#') ? own : ramps[variable]];
  });
  return Object.fromEntries(colours);
}
