import { colourOf } from '../src/contrastPairs.ts';
import { deriveDark } from '../src/darkMode.ts';
import { actionColours, collides, deriveBrand } from '../src/derive.ts';
import { type ActionColours, type ActionJob, exactVariables } from '../src/exactColour.ts';
import { withUsual } from '../src/policies.ts';
import { type BrandFile, ENGLISH_IMAGES, type EnglishImage, IMAGES } from './brandShape.ts';
import { cssValue } from './cssValue.ts';
import { darkPalette, darkScope } from './darkScope.ts';
import { aliasOf, kebab, variableOf } from './names.ts';
import type { RawToken } from './rawToken.ts';
import { choicesOf, choiceValue, chosenValue, reference } from './tokenChoices.ts';

/** A brand with all derived values. */
export interface ExpandedBrand {
  readonly file: BrandFile;
  /** The 36 colours and 6 images of 4.10. */
  readonly own: ReadonlyMap<string, string>;
  /** Every token that depends on the brand, with the policies, the collision rule and the overrides applied. */
  readonly scoped: ReadonlyMap<string, string>;
  /** The steps that only dark mode has. */
  readonly darkOwn: ReadonlyMap<string, string>;
  /** The same tokens as in `scoped`, in dark mode. */
  readonly dark: ReadonlyMap<string, string>;
  /** The pictures that are others on English pages. */
  readonly english: ReadonlyMap<string, string>;
}

/** True for a token that must be declared on every brand scope: all but the plain values of the primitive layer. */
export const isScoped = (token: RawToken) =>
  token.layer !== 'primitive' || 'kit.policy' in token.extensions || cssValue(token).includes('var(');

/** Types of values that no brand, school or setting changes where they have no policy. */
const FIXED_TYPES: ReadonlySet<string> = new Set(['dimension', 'number', 'fontWeight']);

/**
 * True for a step of a scale that is the same everywhere, such as `space[8]`. It is no variable: styles name its value, so that a
 * page has fewer variables and shorter styles (decision 0032).
 */
export const isFixed = (token: RawToken) => !isScoped(token) && FIXED_TYPES.has(token.type);

/** Every value that a token can have by the policies, and where a collision moves it. */
export const possibleValues = (token: RawToken) => [
  ...choicesOf(token).flatMap(([, choices]) => Object.values(choices).map((choice) => choiceValue(token, choice))),
  ...[reference(token.extensions['kit.collision'])].filter((value) => value !== undefined),
];

/** The value of a status solid when the brand's primary, at its step or on the action, looks like it (`kit.collision`, ui-kit 4.2). */
function movedValue(
  { extensions, value }: RawToken,
  colours: ReadonlyMap<string, string>,
  action: ActionColours | undefined,
): string | undefined {
  const solid = colours.get(aliasOf(value) ?? '');
  if (!('kit.collision' in extensions) || solid === undefined) return undefined;
  const solids = [colours.get('--sy-primary-600'), action?.rest].filter((hex) => hex !== undefined);
  return solids.some((hex) => collides(hex, solid)) ? reference(extensions['kit.collision']) : undefined;
}

const JOBS: Readonly<Record<string, ActionJob>> = {
  rest: 'rest',
  hover: 'hover',
  pressed: 'pressed',
  ink: 'ink',
  edge: 'edge',
};

/** The variables with a job in an action, declared as `kit.action`. */
export const actionJobs = (tokens: readonly RawToken[]) =>
  tokens.flatMap(({ path, extensions }) => {
    const job = JOBS[String(extensions['kit.action'])];
    return job === undefined ? [] : [[variableOf(path), job] as const];
  });

