import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FOLDERS, type Folders } from './generate.ts';

/** A copy of the token and brand folders for a test to change; `remove` deletes it. */
export function copyFolders(): Folders & { readonly home: string; remove(): void } {
  const home = mkdtempSync(join(tmpdir(), 'tokens-'));
  const [tokens, brands] = [join(home, 'tokens'), join(home, 'brands')];
  cpSync(FOLDERS.tokens, tokens, { recursive: true });
  cpSync(FOLDERS.brands, brands, { recursive: true });
  return {
    home,
    tokens,
    brands,
    out: join(home, 'src', 'generated'),
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}
