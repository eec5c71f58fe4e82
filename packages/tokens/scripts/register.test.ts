import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { token } from '../src/index.ts';
import { cssValue } from './cssValue.ts';
import { isFixed } from './expandBrand.ts';
import { FOLDERS, generate } from './generate.ts';
import { aliasOf, kebab } from './names.ts';
import type { RawToken } from './rawToken.ts';
import { readTokens } from './readTokens.ts';

let sheet = '';
let declared = new Set<string>();

beforeAll(() => {
  generate(FOLDERS);
  sheet = readFileSync(join(FOLDERS.out, 'tokens.css'), 'utf8');
  declared = new Set([...sheet.matchAll(/^\s+(--sy-[a-z0-9-]+):/gm)].map(([, name = '']) => name));
});

const tokens = readTokens(FOLDERS.tokens);
const steps = '25 50 100 200 300 400 500 600 700 800 900 950';
const status = 'fg bg solid solidFg border';

/** The register of names (ui-kit 4.10). */
const SEMANTIC = {
  surface: 'page card sunken inverse scrim photoScrim shade',
  paper: 'bg fg',
  text: 'primary secondary tertiary disabled link linkHover inverse onAction',
  border: 'subtle control controlHover selected inverse',
  action: 'bg bgHover bgActive fg edge mark',
  actionSoft: 'bg bgHover fg',
  accent: 'bg fg strong softBg softFg',
  price: 'fg original',
  focus: 'ring ringInverse',
  nav: 'selectedFg selectedBg hoverBg',
  'status.danger': status,
  'status.success': status,
  'status.warning': status,
  'status.info': status,
  progress: 'fill track',
  rating: 'fill track',
  chart: '1 2 3 4 5 6 grid label',
};

const COMPONENT = {
  coupon: 'activeFrom activeTo activeFg usedBg usedFg stamp tear notchR textureOpacity',
  course: 'coverRadius chipBg chipFg endedFilter',
  chapter: 'thread nodeDone nodeNow nodeNext nodeLocked nodeSize',
  chat: 'mineBg mineFg theirBg theirFg meta noticeBg tailR maxW',
  call: 'enterBg cancelBg ring ringWarn ringTrack ringSize',
  header: 'bg fg underline h shadow',
  login: 'w pad',
  image: 'light',
  field: 'bg border borderHover borderError placeholder hSm hMd hLg',
  density: 'pad gap row',
  upload: 'tile dropBg dropBorder bar',
  question: 'optionBg optionSelected rightBg wrongBg disc',
  calendar: 'cell today dotLive dotRecorded',
  layout: 'page col gutter side min',
  section: 'markW markH',
  hero: 'order span',
};

const paths = (groups: Record<string, string>, prefix = '') =>
  Object.entries(groups).flatMap(([group, names]) => names.split(' ').map((name) => `${prefix}${group}.${name}`));
const pathsOf = (layer: RawToken['layer']) =>
  tokens.filter((token) => token.layer === layer).map(({ path }) => path.join('.'));
const variable = (path: string) => `--sy-${path.split('.').map(kebab).join('-')}`;

/** Every `var(--sy-…)` below a group of the typed object, with its path. */
const leaves = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value ?? {}).flatMap(([key, child]) => leaves(child, path === '' ? key : `${path}.${key}`));