/** Variables to CSS values of a brand's overrides: a hex colour or an alias. `known` holds the colours of a brand alone. */
function overrides(
  { override, id }: BrandFile,
  known: ReadonlySet<string>,
  steps: ReadonlyMap<string, string>,
): Map<string, string> {
  const entries = Object.entries(override).map(([path, value]) => {
    const name = variableOf(path.split('.'));
    const target = aliasOf(value);
    if (!known.has(name)) throw new Error(`${id}: the override "${path}" names no colour of a brand.`);
    if (target !== undefined && !known.has(target)) throw new Error(`${id}: the override "${path}" points at nothing.`);
    if (target !== undefined && steps.has(name))
      throw new Error(`${id}: the override "${path}" must be a colour: a step stands for nothing else.`);
    return [name, reference(value) ?? value.toLowerCase()] as const;
  });
  return new Map(entries);
}

/** The brand-free colours by variable. */
export const palette = (tokens: readonly RawToken[]) =>
  new Map(
    tokens
      .filter((token) => token.layer === 'primitive' && token.type === 'color')
      .map((token) => [variableOf(token.path), cssValue(token)] as const),
  );

/** Derives all values of a brand file; `imagePath` turns a path of the file into one that the style sheet can use. */
export function expandBrand(
  file: BrandFile,
  tokens: readonly RawToken[],
  imagePath: (path: string) => string,
): ExpandedBrand {
  const ramps = Object.entries(deriveBrand(file.seed));
  const scopedTokens = tokens.filter(isScoped);
  const shared = palette(tokens);
  const known = new Set([
    ...ramps.map(([name]) => name),
    ...shared.keys(),
    ...scopedTokens.filter(({ type }) => type === 'color').map((token) => variableOf(token.path)),
  ]);
  const own = new Map(ramps);
  const override = overrides(file, known, own);
  for (const [name, value] of override) if (own.has(name)) own.set(name, value);
  const colours = new Map([...shared, ...own]);
  const policies = withUsual(file.policy);
  const action = actionColours(file.seed.primary, policies.ink, own);
  const derived = scopedTokens.map((token) => {
    const value =
      chosenValue(token, choicesOf(token), policies) ?? movedValue(token, colours, action) ?? cssValue(token);
    return [variableOf(token.path), value] as const;
  });
  const exact = action ? exactVariables(action, actionJobs(tokens), derived) : undefined;
  const scoped = derived.map(([name, value]) => [name, override.get(name) ?? exact?.get(name) ?? value] as const);
  const all = new Map([...colours, ...scoped]);
  for (const path of Object.keys(file.override)) {
    if (colourOf(all, variableOf(path.split('.'))) === undefined)
      throw new Error(`${file.id}: the override "${path}" leads back to itself.`);
  }
  const darkOwn = new Map(Object.entries(deriveDark(file.seed)));
  const dark = darkScope(scopedTokens, {
    light: new Map(scoped),
    override,
    policies,
    action,
    jobs: actionJobs(tokens),
    darkOwn,
  });
  const picture = (path: string) => `url("${imagePath(path)}?no-inline")`;
  for (const name of IMAGES) if (name !== 'icon') own.set(`--sy-img-${kebab(name)}`, picture(file.images[name]));
  const english = Object.entries(ENGLISH_IMAGES).flatMap(([name, usual]) => {
    const path = file.images[name as EnglishImage];
    return path === undefined ? [] : [[`--sy-img-${kebab(usual)}`, picture(path)] as const];
  });
  return { file, own, scoped: new Map(scoped), darkOwn, dark, english: new Map(english) };
}

/** The colour of the brand's actions, `#rrggbb`. */
export const themeColorOf = ({ own, scoped }: ExpandedBrand) =>
  colourOf(new Map([...own, ...scoped]), '--sy-color-action-bg') ?? '';

/** Every value in a brand in light mode, for measuring. */
export const allValues = ({ own, scoped }: ExpandedBrand, tokens: readonly RawToken[]) =>
  new Map([...palette(tokens), ...own, ...scoped]);

/** Every value in a brand in dark mode, for measuring. */
export const allDarkValues = ({ own, darkOwn, dark }: ExpandedBrand, tokens: readonly RawToken[]) =>
  new Map([...palette(tokens), ...darkPalette(palette(tokens)), ...own, ...darkOwn, ...dark]);
