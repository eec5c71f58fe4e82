import { readFileSync } from 'node:fs';

/** The steps of a brand's ramps that its pictures use: `p` primary, `a` accent, and the darkest neutral as ink. */
export type Shade =
  | `p${50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900 | 950}`
  | `a${100 | 200 | 300 | 400}`
  | 'n950';

/** Colours of one brand, `#rrggbb`. */
export type Palette = Readonly<Record<Shade, string>>;

const ramps = JSON.parse(readFileSync(new URL('ramps.json', import.meta.url), 'utf8'));

/** The palette of a brand. */
export const paletteOf = (id: string): Palette => ramps[id];
