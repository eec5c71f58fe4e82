import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PricePolicy, RadiusPolicy, Seeds } from '../src/brandSeed.ts';
import { readGroup } from './readTokens.ts';

/** The seven pictures of a brand; all but the icon become CSS variables (4.10). */
export const IMAGES = ['logo', 'logoInverse', 'login', 'hero', 'empty', 'coupon', 'icon'] as const;
export type ImageName = (typeof IMAGES)[number];

/** One `brands/<id>.brand.json`; `brand.schema.json` says the same for editors and is checked by a test (4.1). */
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

/** The brand files of a folder; the default brand first, the others by name. */
export function readBrands(folder: string): BrandFile[] {
  const brands = readdirSync(folder)
    .filter((name) => name.endsWith('.brand.json'))
    .sort()
    .map((name) => ({ ...(readGroup(join(folder, name)) as unknown as BrandFile), file: name }));
  for (const { id, file } of brands) {
    if (file !== `${id}.brand.json`)
      throw new Error(`${file} holds the brand "${id}"; a brand lives in <id>.brand.json.`);
  }
  const isDefault = (brand: BrandFile) => brand.id === 'default';
  if (!brands.some(isDefault)) throw new Error(`${folder} has no default.brand.json; pages without a brand need it.`);
  return [...brands.filter(isDefault), ...brands.filter((brand) => !isDefault(brand))];
}
