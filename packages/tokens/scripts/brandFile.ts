import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PricePolicy, RadiusPolicy, Seeds } from '../src/brandSeed.ts';
import { readGroup } from './readTokens.ts';
import { validate } from './validate.ts';

/** The seven pictures of a brand; all but the icon become CSS variables (ui-kit 4.10). */
export const IMAGES = ['logo', 'logoInverse', 'login', 'hero', 'empty', 'coupon', 'icon'] as const;
export type ImageName = (typeof IMAGES)[number];

/** One `brands/<id>.brand.json`; `brand.schema.json` says the same for editors and is checked by a test (ui-kit 4.1). */
export interface BrandFile {
  readonly id: string;
  readonly name: { readonly cn: string; readonly en: string };
  readonly tenants: readonly string[];
  readonly im: { readonly platformId: number; readonly show: boolean };
  readonly seed: Seeds;
  readonly policy: { readonly price: PricePolicy; readonly radius: RadiusPolicy };
  /** Paths below the folder of the brand files. */
  readonly images: Readonly<Record<ImageName, string>>;
  /** Token path to a hex colour or an alias, for what the seed cannot say. */
  readonly override: Readonly<Record<string, string>>;
}

const SCHEMA = readGroup(fileURLToPath(new URL('../brand.schema.json', import.meta.url)));

/** A brand file that holds what `brand.schema.json` asks; throws one message with every flaw. */
export function readBrand(folder: string, name: string): BrandFile {
  const content = readGroup(join(folder, name));
  const flaws = validate(content, SCHEMA).map(({ at, problem }) => `  ${at || 'the file'} ${problem}`);
  if (name !== `${content['id']}.brand.json`) flaws.push(`  id must be the name of the file, <id>.brand.json`);
  if (flaws.length > 0) throw new Error(`${name} is not a brand file:\n${flaws.join('\n')}`);
  return content as unknown as BrandFile;
}

/** The brand files of a folder; the default brand first, the others by name. */
export function readBrands(folder: string): BrandFile[] {
  const brands = readdirSync(folder)
    .filter((name) => name.endsWith('.brand.json'))
    .sort()
    .map((name) => readBrand(folder, name));
  const isDefault = (brand: BrandFile) => brand.id === 'default';
  const labels = brands.flatMap(({ tenants }) => tenants);
  const twice = labels.find((label, index) => labels.indexOf(label) !== index);
  if (twice !== undefined) throw new Error(`The tenant "${twice}" stands in two brand files.`);
  if (!brands.some(isDefault)) throw new Error(`${folder} has no default.brand.json; pages without a brand need it.`);
  return [...brands.filter(isDefault), ...brands.filter((brand) => !isDefault(brand))];
}
