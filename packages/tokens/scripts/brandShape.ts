import type { Seeds } from '../src/brandSeed.ts';
import type { GivenPolicies } from '../src/policies.ts';

/** The seven pictures of a brand; all but the icon become CSS variables (ui-kit 4.10). */
export const IMAGES = ['logo', 'logoInverse', 'login', 'hero', 'empty', 'coupon', 'icon'] as const;

/** Wordmarks of the English pages, for a school whose logo is in Chinese; each stands in for the picture that it names. */
export const ENGLISH_IMAGES = { logoEn: 'logo', logoInverseEn: 'logoInverse' } as const;
export type EnglishImage = keyof typeof ENGLISH_IMAGES;

export type ImageName = (typeof IMAGES)[number] | EnglishImage;
export const ALL_IMAGES: readonly ImageName[] = [...IMAGES, 'logoEn', 'logoInverseEn'];

/** True for a picture that every brand has. */
export const isRequired = (name: ImageName): name is (typeof IMAGES)[number] => !(name in ENGLISH_IMAGES);

/** Words of the workbench's toolbar, a key of every object, and names that Windows keeps for devices, where such a file cannot be. */
const RESERVED_ID = /^(?:all|json|inherit|constructor|con|prn|aux|nul|com\d|lpt\d)$/;

/** What is wrong with an id that the schema allows. */
export const idFlaws = (id: string) =>
  RESERVED_ID.test(id) ? [`id "${id}" means something else to the workbench or to a computer; choose another`] : [];

/** One `brands/<id>.brand.json`; `brand.schema.json` describes the same for editors; a test compares them (ui-kit 4.1). */
export interface BrandFile {
  readonly id: string;
  readonly name: { readonly cn: string; readonly en: string };
  readonly tenants: readonly string[];
  readonly im: { readonly platformId: number; readonly show: boolean };
  readonly seed: Seeds;
  readonly policy: GivenPolicies;
  /** Paths below the folder of the brand files. */
  readonly images: Readonly<Record<(typeof IMAGES)[number], string>> & Readonly<Partial<Record<EnglishImage, string>>>;
  /** Token path to a hex colour or an alias, for what the seed cannot express. */
  readonly override: Readonly<Record<string, string>>;
}