describe('the names', () => {
  it('of the semantic layer are the 75 of the register (ui-kit 4.10)', () => {
    expect(pathsOf('semantic').sort()).toEqual(paths(SEMANTIC, 'color.').sort());
    expect(pathsOf('semantic')).toHaveLength(75);
  });

  it('of the component layer are the 74 of the register (ui-kit 4.10)', () => {
    expect(pathsOf('component').sort()).toEqual(paths(COMPONENT).sort());
    expect(pathsOf('component')).toHaveLength(74);
  });

  it('in the style sheet are those of the brand that something reads and those of the token files that something can change, at most 213 (ui-kit 4.10)', () => {
    const all = paths({ primary: steps, accent: steps, neutral: steps }).map(variable);
    const ramps = all.filter((name) => sheet.includes(`var(${name})`));
    const images = ['logo', 'logo-inverse', 'login', 'hero', 'empty', 'coupon'].map((name) => `--sy-img-${name}`);
    expect([...all, ...images]).toHaveLength(42);
    expect([...declared].sort()).toEqual(
      [
        ...ramps,
        ...images,
        ...tokens.filter((one) => !isFixed(one)).map(({ path }) => variable(path.join('.'))),
      ].sort(),
    );
    expect(declared.size).toBeLessThanOrEqual(213);
  });

  it('in code are strings that read a declared variable of the same name, or the value of a step that is the same everywhere (ui-kit 4.6)', () => {
    const all = leaves(token);
    const fixed = new Map(tokens.filter(isFixed).map((one) => [one.path.join('.'), cssValue(one)]));
    expect(all.length).toBeGreaterThan(200);
    for (const [path, value] of all) {
      expect(value).toBe(fixed.get(path) ?? `var(${variable(path)})`);
      expect(declared.has(variable(path)), path).toBe(!fixed.has(path));
    }
  });

  it('that a policy of a brand can change are variables, the steps of the scales are not (decision 0032)', () => {
    const { radius, space, fontSize, motion } = token;
    expect([radius.control, space[8], fontSize[14]]).toEqual(['var(--sy-radius-control)', '8px', '14px']);
    expect(motion.base).toBe('var(--sy-motion-base)'); // no motion for those who ask for none
  });

  it('in code include no step of a ramp: a component names a job, never a hue (ui-kit 4.10)', () => {
    expect(
      leaves(token).filter(([, value]) => /-(primary|accent|neutral|danger|success|warning|info)-\d+\)/.test(value)),
    ).toEqual([]);
  });
});

describe('the values', () => {
  const declaredValue = (path: string) => new RegExp(`^ +${variable(path)}: (.+);$`, 'm').exec(sheet)?.[1];

  it.each([
    ['layout.page', '1154px'],
    ['header.h', '72px'],
    ['login.w', '384px'],
  ])('of %s is the one of the specification: %s (§2)', (path, expected) => {
    expect(declaredValue(path)).toBe(expected);
  });

  it('of the columns add up to the page: 12 × 76 + 11 × 22 (ui-kit 4.5)', () => {
    expect(
      12 * Number.parseInt(declaredValue('layout.col') ?? '', 10) +
        11 * Number.parseInt(declaredValue('layout.gutter') ?? '', 10),
    ).toBe(1154);
  });

  it.each([
    ['space', '0 2 4 8 12 16 20 24 32 40 48 64 80'],
    ['fontSize', '12 13 14 16 18 20 24 28 32'],
    ['lineHeight', '12 13 14 16 18 20 24 28 32'],
    ['weight', 'regular medium semibold'],
    ['z', 'sticky sidemenu header floating dropdown drawer dialog popover tooltip notification toast call skip'],
  ])('of %s have exactly these steps: %s (ui-kit 4.5)', (group, names) => {
    expect(pathsOf('primitive').filter((path) => path.startsWith(`${group}.`))).toEqual(
      names.split(' ').map((name) => `${group}.${name}`),
    );
  });

  it('of z rise in the order of the layers (ui-kit 4.5)', () => {
    const levels = tokens.filter(({ path }) => path[0] === 'z').map(({ value }) => Number(value));
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
    expect(new Set(levels).size).toBe(levels.length);
  });

  it('that are aliases point at declared tokens', () => {
    const targets = tokens.map(({ value }) => aliasOf(value)).filter((name) => name !== undefined);
    expect(targets.length).toBeGreaterThan(80);
    for (const name of [...targets, ...[...sheet.matchAll(/var\((--[\w-]+)\)/g)].map(([, used = '']) => used)]) {
      expect(declared).toContain(name);
    }
  });
});
