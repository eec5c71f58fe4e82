import type { BrandFile } from '../../packages/tokens/scripts/brandShape.ts';
import { allValues, expandBrand } from '../../packages/tokens/scripts/expandBrand.ts';
import { variableOf } from '../../packages/tokens/scripts/names.ts';
import { RAMPS, STEPS } from '../../packages/tokens/src/brandSeed.ts';
import { colourOf } from '../../packages/tokens/src/contrastPairs.ts';
import { BRANDS } from './brandText.ts';
import { TOKENS } from './tokens.ts';

const valuesOf = (brand: BrandFile) =>
  allValues(
    expandBrand(brand, TOKENS, (path) => path),
    TOKENS,
  );

const at = (values: ReadonlyMap<string, string>, path: string) => colourOf(values, variableOf(path.split('.')));

/** The colour at a path of the register in a brand, `#rrggbb`. */
export const colourAt = (brand: BrandFile, path: string) => at(valuesOf(brand), path) ?? '';

const model = BRANDS.get('default');
const values = model ? valuesOf(model) : new Map<string, string>();

/** Every path whose colour a brand may override: jobs first, then steps; a mix with transparency is none. */
export const OVERRIDABLE: readonly string[] = [
  ...TOKENS.filter(({ layer, type }) => layer !== 'primitive' && type === 'color').map(({ path }) => path.join('.')),
  ...RAMPS.flatMap((ramp) => STEPS.map((step) => `${ramp}.${step}`)),
].filter((path) => at(values, path) !== undefined);
