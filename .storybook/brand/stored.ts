import { ALL_IMAGES, type ImageName } from '../../packages/tokens/scripts/brandShape.ts';
import { isGroup } from '../../packages/tokens/scripts/rawToken.ts';
import { parseBrand, writeBrand } from './brandText.ts';
import { type Draft, type Picture, readPicture } from './draft.ts';

/** Increase the version when the stored format changes. */
const KEY = 'shuyuan.workbench.brand.v1';
/** What is being worked on in Brand Lab, beside the brand that the toolbar offers. */
export const WORK_KEY = 'shuyuan.workbench.work.v1';

type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The stored brand, by default the one that the toolbar offers; undefined when there is none or it is invalid. */
export function readStored(storage: Keep, key = KEY): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (!isGroup(stored) || typeof stored['brand'] !== 'string') return undefined;
    const parsed = parseBrand(stored['brand']);
    if (!('brand' in parsed)) return undefined;
    const urls = isGroup(stored['pictures']) ? stored['pictures'] : {};
    const source = typeof stored['source'] === 'string' ? stored['source'] : undefined;
    return { brand: parsed.brand, pictures: readPictures(urls), source };
  } catch {
    return undefined; // invalid content, or no access to storage: the toolbar then offers none
  }
}

function readPictures(urls: Readonly<Record<string, unknown>>): Draft['pictures'] {
  const found = ALL_IMAGES.flatMap((name): [ImageName, Picture][] => {
    const url = urls[name];
    const picture = typeof url === 'string' ? readPicture(name, url) : undefined;
    return picture === undefined ? [] : [[name, picture]];
  });
  return Object.fromEntries(found);
}

/** Stores a brand, by default for the toolbar, replacing the previous one; false when its pictures exceed the storage quota. */
export function writeStored(storage: Keep, { brand, pictures, source }: Draft, key = KEY): boolean {
  const urls = Object.fromEntries(Object.entries(pictures).map(([name, { url }]) => [name, url]));
  try {
    storage.setItem(key, JSON.stringify({ brand: writeBrand(brand), pictures: urls, source }));
    return true;
  } catch {
    return false;
  }
}

/** Removes the stored brand from the toolbar. */
export const forgetStored = (storage: Keep) => storage.removeItem(KEY);
