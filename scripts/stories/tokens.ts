import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readBrand } from '../../packages/tokens/scripts/brandFile.ts';
import { cssValue } from '../../packages/tokens/scripts/cssValue.ts';
import { expandBrand } from '../../packages/tokens/scripts/expandBrand.ts';
import { kebab, variableOf } from '../../packages/tokens/scripts/names.ts';
import { readTokens } from '../../packages/tokens/scripts/readTokens.ts';

/** Folders of a state of the repository, of today or of a revision. */
export interface State {
  /** The brand-free token files. */
  readonly tokens: string;
  /** Folders of brand files. */
  readonly brands: readonly string[];
}

/** Variables by the brand in which they changed. */
export type ChangedVariables = ReadonlyMap<string, ReadonlySet<string>>;

/** The values of every brand, with aliases followed. */
function valuesOf({ tokens: folder, brands }: State): Map<string, Map<string, string>> {
  const tokens = readTokens(folder);
  const plain = tokens.map((token) => [variableOf(token.path), cssValue(token)] as const);
  const found = brands.flatMap((home) =>
    readdirSync(home)
      .filter((name) => name.endsWith('.brand.json'))
      .map((name) => {
        const { file, own, scoped } = expandBrand(readBrand(home, name), tokens, (image) => path.join(home, image));
        const values = new Map([...plain, ...own, ...scoped]);
        const follow = (value: string): string =>
          value.replace(/var\((--sy-[a-z0-9-]+)\)/g, (whole, alias: string) => follow(values.get(alias) ?? whole));
        return [file.id, new Map([...values].map(([variable, value]) => [variable, follow(value)]))] as const;
      }),
  );
  return new Map(found);
}

/** Which variables differ between two states, and of which brands; a new brand has changed in all, a lost one is listed empty. */
export function changedVariables(before: State, after: State): ChangedVariables {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  const ids = [...new Set([...old.keys(), ...now.keys()])];
  const changes = ids.map((id) => {
    const [was, is] = [old.get(id), now.get(id) ?? new Map<string, string>()];
    const isPicture = (name: string) => name.startsWith('--sy-img-');
    return [id, new Set([...is.keys()].filter((name) => !isPicture(name) && was?.get(name) !== is.get(name)))] as const;
  });
  return new Map(changes.filter(([id, names]) => names.size > 0 || !old.has(id) || !now.has(id)));
}

/** The variable of a picture's file, by its path below a folder of brands: `shengya/logo-inverse.svg`. */
export function pictureVariable(file: string): { brand: string; variable: string } {
  const [brand = '', name = ''] = file.split('/');
  return { brand, variable: `--sy-img-${kebab(path.parse(name).name)}` };
}
