import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { FOLDERS, type Folders } from './generate.ts';

/** The brands of the product; a school's own brand may stand beside them under any other id. */
const OWN = ['default', 'shengya', '6c', 'jinyouhui', 'chindleten'];

const isOfProduct = (path: string) => OWN.includes(path.split(sep)[0]?.replace(/\.brand\.json$/, '') ?? '');

/** A copy of the tokens and of the product's brands, without those of schools, for a test to change; `remove` deletes it. */
export function copyFolders(): Folders & { readonly home: string; remove(): void } {
  const home = mkdtempSync(join(tmpdir(), 'tokens-'));
  const [tokens, brands] = [join(home, 'tokens'), join(home, 'brands')];
  cpSync(FOLDERS.tokens, tokens, { recursive: true });
  const filter = (source: string) => source === FOLDERS.brands || isOfProduct(relative(FOLDERS.brands, source));
  cpSync(FOLDERS.brands, brands, { recursive: true, filter });
  return {
    home,
    tokens,
    brands,
    out: join(home, 'src', 'generated'),
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}
