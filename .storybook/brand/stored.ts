import { IMAGES, type ImageName } from '../../packages/tokens/scripts/brandShape.ts';
import { isGroup } from '../../packages/tokens/scripts/rawToken.ts';
import { parseBrand, writeBrand } from './brandText.ts';
import { type Draft, type Picture, readPicture } from './draft.ts';

/** The number grows when what is kept changes its form. */
const KEY = 'shuyuan.workbench.brand.v1';

type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The brand from JSON that the toolbar offers; nothing when there is none, or when what was kept is no brand. */
export function readStored(storage: Keep): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    if (!isGroup(stored) || typeof stored['brand'] !== 'string') return undefined;
    const parsed = parseBrand(stored['brand']);
    if (!('brand' in parsed)) return undefined;
    const urls = isGroup(stored['pictures']) ? stored['pictures'] : {};
    const source = typeof stored['source'] === 'string' ? stored['source'] : undefined;
    return { brand: parsed.brand, pictures: readPictures(urls), source };
  } catch {
    return undefined; // kept by hand, or storage is refused: the toolbar then offers none
  }
}

function readPictures(urls: Readonly<Record<string, unknown>>): Draft['pictures'] {
  const found = IMAGES.flatMap((name): [ImageName, Picture][] => {
    const url = urls[name];
    const picture = typeof url === 'string' ? readPicture(name, url) : undefined;
    return picture === undefined ? [] : [[name, picture]];
  });
  return Object.fromEntries(found);
}

/** Keeps a brand for the toolbar, until another takes its place; false when the browser has no room for its pictures. */
export function writeStored(storage: Keep, { brand, pictures, source }: Draft): boolean {
  const urls = Object.fromEntries(Object.entries(pictures).map(([name, { url }]) => [name, url]));
  try {
    storage.setItem(KEY, JSON.stringify({ brand: writeBrand(brand), pictures: urls, source }));
    return true;
  } catch {
    return false;
  }
}

/** Takes the brand out of the toolbar. */
export const forgetStored = (storage: Keep) => storage.removeItem(KEY);
