import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { contrast, toHex } from '../src/colour.ts';
import { readBrands } from './brandFile.ts';
import { FOLDERS, generate } from './generate.ts';
import { flatten, isGroup, LAYERS, type RawToken } from './rawToken.ts';
import { readGroup, tokenFiles } from './readTokens.ts';

const folder = join(FOLDERS.out, 'dtcg');
const brandIds = () => readdirSync(join(folder, 'brand')).map((name) => name.replace('.tokens.json', ''));

beforeAll(() => generate(FOLDERS));

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isQuantity = (units: readonly string[]) => (value: unknown) =>
  isGroup(value) &&
  isNumber(value['value']) &&
  units.includes(String(value['unit'])) &&
  Object.keys(value).length === 2;
const isColour = (value: unknown): boolean => {
  if (!isGroup(value)) return false;
  const { colorSpace, components, alpha, hex } = value;
  const parts = Array.isArray(components) && components.length === 3 && components.every(isNumber);
  const isOpaque = alpha === undefined || (isNumber(alpha) && Number(alpha) >= 0 && Number(alpha) <= 1);
  return ['oklch', 'srgb'].includes(String(colorSpace)) && parts && isOpaque && /^#[0-9a-f]{6}$/.test(String(hex));
};
const isLength = isQuantity(['px', 'rem']);

/** Valid values of each type (DTCG format module 2025.10). */
const SHAPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  color: isColour,
  dimension: isLength,
  duration: isQuantity(['ms', 's']),
  number: isNumber,
  fontWeight: (value) => isNumber(value) && Number(value) >= 1 && Number(value) <= 1000,
  fontFamily: (value) => Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string'),
  cubicBezier: (value) => Array.isArray(value) && value.length === 4 && value.every(isNumber),
  shadow: (value) =>
    isGroup(value) &&
    isColour(value['color']) &&
    ['offsetX', 'offsetY', 'blur', 'spread'].every((part) => isLength(value[part])),
};

/** The tokens of a brand in the order of the resolver, later ones replacing earlier ones. */
function resolved(id: string): Map<string, RawToken> {
  const files = [
    ...LAYERS.map((layer) => join(folder, `${layer}.tokens.json`)),
    join(folder, 'brand', `${id}.tokens.json`),
  ];
  return new Map(
    files
      .flatMap((file) => flatten(readGroup(file), 'primitive'))
      .map((token) => [token.path.join('.'), token] as const),
  );
}

const aliasPath = (value: unknown) => (typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined);

describe('the token files', () => {
  it('of a layer never share a group, so that they can be joined', () => {
    for (const layer of LAYERS) {
      const groups = tokenFiles(FOLDERS.tokens, layer).flatMap((file) => Object.keys(readGroup(file)));
      expect(new Set(groups).size).toBe(groups.length);
    }
  });

  it('have names without the characters reserved for aliases (DTCG)', () => {
    for (const [path, { path: names }] of resolved('default')) {
      for (const name of names) expect(name, path).toMatch(/^[A-Za-z0-9]+$/);
    }
  });

  it('are valid in every brand: known types, values of their shape, aliases to a token of the same type (DTCG)', () => {
    expect(brandIds().sort()).toEqual(
      readBrands(FOLDERS.brands)
        .map(({ id }) => id)
        .sort(),
    );
    for (const id of brandIds()) {
      const tokens = resolved(id);
      expect(tokens.size).toBeGreaterThan(250);
      for (const [path, { type, value }] of tokens) {
        const target = aliasPath(value);
        if (target === undefined) expect(SHAPES[type]?.(value), `${id} ${path}`).toBe(true);
        else expect(tokens.get(target)?.type, `${id} ${path}`).toBe(type);
      }
    }
  });

  it('give every colour a hex form that agrees with its numbers (DTCG colour module)', () => {
    const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
    for (const id of brandIds()) {
      for (const [path, { type, value }] of resolved(id)) {
        if (type !== 'color' || !isGroup(value)) continue;
        const [L = 0, C = 0, H = 0] = value['components'] as number[];
        const solved = channels(toHex({ L, C, H }));
        const off = channels(String(value['hex'])).map((channel, index) => Math.abs(channel - (solved[index] ?? 0)));
        expect(Math.max(...off), `${id} ${path}`).toBeLessThanOrEqual(1);
      }
    }
  });

  it('of a brand record the origin and contrast of each colour (ui-kit 4.1)', () => {
    const token = resolved('shengya').get('primary.600');
    expect(token?.value).toMatchObject({ colorSpace: 'oklch', alpha: 1, hex: '#d4341f' });
    expect(token?.extensions).toEqual({
      'kit.contrastOnWhite': Number(contrast('#d4341f', '#ffffff').toFixed(2)),
      'kit.source': 'seed',
    });
  });

  it('of a brand hold the tokens that its policies and collisions change (ui-kit 4.2)', () => {
    expect(resolved('shengya').get('color.status.danger.solid')?.value).toBe('{danger.800}');
    expect(resolved('chindleten').get('color.price.fg')?.value).toBe('{danger.600}');
    expect(resolved('default').get('color.price.fg')?.value).toBe('{accent.700}');
  });
});

describe('the resolver file', () => {
  it('orders primitive, semantic, component, brand and points at existing files (DTCG resolver module)', () => {
    const resolver = JSON.parse(readFileSync(join(folder, 'resolver.json'), 'utf8'));
    expect(resolver.version).toBe('2025.10');
    expect(resolver.resolutionOrder.map(({ $ref }: { $ref: string }) => $ref)).toEqual([
      '#/sets/primitive',
      '#/sets/semantic',
      '#/sets/component',
      '#/modifiers/brand',
    ]);
    expect(Object.keys(resolver.modifiers.brand.contexts).sort()).toEqual(brandIds().sort());
    const files = JSON.stringify(resolver).match(/[\w/]+\.tokens\.json/g) ?? [];
    expect(files).toHaveLength(LAYERS.length + brandIds().length);
    for (const file of files) expect(() => readGroup(join(folder, file))).not.toThrow();
  });
});
