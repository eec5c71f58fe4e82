import { type BrandFile, IMAGES } from './brandShape.ts';
import { cssValue } from './cssValue.ts';
import { isFixed } from './expandBrand.ts';
import { variableOf } from './names.ts';
import type { RawToken } from './rawToken.ts';

const HEADER = '// Generated from tokens/ and brands/ by scripts/generate.ts; changes here are lost.';

interface Tree {
  [key: string]: Tree | string;
}

/** Primitives are marked by their group (`space`, `radius`), all others by their DTCG type. */
const kindOf = ({ layer, path, type }: RawToken) => (layer === 'primitive' ? (path[0] ?? type) : type);

const leaf = (value: string, kind: string) => `'${value}' as Token<'${kind}'>`;
const variable = (path: readonly string[]) => `var(${variableOf(path)})`;

function plant(tree: Tree, [key, ...rest]: readonly string[], value: string): void {
  if (key === undefined) return;
  if (rest.length === 0) {
    tree[key] = value;
    return;
  }
  const branch = tree[key] ?? {};
  if (typeof branch === 'string') throw new Error(`${key} is both a token and a group.`);
  tree[key] = branch;
  plant(branch, rest, value);
}

function print(tree: Tree, indent: string): string {
  const lines = Object.entries(tree).map(([key, value]) => {
    const body = typeof value === 'string' ? value : `{\n${print(value, `${indent}  `)}\n${indent}}`;
    return `${indent}${key}: ${body},`;
  });
  return lines.join('\n');
}

/** `token.ts`: every semantic, component and brand-free name; status ramps stay inside, a component never reads a ramp (ui-kit 4.10). */
export function tokenModule(tokens: readonly RawToken[]): string {
  const tree: Tree = {};
  const named = tokens.filter((token) => token.layer !== 'primitive' || token.type !== 'color');
  for (const token of named) {
    plant(tree, token.path, leaf(isFixed(token) ? cssValue(token) : variable(token.path), kindOf(token)));
  }
  for (const name of IMAGES) if (name !== 'icon') plant(tree, ['img', name], leaf(variable(['img', name]), 'image'));
  return [
    HEADER,
    "import type { Token } from '../tokenType.ts';",
    '',
    '/** Every design token by its job: the string `var(--sy-…)`, so that a change of brand renders nothing (ui-kit 4.6), or a value that is the same everywhere. */',
    `export const token = {\n${print(tree, '  ')}\n} as const;`,
    '',
  ].join('\n');
}

const quoted = (value: string) => `'${value.replace(/[\\']/g, '\\$&')}'`;

/**
 * A picture's address that Vite, Node and the browser all resolve; `no-inline` keeps the picture out of the script, and with the getter
 * no code runs when the module loads.
 */
const address = (name: string, path: string) =>
  `get ${name}() { return new URL(${quoted(`${path}?no-inline`)}, import.meta.url).href; },`;

/** A brand file with the fields that the list adds. */
export interface ListedBrand {
  readonly file: BrandFile;
  readonly themeColor: string;
}

/** `brands.ts`: brand data for code, generated from the folder. */
export function brandsModule(brands: readonly ListedBrand[], imagePath: (path: string) => string): string {
  const entries = brands.map(({ file, themeColor }) =>
    [
      '  {',
      `    id: ${quoted(file.id)},`,
      `    name: { cn: ${quoted(file.name.cn)}, en: ${quoted(file.name.en)} },`,
      `    tenants: [${file.tenants.map(quoted).join(', ')}],`,
      `    im: { platformId: ${file.im.platformId}, show: ${file.im.show} },`,
      `    themeColor: ${quoted(themeColor)},`,
      ...(file.policy.mode === undefined || file.policy.mode === 'light'
        ? []
        : [`    mode: ${quoted(file.policy.mode)},`]),
      `    ${address('icon', imagePath(file.images.icon))}`,
      '  },',
    ].join('\n'),
  );
  return [
    HEADER,
    '/** The ids of the brands in the folder. */',
    `export type BrandId = ${brands.map(({ file }) => quoted(file.id)).join(' | ')};`,
    '',
    '/** One brand as code sees it; what it looks like is in the style sheet. */',
    'export interface Brand {',
    '  readonly id: BrandId;',
    '  readonly name: { readonly cn: string; readonly en: string };',
    '  /** First hostname labels that belong to the brand (§1). */',
    '  readonly tenants: readonly string[];',
    '  /** `im_platform_id` and `showIm` (§1). */',
    '  readonly im: { readonly platformId: number; readonly show: boolean };',
    '  /** For `<meta name="theme-color">`. */',
    '  readonly themeColor: string;',
    '  /** For `data-mode`, of a brand that is not always light; it needs `dark.css`. */',
    "  readonly mode?: 'dark' | 'auto';",
    '  /** Address of the tab icon. */',
    '  readonly icon: string;',
    '}',
    '',
    '/** Every brand, the default one first. */',
    `export const brands: readonly Brand[] = [\n${entries.join('\n')}\n];`,
    '',
  ].join('\n');
}

/** `images.ts`: the addresses of all pictures, for galleries; pages use the variables instead. */
export function imagesModule(brands: readonly BrandFile[], imagePath: (path: string) => string): string {
  const row = (file: BrandFile, name: (typeof IMAGES)[number]) => `    ${address(name, imagePath(file.images[name]))}`;
  const entries = brands.map(
    (file) => `  ${quoted(file.id)}: {\n${IMAGES.map((name) => row(file, name)).join('\n')}\n  },`,
  );
  return [
    HEADER,
    "import type { BrandId } from './brands.ts';",
    '',
    '/** The seven pictures of a brand. */',
    `export type ImageName = ${IMAGES.map(quoted).join(' | ')};`,
    '',
    '/** The address of every picture of every brand. */',
    `export const brandImages: Readonly<Record<BrandId, Readonly<Record<ImageName, string>>>> = {\n${entries.join('\n')}\n};`,
    '',
  ].join('\n');
}
