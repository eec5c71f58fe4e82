import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readBrands } from './brandFile.ts';
import type { BrandFile } from './brandShape.ts';
import { readPairs } from './contrastFile.ts';
import { contrastReport } from './contrastReport.ts';
import { allDarkValues, allValues, expandBrand } from './expandBrand.ts';
import { FOLDERS, type Folders, refuseWithOneMessage } from './generate.ts';
import { imageFlaws } from './images.ts';
import { readTokens } from './readTokens.ts';

/** Everything that is wrong with the brand files of a folder, a sentence each: the first file that cannot be read, or what is in them. */
export function brandFolderFlaws({
  tokens: tokenFolder,
  brands: folder,
}: Pick<Folders, 'tokens' | 'brands'>): string[] {
  const tokens = readTokens(tokenFolder);
  const pairs = readPairs(tokenFolder);
  const flawsOf = (brand: BrandFile) => {
    const expanded = expandBrand(brand, tokens, (path) => path);
    return [
      ...imageFlaws(brand, folder),
      ...contrastReport(brand.id, allValues(expanded, tokens), pairs),
      ...contrastReport(`${brand.id} in dark mode`, allDarkValues(expanded, tokens), pairs),
    ];
  };
  return readBrands(folder).flatMap(flawsOf);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { brands: { type: 'string' } } });
  const brands = resolve(values.brands ?? FOLDERS.brands);
  refuseWithOneMessage(() => {
    const flaws = brandFolderFlaws({ tokens: FOLDERS.tokens, brands });
    if (flaws.length > 0) throw new Error(flaws.join('\n'));
    console.log(`The brands in ${join(brands, '*.brand.json')} hold: files, pictures, 54 pairs in both modes.`);
  });
}
