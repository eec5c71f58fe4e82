import type { Seeds } from '../src/brandSeed.ts';
import type { GivenPolicies } from '../src/policies.ts';

/** The seven pictures of a brand; all but the icon become CSS variables (ui-kit 4.10). */
export const IMAGES = ['logo', 'logoInverse', 'login', 'hero', 'empty', 'coupon', 'icon'] as const;
export type ImageName = (typeof IMAGES)[number];

/** One `brands/<id>.brand.json`; `brand.schema.json` describes the same for editors; a test compares them (ui-kit 4.1). */
export interface BrandFile {
  readonly id: string;
  readonly name: { readonly cn: string; readonly en: string };
  readonly tenants: readonly string[];
  readonly im: { readonly platformId: number; readonly show: boolean };
  readonly seed: Seeds;
  readonly policy: GivenPolicies;
  /** Paths below the folder of the brand files. */
  readonly images: Readonly<Record<ImageName, string>>;
  /** Token path to a hex colour or an alias, for what the seed cannot express. */
  readonly override: Readonly<Record<string, string>>;
}
