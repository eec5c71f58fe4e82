import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Seeds } from '@shuyuan/tokens/runtime';
import { BRANDS_FOLDER } from '../folders.ts';

/** What the drawings need of a brand file; the token generator checks the whole of it. */
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
