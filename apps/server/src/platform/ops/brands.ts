import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../../../packages/tokens/brands');
const ENDING = '.brand.json';

/** Ids of the brands, a file each. */
export function listBrands(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(ENDING) && !name.startsWith('.'))
    .map((name) => name.slice(0, -ENDING.length))
    .toSorted();
}
