import { contrast, toOklch } from '../src/colour.ts';
import type { ExpandedBrand } from './expandBrand.ts';
import { variableOf } from './names.ts';
import { LAYERS, type Layer, type RawToken } from './rawToken.ts';
import { readGroup, tokenFiles } from './readTokens.ts';

/** JSON of a DTCG file. */
export type Dtcg = Readonly<Record<string, unknown>>;

const round = (value: number, digits: number) => Number(value.toFixed(digits));

function colourToken(hex: string, source: 'seed' | 'override') {
  const { L, C, H } = toOklch(hex);
  return {
    $type: 'color',
    $value: { colorSpace: 'oklch', components: [round(L, 4), round(C, 4), round(H, 2)], alpha: 1, hex },
    $extensions: { 'kit.contrastOnWhite': round(contrast(hex, '#ffffff'), 2), 'kit.source': source },
  };
}

type Branch = { [key: string]: unknown };

function plant(tree: Branch, [key, ...rest]: readonly string[], leaf: unknown): void {
  if (key === undefined) return;
  if (rest.length === 0) {
    tree[key] = leaf;
    return;
  }
  const branch = (tree[key] ?? {}) as Branch;
  tree[key] = branch;
  plant(branch, rest, leaf);
}

/** The value of a changed token in DTCG form: an alias, a colour or a length. */
function movedToken(
  { type, path }: RawToken,
  value: string,
  aliases: ReadonlyMap<string, string>,
  source: 'seed' | 'override',
) {
  const alias = aliases.get(/^var\((.+)\)$/.exec(value)?.[1] ?? '');
  if (alias !== undefined) return { $type: type, $value: `{${alias}}` };
  if (type === 'dimension') return { $type: type, $value: { value: Number.parseFloat(value), unit: 'px' } };
  if (type === 'number') return { $type: type, $value: Number(value) };
  if (type === 'fontFamily') return { $type: type, $value: value.split(', ').map((name) => name.replaceAll('"', '')) };
  if (value.startsWith('#')) return colourToken(value, source);
  throw new Error(`${path.join('.')}: "${value}" has no DTCG form.`);
}

/** A brand expanded to DTCG: its ramps, and the tokens that its policies, collisions and overrides change (ui-kit 4.1). */
export function brandTokens(
  { file, own, scoped }: ExpandedBrand,
  tokens: readonly RawToken[],
  plain: ReadonlyMap<string, string>,
): Dtcg {
  const tree: Branch = {};
  const sourceOf = (path: readonly string[]) => (Object.hasOwn(file.override, path.join('.')) ? 'override' : 'seed');
  const aliases = new Map(tokens.map(({ path }) => [variableOf(path), path.join('.')]));
  for (const [name, value] of own) {
    const [, ramp = '', step = ''] = /^--sy-(primary|accent|neutral)-(\d+)$/.exec(name) ?? [];
    if (ramp === '') continue;
    aliases.set(name, `${ramp}.${step}`);
    plant(tree, [ramp, step], colourToken(value, sourceOf([ramp, step])));
  }
  for (const token of tokens) {
    const name = variableOf(token.path);
    const value = scoped.get(name);
    if (value === undefined || value === plain.get(name)) continue;
    plant(tree, token.path, movedToken(token, value, aliases, sourceOf(token.path)));
  }
  return tree;
}

/** The files of a layer as one. */
export const layerTokens = (tokenFolder: string, layer: Layer): Dtcg =>
  Object.assign({}, ...tokenFiles(tokenFolder, layer).map(readGroup));

/** How the files fit together, for tools that read DTCG (resolver module 2025.10). */
export function resolver(brands: readonly string[]): Dtcg {
  const sets = LAYERS.map((layer) => [layer, { sources: [{ $ref: `${layer}.tokens.json` }] }]);
  const contexts = brands.map((id) => [id, [{ $ref: `brand/${id}.tokens.json` }]]);
  return {
    name: 'Shuyuan',
    version: '2025.10',
    sets: Object.fromEntries(sets),
    modifiers: { brand: { contexts: Object.fromEntries(contexts), default: 'default' } },
    resolutionOrder: [...LAYERS.map((layer) => ({ $ref: `#/sets/${layer}` })), { $ref: '#/modifiers/brand' }],
  };
}
