import type { BrandFile, EnglishImage, ImageName } from '../../packages/tokens/scripts/brandShape.ts';
import { checkImage, type ImageReport } from '../../packages/tokens/scripts/imageFit.ts';
import { kebab } from '../../packages/tokens/scripts/names.ts';
import type { RampName, Seed } from '../../packages/tokens/src/brandSeed.ts';
import { seedOf } from '../../packages/tokens/src/derive.ts';

/** A picture that was dropped on the page. */
export interface Picture {
  /** `data:` address, so that it can be stored. */
  readonly url: string;
  readonly report: ImageReport;
}

/** A brand being edited: its file, and the pictures that are not in the folder yet. */
export interface Draft {
  readonly brand: BrandFile;
  readonly pictures: Readonly<Partial<Record<ImageName, Picture>>>;
  /** Id of the brand it started from, whose pictures replace those that are still missing. */
  readonly source?: string | undefined;
}

const KINDS: Readonly<Record<string, string>> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

const DATA_URL = /^data:([a-z+/]+);base64,([A-Za-z0-9+/]+={0,2})$/;

/** The file extension for this type; undefined when a brand may not have such files. */
const endingOf = (type: string) => (Object.hasOwn(KINDS, type) ? KINDS[type] : undefined);

/** Measures a `data:` address as a picture of the brand; undefined for a type that a brand may not have. */
export function readPicture(name: ImageName, url: string): Picture | undefined {
  const [, type = '', body = ''] = DATA_URL.exec(url) ?? [];
  const ending = endingOf(type);
  if (ending === undefined) return undefined;
  const bytes = Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
  return { url, report: checkImage(name, `picture.${ending}`, bytes) };
}

/** Path of a brand's picture below the brands folder. */
export const picturePath = (id: string, name: ImageName, ending: string) => `${id}/${kebab(name)}.${ending}`;

/** The draft with one picture replaced, and its path in the file. */
export function withPicture(draft: Draft, name: ImageName, picture: Picture): Draft {
  const { brand, pictures } = draft;
  const ending = endingOf(DATA_URL.exec(picture.url)?.[1] ?? '') ?? 'svg';
  const images = { ...brand.images, [name]: picturePath(brand.id, name, ending) };
  return { ...draft, brand: { ...brand, images }, pictures: { ...pictures, [name]: picture } };
}

/** The draft without a picture that a brand may do without. */
export function withoutPicture(draft: Draft, name: EnglishImage): Draft {
  const { [name]: _picture, ...pictures } = draft.pictures;
  const { [name]: _path, ...images } = draft.brand.images;
  return { ...draft, pictures, brand: { ...draft.brand, images } };
}

/** The draft under another id: pictures and paths move to the folder of that name. */
export function withId(draft: Draft, id: string): Draft {
  const { brand } = draft;
  const move = (path: string) => (path.startsWith(`${brand.id}/`) ? `${id}/${path.slice(brand.id.length + 1)}` : path);
  const moved = Object.entries(brand.images).map(([name, path]) => [name, move(path)]);
  const images = Object.fromEntries(moved) as BrandFile['images'];
  return { ...draft, brand: { ...brand, id, images } };
}

/** The draft with hue, chroma or shift of a ramp changed, an exact colour being given up; a shift of 0 is left out of the file. */
export function withSeed(draft: Draft, ramp: RampName, change: Partial<Seed>): Draft {
  const { lightHueShift, ...seed } = { ...seedOf(draft.brand.seed[ramp]), ...change };
  const next = lightHueShift === undefined || lightHueShift === 0 ? seed : { ...seed, lightHueShift };
  return withBrand(draft, { seed: { ...draft.brand.seed, [ramp]: next } });
}

/** The draft with a colour of the brand book on the action. */
export const withExactColour = (draft: Draft, hex: string): Draft =>
  withBrand(draft, { seed: { ...draft.brand.seed, primary: hex } });

/** The draft with parts of the file changed. */
export const withBrand = (draft: Draft, change: Partial<BrandFile>): Draft => ({
  ...draft,
  brand: { ...draft.brand, ...change },
});
