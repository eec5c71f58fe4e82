import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrandFile, idFlaws } from './brandShape.ts';
import { readGroup } from './readTokens.ts';
import { validate } from './validate.ts';

const ENDING = '.brand.json';
const SCHEMA = readGroup(fileURLToPath(new URL('../brand.schema.json', import.meta.url)));

/** A brand file valid by `brand.schema.json`; throws one message with every flaw. */
export function readBrand(folder: string, name: string): BrandFile {
  const content = readGroup(join(folder, name));
  const flaws = validate(content, SCHEMA).map(({ at, problem }) => `  ${at || 'the file'} ${problem}`);
  flaws.push(...idFlaws(String(content['id'])).map((flaw) => `  ${flaw}`));
  if (name !== `${content['id']}${ENDING}`) flaws.push(`  id must be the name of the file, <id>.brand.json`);
  if (flaws.length > 0) throw new Error(`${name} is not a brand file:\n${flaws.join('\n')}`);
  return content as unknown as BrandFile;
}

/** The brand files of a folder; the default brand first, the others by name. */
export function readBrands(folder: string): BrandFile[] {
  const brands = readdirSync(folder)
    // A hidden file of that ending is a copy that a Mac puts beside the file in an archive.
    .filter((name) => name.endsWith(ENDING) && !name.startsWith('.'))
    .sort()
    .map((name) => readBrand(folder, name));
  const isDefault = (brand: BrandFile) => brand.id === 'default';
  const labels = brands.flatMap(({ tenants }) => tenants);
  const twice = labels.find((label, index) => labels.indexOf(label) !== index);
  if (twice !== undefined) throw new Error(`The tenant "${twice}" stands in two brand files.`);
  if (!brands.some(isDefault)) throw new Error(`${folder} has no default.brand.json; pages without a brand need it.`);
  return [...brands.filter(isDefault), ...brands.filter((brand) => !isDefault(brand))];
}
