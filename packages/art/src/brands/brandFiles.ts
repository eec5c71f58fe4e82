import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Seeds } from '@shuyuan/tokens/runtime';
import { BRANDS_FOLDER } from '../folders.ts';

/** The fields of a brand file that drawings use; the token generator validates the whole file. */
export interface BrandFile {
  readonly id: string;
  readonly name: { readonly cn: string };
  readonly seed: Seeds;
  /** Token path to a hex colour or an alias, such as `primary.600`. */
  readonly override: Readonly<Record<string, string>>;
}

/** The brand files by name. */
export function readBrandFiles(): BrandFile[] {
  return readdirSync(BRANDS_FOLDER)
    .filter((name) => name.endsWith('.brand.json'))
    .sort()
    .map((name): BrandFile => JSON.parse(readFileSync(join(BRANDS_FOLDER, name), 'utf8')));
}
