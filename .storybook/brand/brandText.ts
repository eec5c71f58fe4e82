import schema from '../../packages/tokens/brand.schema.json';
import { ALL_IMAGES, type BrandFile, idFlaws } from '../../packages/tokens/scripts/brandShape.ts';
import { expandBrand } from '../../packages/tokens/scripts/expandBrand.ts';
import { isGroup } from '../../packages/tokens/scripts/rawToken.ts';
import { validate } from '../../packages/tokens/scripts/validate.ts';
import { POLICIES, POLICY_NAMES } from '../../packages/tokens/src/policies.ts';
import { BRAND_TEXTS, TOKENS } from './tokens.ts';

/** A brand file is at most as large as the theme that a server may send (ui-kit 4.7 rule 1). */
const MAX_BYTES = 8192;
const LINE = 120;

/** A brand, or every reason why the text is not one. */
export type Parsed = { readonly brand: BrandFile } | { readonly flaws: readonly string[] };

/** Flaws of a brand that the schema cannot detect. */
function flawsBeyondSchema(brand: BrandFile): string[] {
  const flaws = idFlaws(brand.id);
  try {
    expandBrand(brand, TOKENS, (path) => path);
  } catch (error) {
    flaws.push(error instanceof Error ? error.message : String(error));
  }
  return flaws;
}

/** Checks a value against the schema of brand files and against the tokens; empty for a valid brand. */
export function brandFlaws(value: unknown): string[] {
  const flaws = validate(value, schema).map(({ at, problem }) => `${at || 'The file'} ${problem}`);
  return flaws.length > 0 ? flaws : flawsBeyondSchema(value as BrandFile);
}

/** Parses an untrusted brand file: as data only, all or nothing. */
export function parseBrand(text: string): Parsed {
  if (text.trim() === '') return { flaws: ['There is nothing in it.'] };
  if (text.length > MAX_BYTES || new TextEncoder().encode(text).length > MAX_BYTES) {
    return { flaws: ['It is larger than 8 KB; a brand file is about 1 KB.'] };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { flaws: [`It is not JSON: ${error instanceof Error ? error.message : String(error)}`] };
  }
  if (!isGroup(value)) return { flaws: ['It is JSON, but not an object in braces.'] };
  const flaws = brandFlaws(value);
  return flaws.length > 0 ? { flaws } : { brand: pick(value as unknown as BrandFile) };
}

type Seed = BrandFile['seed']['accent'];

const seedOf = ({ hue, chroma, lightHueShift }: Seed): Seed =>
  lightHueShift === undefined ? { hue, chroma } : { hue, chroma, lightHueShift };

const primaryOf = (seed: BrandFile['seed']['primary']) =>
  typeof seed === 'string' ? seed.toLowerCase() : seedOf(seed);

/** The policies; one that is as usual is left out of the file. */
function policyOf(given: BrandFile['policy']): BrandFile['policy'] {
  const unusual = POLICY_NAMES.flatMap((name) => {
    const choice = given[name];
    return choice === undefined || choice === POLICIES[name][0] ? [] : [[name, choice]];
  });
  return { price: given.price, radius: given.radius, ...Object.fromEntries(unusual) };
}

/** Keys in the order of the files of the folder, known keys only. */
function pick({ id, name, tenants, im, seed, policy, images, override }: BrandFile): BrandFile {
  return {
    id,
    name: { cn: name.cn, en: name.en },
    tenants: [...tenants],
    im: { platformId: im.platformId, show: im.show },
    seed: { primary: primaryOf(seed.primary), accent: seedOf(seed.accent), neutral: seedOf(seed.neutral) },
    policy: policyOf(policy),
    images: Object.fromEntries(
      ALL_IMAGES.flatMap((key) => (images[key] === undefined ? [] : [[key, images[key]]])),
    ) as BrandFile['images'],
    override: { ...override },
  };
}

/** The file formatted as in the folder: two spaces, lists on one line where they fit, a final newline. */
export function writeBrand(brand: BrandFile): string {
  const text = JSON.stringify({ $schema: '../brand.schema.json', ...pick(brand) }, undefined, 2);
  const inOneLine = (whole: string, indent: string, key: string, body: string) => {
    const line = `${indent}${key}[${body
      .split('\n')
      .map((part) => part.trim())
      .join(' ')
      .trim()}]`;
    return line.length < LINE ? line : whole;
  };
  return `${text.replace(/^( *)("\w+": )\[\n([^\]]*)\]/gm, inOneLine)}\n`;
}

/** The brands of the folder, by id; the generator has checked them. */
export const BRANDS: ReadonlyMap<string, BrandFile> = new Map(
  [...BRAND_TEXTS].flatMap(([id, text]) => {
    const parsed = parseBrand(text);
    return 'brand' in parsed ? [[id, parsed.brand] as const] : [];
  }),
);
