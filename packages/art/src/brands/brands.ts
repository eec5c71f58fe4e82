import { readBrandFiles } from './brandFiles.ts';
import { type Palette, paletteOf } from './palette.ts';

/** The view through the moon window, one per brand. */
export type View = 'pagoda' | 'bridge' | 'lake' | 'stars' | 'bamboo';

/** Differences between the brands' pictures, besides name and colours (§3). */
interface Traits {
  /** Symbol left of the name, the tab icon as well: a key of `marks`. */
  mark: 'peak' | 'six' | 'ferry' | 'dial' | 'eaves';
  view: View;
  /** Tile of the coupons' coloured side: a key of `textures`. */
  texture: 'waves' | 'hexagons' | 'ripples' | 'pixels' | 'leaves';
  /** Twig in the vase. */
  twig: 'blossom' | 'leaf';
}

/** All that the drawings of a brand need. */
export interface BrandArt extends Traits {
  id: string;
  /** Name in the logo; every character needs an outline in `glyphs.json`. */
  name: string;
  palette: Palette;
}

/** Brands drawn by these scripts: one skeleton, and only these traits differ. A brand without a row supplies its own art. */
const TRAITS: Readonly<Record<string, Traits>> = {
  shengya: { mark: 'peak', view: 'pagoda', texture: 'waves', twig: 'blossom' },
  '6c': { mark: 'six', view: 'bridge', texture: 'hexagons', twig: 'blossom' },
  jinyouhui: { mark: 'ferry', view: 'lake', texture: 'ripples', twig: 'blossom' },
  chindleten: { mark: 'dial', view: 'stars', texture: 'pixels', twig: 'blossom' },
  default: { mark: 'eaves', view: 'bamboo', texture: 'leaves', twig: 'leaf' },
};

/** The drawn brands; names and colours come from their brand files. */
export const BRANDS: readonly BrandArt[] = readBrandFiles().flatMap((file) => {
  const traits = TRAITS[file.id];
  return traits ? [{ id: file.id, name: file.name.cn, palette: paletteOf(file), ...traits }] : [];
});
