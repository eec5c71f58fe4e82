import { MATRIX_BRANDS } from '../packages/ui/src/foundations/Matrix/matrixBrands.ts';

/** What a picture depends on beside its story. */
export interface Shot {
  /** Name of the picture: the id of the story, and what distinguishes it from the story's other pictures. */
  readonly name: string;
  /** Brand of the page; a Matrix brings its own. */
  readonly brand?: string;
  readonly locale?: 'cn' | 'en';
  /** The browser's own emulation of forced colours. */
  readonly isForced?: true;
  /** Only the first brand of a Matrix: nothing in the picture depends on it. */
  readonly isOneBrand?: true;
  /** Photos are the same in every brand and language: one picture of a Matrix has them, and no page. */
  readonly hasPhotos?: false;
  /** Art of a brand is left to the first brand of a Matrix; `each` brand shows its own, or there is `none`. */
  readonly art?: 'each' | 'none';
  /** What stands in the footer is the same on every page of a school: pages in each brand have it, the others its ground. */
  readonly hasFooter?: false;
  /** What is below the highest picture stands on further sheets: one picture of a page has them. */
  readonly isWhole?: true;
}

/** A story of the index. */
export interface Listed {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly tags: readonly string[];
}

/** Groups whose Matrix is also drawn in English: those with long labels of the kit's own. */
const ENGLISH = ['Account', 'Commerce', 'Course', 'Practice', 'Shell', 'Study room'];

/** Groups whose Matrix is also drawn with forced colours: those that must tell states apart without colour. */
const FORCED = ['Controls', 'Overlays', 'Practice', 'Commerce'];

/** The brand of pages that have one picture, and of a page's English picture. */
export const PAGE_BRAND = 'shengya';

/** A further picture of a Matrix. */
const ONE_BRAND = { isOneBrand: true, hasPhotos: false, art: 'none' } as const;

/** Whether a picture is drawn on as many sheets as it needs: a Matrix, and one picture of each page. */
export const hasSheets = ({ name, isWhole }: Shot) => isWhole === true || /--matrix(--en|--forced)?$/.test(name);

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
export const PICTURE_TAGS = ['matrix', 'alone', 'page', 'page-one', 'page-english', 'planted-changes'];

/** The pictures of a story. A Matrix holds a fixed set of brands, so only some pages have one in each brand of the folder (docs/decisions/0026). */
export function shotsOf({ id, name, title, tags }: Listed, brandIds: readonly string[]): Shot[] {
  if (name === 'Matrix') {
    const group = title.split('/')[0] ?? '';
    return [
      tags.includes('brand-art') ? { name: id, art: 'each' } : { name: id },
      ...(ENGLISH.includes(group) ? [{ name: `${id}--en`, locale: 'en', ...ONE_BRAND } as const] : []),
      ...(FORCED.includes(group) ? [{ name: `${id}--forced`, isForced: true, ...ONE_BRAND } as const] : []),
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
  return tags.includes('page-english') || tags.includes('alone') ? [{ name: id }] : [];
}

/** A mode of Chromatic for each picture, by the end of its name: `en`, `forced`, a brand, or `cn` for the first. */
export function modesOf(id: string, shots: readonly Shot[]) {
  const modes = shots.map(({ name, brand, locale = 'cn', isForced }) => [
    name.slice(id.length).replace(/^--/, '') || 'cn',
    { locale, ...(brand && { brand }), ...(isForced && { forcedColors: 'active' }) },
  ]);
  return Object.fromEntries(modes);
}
