import type { BrandFile } from '../../packages/tokens/scripts/brandShape.ts';
import { pairsOf } from '../../packages/tokens/scripts/contrastReport.ts';
import { flatten, type Group, LAYERS } from '../../packages/tokens/scripts/rawToken.ts';
import contrast from '../../packages/tokens/tokens/contrast.json';

const files = import.meta.glob<Group>('../../packages/tokens/tokens/*/*.tokens.json', {
  eager: true,
  import: 'default',
});

/** All brand-free tokens, primitives first, as the generator reads them. */
export const TOKENS = LAYERS.flatMap((layer) =>
  Object.entries(files)
    .filter(([path]) => path.includes(`/${layer}/`))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, group]) => flatten(group, layer)),
);

/** The contrast pairs under the names of `contrast.json` (ui-kit 4.4). */
export const PAIRS = pairsOf(contrast).map((pair, place) => ({
  ...pair,
  front: contrast.pairs[place]?.foreground ?? '',
  back: contrast.pairs[place]?.background ?? '',
}));

const texts = import.meta.glob<string>('../../packages/tokens/brands/*.brand.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const read = (text: string): BrandFile => JSON.parse(text);

/** The unparsed brand files of the folder, by id. */
export const BRAND_TEXTS: ReadonlyMap<string, string> = new Map(
  Object.values(texts).map((text) => [read(text).id, text]),
);
