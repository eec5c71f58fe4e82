import { type Brand, brands } from '@shuyuan/tokens';
import { THEME_VARIABLES } from '@shuyuan/tokens/runtime';
import { type BrandFile, type ImageName, isRequired } from '../../packages/tokens/scripts/brandShape.ts';
import { passingStep } from '../../packages/tokens/scripts/contrastReport.ts';
import { cssValue } from '../../packages/tokens/scripts/cssValue.ts';
import { allDarkValues, allValues, expandBrand, themeColorOf } from '../../packages/tokens/scripts/expandBrand.ts';
import { aliasOf, kebab, variableOf } from '../../packages/tokens/scripts/names.ts';
import { contrast, distance, toOklch } from '../../packages/tokens/src/colour.ts';
import { colourOf, contrastOf, type Values } from '../../packages/tokens/src/contrastPairs.ts';
import { PAIRS, TOKENS } from './tokens.ts';

/** The two nearest schools of ours, jinyouhui and chindleten, are 0.071 apart; brands closer than that are easily confused (ui-kit 4.2). */
const TOO_CLOSE = 0.07;

/** A row of the contrast table. */
export interface Measured {
  /** Names of the two colours, e.g. `color.text.link`. */
  readonly front: string;
  readonly back: string;
  readonly frontHex: string;
  readonly backHex: string;
  readonly ratio: number;
  readonly minimum: number;
  /** The same in dark mode. */
  readonly dark: { readonly frontHex: string; readonly backHex: string; readonly ratio: number };
  /** In both modes. */
  readonly passes: boolean;
  /** The nearest passing step, where this one fails. */
  readonly advice: string | undefined;
}

/** A status colour moved to its dark step because it looked like one of the brand's own. */
export interface Moved {
  readonly status: string;
  /** The nearer of the two that it is compared with: the action, which an exact colour takes, and the ramp's step 600. */
  readonly near: 'color.action.bg' | 'primary.600';
  /** In OKLab, of the usual solid from that one. */
  readonly distance: number;
}

/** Another school, and how far its primary is in OKLab. */
export interface Neighbour {
  readonly brand: Brand;
  readonly distance: number;
  readonly isTooClose: boolean;
}

/** Everything that a brand file implies. */
export interface BrandReport {
  /** Values by variable, for `paint`; pictures are not among them. */
  readonly vars: Readonly<Record<string, string>>;
  /** The same in dark mode. */
  readonly darkVars: Readonly<Record<string, string>>;
  readonly pairs: readonly Measured[];
  readonly moved: readonly Moved[];
  /** The other schools, the nearest first. */
  readonly neighbours: readonly Neighbour[];
  /** Tenants that another school already has. */
  readonly takenTenants: readonly string[];
}

/** The 54 pairs of a brand (ui-kit 4.4). */
export function measurePairs(file: BrandFile): Measured[] {
  const expanded = expandBrand(file, TOKENS, (path) => path);
  const [values, dark] = [allValues(expanded, TOKENS), allDarkValues(expanded, TOKENS)];
  return PAIRS.map((pair) => measurePair(values, dark, pair));
}

/** Derives a brand's variables, the 54 pairs, collisions and neighbours (ui-kit 4.8). */
export function measureBrand(file: BrandFile): BrandReport {
  const expanded = expandBrand(file, TOKENS, (path) => path);
  const values = allValues(expanded, TOKENS);
  const overridden = new Set(Object.keys(file.override).map((path) => variableOf(path.split('.'))));
  const isSet = (name: string) => THEME_VARIABLES.includes(name) || overridden.has(name);
  const set = (...parts: ReadonlyMap<string, string>[]) =>
    Object.fromEntries(
      parts.flatMap((part) => [...part].filter(([name]) => isSet(name) && !name.startsWith('--sy-img-'))),
    );
  const primary = themeColorOf(expanded);
  const others = brands.filter(({ id }) => id !== file.id);
  return {
    vars: set(expanded.own, expanded.scoped),
    darkVars: set(expanded.own, expanded.darkOwn, expanded.dark),
    pairs: measurePairs(file),
    moved: movedStatus(values),
    neighbours: others
      .map((brand) => ({ brand, distance: distance(primary, brand.themeColor) }))
      .map((near) => ({ ...near, isTooClose: near.distance < TOO_CLOSE }))
      .sort((a, b) => a.distance - b.distance),
    takenTenants: file.tenants.filter((tenant) => others.some(({ tenants }) => tenants.includes(tenant))),
  };
}

/** The two colours of a pair, and how far apart they are. */
const measureIn = (values: Values, pair: (typeof PAIRS)[number]) => ({
  frontHex: colourOf(values, pair.foreground) ?? '',
  backHex: colourOf(values, pair.background) ?? '',
  ratio: contrastOf(values, pair),
});

function measurePair(values: Values, darkValues: Values, pair: (typeof PAIRS)[number]): Measured {
  const { front, back, minimum } = pair;
  const [light, dark] = [measureIn(values, pair), measureIn(darkValues, pair)];
  const isReadable = light.ratio >= minimum;
  return {
    front,
    back,
    ...light,
    minimum,
    dark,
    passes: isReadable && dark.ratio >= minimum,
    advice: isReadable ? undefined : (passingStep(values, pair) ?? 'no step of its ramp'),
  };
}

/** The colours of a brand that a status must not be taken for. */
const OWN_SOLIDS = { 'color.action.bg': '--sy-color-action-bg', 'primary.600': '--sy-primary-600' } as const;

/** The solids moved to their dark step, and the distance of the usual one from what moved it. */
function movedStatus(values: Values): Moved[] {
  return TOKENS.flatMap((token) => {
    const dark = aliasOf(token.extensions['kit.collision']);
    const isMoved = dark !== undefined && values.get(variableOf(token.path)) === `var(${dark})`;
    const usual = colourOf(values, aliasOf(token.value) ?? '');
    if (!isMoved || usual === undefined) return [];
    const apart = Object.entries(OWN_SOLIDS).flatMap(([near, variable]) => {
      const own = colourOf(values, variable);
      return own === undefined ? [] : [{ near: near as Moved['near'], distance: distance(own, usual) }];
    });
    const [nearest] = apart.sort((a, b) => a.distance - b.distance);
    return nearest ? [{ status: token.path.at(-2) ?? '', ...nearest }] : [];
  });
}

/** A step of a ramp as shown on the pages. */
export interface Step {
  readonly step: string;
  readonly hex: string;
  readonly contrast: number;
  /** Lightness, chroma and hue. */
  readonly oklch: readonly [number, number, number];
}

const card = TOKENS.find(({ path }) => path.join('.') === 'color.surface.card');
const WHITE = card === undefined ? '' : cssValue(card);

/** The twelve steps of a ramp, from the lightest. */
export function rampOf(vars: Readonly<Record<string, string>>, ramp: string): Step[] {
  return Object.entries(vars).flatMap(([name, hex]) => {
    const step = new RegExp(`^--sy-${ramp}-(\\d+)$`).exec(name)?.[1];
    const { L, C, H } = toOklch(hex);
    return step === undefined ? [] : [{ step, hex, contrast: contrast(hex, WHITE), oklch: [L, C, H] }];
  });
}

/** The variable of a picture; the tab icon has none. */
export const pictureVariable = (name: ImageName) =>
  name === 'icon' || !isRequired(name) ? undefined : `--sy-img-${kebab(name)}`;
