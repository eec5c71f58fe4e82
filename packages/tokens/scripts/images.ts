import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_IMAGES, type BrandFile } from './brandShape.ts';
import { checkImage } from './imageFit.ts';

/** What is wrong with the pictures of a brand; empty when all are there and fit (ui-kit 4.9). */
export function imageFlaws(brand: BrandFile, folder: string): string[] {
  return ALL_IMAGES.flatMap((name) => {
    const path = brand.images[name];
    if (path === undefined) return [];
    const file = join(folder, path);
    if (!existsSync(file)) return [`${path} is not there`];
    return checkImage(name, path, readFileSync(file)).flaws.map((flaw) => `${path} ${flaw}`);
  });
}
