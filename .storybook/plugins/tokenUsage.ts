import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { IMAGES } from '../../packages/tokens/scripts/brandShape.ts';
import { kebab, variableOf } from '../../packages/tokens/scripts/names.ts';
import { readTokens } from '../../packages/tokens/scripts/readTokens.ts';

/** Component folder, e.g. `commerce/PriceTag`, to the variables that its files name; `--sy-shadow-*` where the code chooses. */
export type TokenUsage = Readonly<Record<string, readonly string[]>>;

const CHAIN = String.raw`(?:\.[A-Za-z]\w*|\[(?:\d+|'[\w-]+')\])`;
const TOKEN = new RegExp(String.raw`\btoken(${CHAIN}+)`, 'g');
const UNPACKED = new RegExp(String.raw`const \{([^}]+)\} = token(${CHAIN}*);`, 'g');
const VARIABLE = /var\((--sy-[a-z0-9-]+)/g;
const SCALE = /\btype\[(\d+)\]/g;
const SHARED = /from '(\.[^']+\.ts)'/g;

/** `const { action } = token.color;` and then `action.bg` → `token.color.action.bg`. */
function unfold(source: string): string {
  return [...source.matchAll(UNPACKED)].reduce((text, [line, names = '', chain = '']) => {
    const rest = text.replace(line, '');
    return names.split(',').reduce((unfolded, entry) => {
      const [key = '', name = key] = entry.split(':').map((part) => part.trim());
      if (key === '') return unfolded;
      // As a value: not a key or member of an object, not inside a word or a quote.
      return unfolded.replace(
        new RegExp(String.raw`(?<![\w.'"-])${name}\b(?!\s*:|['"-])`, 'g'),
        `token${chain}.${key}`,
      );
    }, rest);
  }, source);
}

/** The token names in a source text: `token.space[12]`, `var(--sy-space-12)`, or a step of the type scale. */
export function namedVariables(written: string): string[] {
  const source = unfold(written);
  const byToken = [...source.matchAll(TOKEN)].map(([, chain = '']) =>
    variableOf(chain.split(/[.[\]']+/).filter((part) => part !== '')),
  );
  const byVariable = [...source.matchAll(VARIABLE)].map(([, name = '']) => name);
  const isScale = /import \{[^}]*\btype\b[^}]*\} from '[^']*css\.ts'/.test(source);
  const byScale = isScale
    ? [...source.matchAll(SCALE)].flatMap(([, size]) => [`--sy-font-size-${size}`, `--sy-line-height-${size}`])
    : [];
  return [...byToken, ...byVariable, ...byScale];
}

/** Names of the register: a group becomes `--sy-shadow-*`, unknown names are left out. */
export function knownVariables(names: readonly string[], register: ReadonlySet<string>): string[] {
  const known = names.flatMap((name) => {
    if (register.has(name)) return [name];
    return [...register].some((other) => other.startsWith(`${name}-`)) ? [`${name}-*`] : [];
  });
  return [...new Set(known)].sort();
}

const isPart = (file: string) => /\.tsx?$/.test(file) && !/\.(stories|pairs|test|labels|fixture)\.tsx?$/.test(file);

/** The files of a component and the shared styles that they import from elsewhere in the kit. */
function sources(folder: string): string[] {
  const own = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isPart);
  const files = new Set(own.map((file) => path.join(folder, file)));
  for (const file of files) {
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(SHARED)) {
      const shared = path.resolve(path.dirname(file), target);
      // The scale is read by the steps that are named, not as a whole.
      if (isPart(shared) && path.basename(shared) !== 'css.ts' && existsSync(shared)) files.add(shared);
    }
  }
  return [...files].map((file) => readFileSync(file, 'utf8'));
}

const folders = (parent: string) =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

/** Reads the whole kit: which variables each component uses. */
export function readTokenUsage(kit: string, tokens: string): TokenUsage {
  const register = new Set([
    ...readTokens(tokens).map((token) => variableOf(token.path)),
    ...IMAGES.map((name) => `--sy-img-${kebab(name)}`),
  ]);
  const components = folders(kit).flatMap((group) =>
    folders(path.join(kit, group)).map((component) => `${group}/${component}`),
  );
  return Object.fromEntries(
    components.map((component) => [
      component,
      knownVariables(sources(path.join(kit, component)).flatMap(namedVariables), register),
    ]),
  );
}
