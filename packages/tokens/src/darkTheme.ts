import type { Seeds } from './brandSeed.ts';
import { colourOf, type Values } from './contrastPairs.ts';
import { deriveDark } from './darkMode.ts';
import { type ActionColours, darkGround, exactVariables } from './exactColour.ts';
import {
  ACTION,
  DARK_ALIASES,
  DARK_PALETTE,
  DARK_POLICY_VALUES,
  DARK_STEPS,
  LIGHT_STEPS,
  POLICY_VALUES,
} from './generated/themeData.ts';
import { POLICY_NAMES, type Policies, type PolicyName } from './policies.ts';

/** The variables that the choices set, in light mode or by another table of the same form. */
export function chosenValues(policies: Policies, table: typeof POLICY_VALUES = POLICY_VALUES): Record<string, string> {
  const of = <Name extends PolicyName>(name: Name) => table[name][policies[name]];
  return Object.assign({}, ...POLICY_NAMES.map(of));
}

/** What a theme's dark mode is made of, beside its values in light mode. */
export interface DarkSource {
  readonly seeds: Seeds;
  readonly policies: Policies;
  readonly action: ActionColours | undefined;
}

/** What dark mode sets beyond and instead of light mode: its own steps, the choices, and an exact colour's roles. */
function darkVariables({ seeds, policies, action }: DarkSource): Record<string, string> {
  const own = deriveDark(seeds);
  const chosen = chosenValues(policies, DARK_POLICY_VALUES);
  if (action === undefined) return { ...own, ...chosen };
  const card = colourOf(new Map(Object.entries({ ...DARK_ALIASES, ...own })), '--sy-color-surface-card') ?? '';
  const exact = exactVariables(action, ACTION, Object.entries({ ...LIGHT_STEPS, ...chosen }), darkGround(card));
  return { ...own, ...chosen, ...Object.fromEntries(exact) };
}

/** All values in dark mode, for measuring; `light` are those of light mode. */
export const darkValues = (light: Values, source: DarkSource): Values =>
  new Map([...light, ...Object.entries({ ...DARK_PALETTE, ...DARK_ALIASES, ...darkVariables(source) })]);

const IN_LIGHT_ALONE: ReadonlySet<string> = new Set([...Object.keys(DARK_STEPS), ...ACTION.map(([name]) => name)]);

/** The variables of a theme in dark mode; `light` are those of light mode. A logo for light grounds gives way to the one for dark ones. */
export function darkTheme(light: Readonly<Record<string, string>>, source: DarkSource): Record<string, string> {
  const both = Object.entries(light).filter(([name]) => !IN_LIGHT_ALONE.has(name));
  const dark = { ...Object.fromEntries(both), ...darkVariables(source) };
  const logo = light['--sy-img-logo-inverse'];
  return logo === undefined ? dark : { ...dark, '--sy-img-logo': logo };
}
