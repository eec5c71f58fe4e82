/** The view through the moon window, one a brand. */
export type View = 'pagoda' | 'bridge' | 'lake' | 'stars' | 'bamboo';

/** What tells one brand's pictures from another's, besides its colours (§3). */
export interface BrandArt {
  id: string;
  /** Name in the logo; every character needs an outline in `glyphs.json`. */
  name: string;
  /** Symbol left of the name, the tab icon as well: a key of `marks`. */
  mark: 'peak' | 'six' | 'ferry' | 'dial' | 'eaves';
  view: View;
  /** Tile of the coupons' coloured side: a key of `textures`. */
  texture: 'waves' | 'hexagons' | 'ripples' | 'pixels' | 'leaves';
  /** Twig in the vase. */
  twig: 'blossom' | 'leaf';
}

/** The five brands (§3), drawn alike: one skeleton, and only these five traits differ. */
export const BRANDS: readonly BrandArt[] = [
  { id: 'shengya', name: '胜雅', mark: 'peak', view: 'pagoda', texture: 'waves', twig: 'blossom' },
  { id: '6c', name: '六度', mark: 'six', view: 'bridge', texture: 'hexagons', twig: 'blossom' },
  { id: 'jinyouhui', name: '金优汇', mark: 'ferry', view: 'lake', texture: 'ripples', twig: 'blossom' },
  { id: 'chindleten', name: '成德', mark: 'dial', view: 'stars', texture: 'pixels', twig: 'blossom' },
  { id: 'default', name: '书院', mark: 'eaves', view: 'bamboo', texture: 'leaves', twig: 'leaf' },
];
