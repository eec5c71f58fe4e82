import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readBrands } from './brandFile.ts';
import { readPairs } from './contrastFile.ts';
import { cssValue } from './cssValue.ts';
import { darkPalette } from './darkScope.ts';
import { expandBrand, isFixed, isScoped, palette, possibleValues, themeColorOf } from './expandBrand.ts';
import { variableOf } from './names.ts';
import { LAYERS } from './rawToken.ts';
import { readTokens } from './readTokens.ts';
import { toCss } from './toCss.ts';
import { toDarkCss } from './toDarkCss.ts';
import { brandTokens, type Dtcg, layerTokens, resolver } from './toDtcg.ts';
import { themeDataModule } from './toThemeData.ts';
import { brandsModule, imagesModule, tokenModule } from './toTypeScript.ts';

export interface Folders {
  /** The brand-free token files. */
  readonly tokens: string;
  /** The brand files and their pictures. */
  readonly brands: string;
  /** Where the generated files go. */
  readonly out: string;
}

const home = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** The folders of this package. */
export const FOLDERS: Folders = {
  tokens: join(home, 'tokens'),
  brands: join(home, 'brands'),
  out: join(home, 'src', 'generated'),
};

/** Replaces a file in one step and only when it changed, so that a watcher or a reader never sees a partial file. */
function write(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  const draft = `${file}.${randomUUID()}.tmp`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

/** Removes the files of brands that were removed or renamed. */
function removeOthers(folder: string, names: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) if (!names.has(name)) rmSync(join(folder, name));
}

/** Writes the style sheets, the typed names and the list of brands; needs no prior build. */
export function generate({ tokens: tokenFolder, brands: brandFolder, out }: Folders): void {
  const tokens = readTokens(tokenFolder);
  const files = readBrands(brandFolder);
  const imagePath = (path: string) => `${relative(out, brandFolder).split(sep).join('/')}/${path}`;
  const brands = files.map((file) => expandBrand(file, tokens, imagePath));
  const constants = new Map(
    tokens
      .filter((token) => !isScoped(token) && !isFixed(token))
      .map((token) => [variableOf(token.path), cssValue(token)]),
  );
  const listed = brands.map((brand) => ({ file: brand.file, themeColor: themeColorOf(brand) }));
  const plain = new Map(tokens.map((token) => [variableOf(token.path), cssValue(token)]));
  mkdirSync(join(out, 'dtcg', 'brand'), { recursive: true });
  const aliases = tokens.flatMap(possibleValues);
  write(join(out, 'tokens.css'), toCss(constants, brands, aliases));
  write(join(out, 'dark.css'), toDarkCss(brands, darkPalette(palette(tokens)), aliases));
  write(join(out, 'token.ts'), tokenModule(tokens));
  write(join(out, 'brands.ts'), brandsModule(listed, imagePath));
  write(join(out, 'images.ts'), imagesModule(files, imagePath));
  if (files.length > 0) write(join(out, 'themeData.ts'), themeDataModule(tokens, readPairs(tokenFolder), files));
  const writeDtcg = (name: string, content: Dtcg) =>
    write(join(out, 'dtcg', name), `${JSON.stringify(content, undefined, 2)}\n`);
  for (const layer of LAYERS) writeDtcg(`${layer}.tokens.json`, layerTokens(tokenFolder, layer));
  for (const brand of brands) writeDtcg(`brand/${brand.file.id}.tokens.json`, brandTokens(brand, tokens, plain));
  writeDtcg('resolver.json', resolver(files.map(({ id }) => id)));
  removeOthers(join(out, 'dtcg', 'brand'), new Set(files.map(({ id }) => `${id}.tokens.json`)));
}

/** Ends the process with the message alone: the stack of a wrong brand file helps nobody who edits it. */
export function refuseWithOneMessage(work: () => void): void {
  try {
    work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: { tokens: { type: 'string' }, brands: { type: 'string' }, out: { type: 'string' } },
  });
  refuseWithOneMessage(() =>
    generate({
      tokens: resolve(values.tokens ?? FOLDERS.tokens),
      brands: resolve(values.brands ?? FOLDERS.brands),
      out: resolve(values.out ?? FOLDERS.out),
    }),
  );
}
