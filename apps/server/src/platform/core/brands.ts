import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

const policies = new Map<string, unknown>();

/** The policies of a brand's file; undefined where the folder has no such brand. A file is read once. */
export function readBrandPolicy(id: string): unknown {
  const file = join(FOLDER, id + ENDING);
  if (!/^[a-z0-9-]+$/.test(id) || policies.has(id) || !existsSync(file)) return policies.get(id);
  const { policy }: { policy?: unknown } = JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/, ''));
  policies.set(id, policy);
  return policy;
}
