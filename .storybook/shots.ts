import { MATRIX_BRANDS } from '../packages/ui/src/foundations/Matrix/matrixBrands.ts';
import type { Lens } from './lens.ts';

/** What a picture depends on beside its story. */
export interface Shot {
  /** Name of the picture: the id of the story, and what distinguishes it from the story's other pictures. */
  readonly name: string;
  /** Brand of the page; a Matrix brings its own. */
  readonly brand?: string;
  readonly locale?: 'cn' | 'en';
  /** The browser's own emulation of forced colours. */
  readonly isForced?: true;
  /** As on paper. */
  readonly isPrinted?: true;
  /** All that a school or a reader sets and nothing renders for: dark, compact, from right to left. */
  readonly isTurned?: true;
  /** Width of the window, where it is not the usual one. */
  readonly width?: number;
  /** Only the first brand of a Matrix: nothing in the picture depends on it. */
  readonly isOneBrand?: true;
  /** Photos are the same in every brand and language: one picture of a Matrix has them, and no page. */
  readonly hasPhotos?: false;
  /** Art of a brand is left to the first brand of a Matrix; `each` brand shows its own, or there is `none`. */
  readonly art?: 'each' | 'none';
  /** What stands in the footer is the same on every page of a school: pages in each brand have it, the others its ground. */
  readonly hasFooter?: false;
  /** As much as the window shows: what is open stands in it. */
  readonly isWindow?: true;
  /** What is below the highest picture stands on further sheets: one picture of a page has them. */
  readonly isWhole?: true;
}

/** A story of the index. */
export interface Listed {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly tags: readonly string[];
  /** What its component has a rule or a word for; nothing if it is no component. */
  readonly lenses?: readonly Lens[] | undefined;
}

/** Groups whose Matrix is drawn with forced colours even without a rule for them: their states must be told apart without colour. */
const FORCED = ['Controls', 'Overlays', 'Practice', 'Commerce'];

/** The brand of pages that have one picture, and of a page's English picture. */
export const PAGE_BRAND = 'shengya';

/** A further picture of a Matrix. */
const ONE_BRAND = { isOneBrand: true, hasPhotos: false, art: 'none' } as const;

/** What is set for a lens; those that render the story come last. */
const LENSES = {
  forced: { isForced: true },
  print: { isPrinted: true },
  narrow: { width: 1_100 },
  phone: { width: 460 },
  wide: { width: 1_700 },
  dark: { isTurned: true },
  en: { locale: 'en' },
} as const satisfies Readonly<Record<Lens, Omit<Shot, 'name'>>>;

const ENDINGS = new RegExp(`--matrix(--(${Object.keys(LENSES).join('|')}))?$`);

/** Whether a picture is drawn on as many sheets as it needs: a Matrix, and one picture of each page. */
export const hasSheets = ({ name, isWhole }: Shot) => isWhole === true || ENDINGS.test(name);

/** The further pictures of a Matrix, in which its first brand says everything. */
function lensShots(id: string, has: (lens: Lens) => boolean): Shot[] {
  return Object.entries(LENSES).flatMap(([lens, set]) =>
    has(lens as Lens) ? [{ name: `${id}--${lens}`, ...set, ...ONE_BRAND }] : [],
  );
}

/**
 * The brands of which a page with the tag `page` has a picture: those of every Matrix, and any other brand of the folder where the page has
 * the tag `page-brand` too. These tell most of a brand; what the others add, components and recorded variables show.
 */
const brandsOf = (tags: readonly string[], brandIds: readonly string[]) =>
  tags.includes('page-brand') ? brandIds : brandIds.filter((id) => MATRIX_BRANDS.some((brand) => brand === id));

/**
 * Tags of stories that have pictures; a Matrix has the first. With `brand-art` too it shows the art of each of its brands. What a component
 * shows only by what was done with it, and not beside others, is `alone`.
 */
export const PICTURE_TAGS = ['matrix', 'alone', 'page', 'page-one', 'page-over', 'page-english', 'planted-changes'];

/** The pictures of a story. A Matrix holds a fixed set of brands, so only some pages have one in each brand of the folder (docs/decisions/0026). */
export function shotsOf({ id, name, title, tags, lenses = [] }: Listed, brandIds: readonly string[]): Shot[] {
  if (name === 'Matrix') {
    const group = title.split('/')[0] ?? '';
    return [
      tags.includes('brand-art') ? { name: id, art: 'each' } : { name: id },
      ...lensShots(id, (lens) => lenses.includes(lens) || (lens === 'forced' && FORCED.includes(group))),
    ];
  }
  if (tags.includes('page')) {
    const inBrand = (brand: string): Shot => ({
      name: `${id}--${brand}`,
      brand,
      hasPhotos: false,
      ...(brand === PAGE_BRAND && { isWhole: true }),
    });
    const plain = { brand: PAGE_BRAND, hasPhotos: false, art: 'none' } as const;
    return [
      ...brandsOf(tags, brandIds).map(inBrand),
      { name: `${id}--en`, locale: 'en', ...plain },
      ...(tags.includes('page-forced') ? [{ name: `${id}--forced`, isForced: true, ...plain } as const] : []),
    ];
  }
  if (tags.includes('page-one'))
    return [{ name: id, brand: PAGE_BRAND, hasPhotos: false, art: 'none', hasFooter: false, isWhole: true }];
  if (tags.includes('page-over'))
    return [{ name: id, brand: PAGE_BRAND, hasPhotos: false, art: 'none', hasFooter: false, isWindow: true }];
  return tags.includes('page-english') || tags.includes('alone') ? [{ name: id }] : [];
}

/** A mode of Chromatic for each picture, by the end of its name: a lens, a brand, or `cn` for the first. */
export function modesOf(id: string, shots: readonly Shot[]) {
  const modes = shots.map(({ name, brand, locale = 'cn', isForced, isPrinted, isTurned, width }) => [
    name.slice(id.length).replace(/^--/, '') || 'cn',
    {
      locale,
      ...(brand && { brand }),
      ...(isForced && { forcedColors: 'active' }),
      ...(isPrinted && { media: 'print' }),
      ...(isTurned && { mode: 'dark', density: 'compact', direction: 'rtl' }),
      ...(width && { viewport: width }),
    },
  ]);
  return Object.fromEntries(modes);
}
