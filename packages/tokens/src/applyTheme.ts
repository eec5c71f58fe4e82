import { RAMPS, STEPS } from './brandSeed.ts';
import { deriveDark } from './darkMode.ts';
import { ACTION, BASE, DARK_STEPS, LIGHT_STEPS, POLICY_VALUES, SOLIDS } from './generated/themeData.ts';
import { POLICY_NAMES } from './policies.ts';
import { IMAGE_VARIABLES } from './themeKeys.ts';

/** The part of an element that a theme needs: the document element, or any element with a `data-brand` attribute. */
export interface Themed {
  readonly style: { setProperty(name: string, value: string): void };
}

/** Every variable that a theme may set; no other name is ever written (ui-kit 4.7 rule 5). */
export const THEME_VARIABLES: readonly string[] = [
  ...RAMPS.flatMap((ramp) => STEPS.map((step) => `--sy-${ramp}-${step}`)),
  ...Object.keys(deriveDark(BASE.seed)),
  ...POLICY_NAMES.flatMap((name) => Object.keys(Object.values(POLICY_VALUES[name])[0] ?? {})),
  ...SOLIDS.map(([name]) => name),
  ...ACTION.map(([name]) => name),
  ...new Set([...Object.keys(DARK_STEPS), ...Object.keys(LIGHT_STEPS)]),
  ...Object.values(IMAGE_VARIABLES).filter((name) => name !== undefined),
  '--sy-font-ui',
];

/**
 * Applies a theme to an element, replacing the previous one, by `setProperty` alone (ui-kit 4.7 rule 5); `{}` removes it. Aliases are
 * resolved where they are declared, so the element must be the root or carry `data-brand`.
 */
export function applyTheme({ style }: Themed, vars: Readonly<Record<string, string>>): void {
  for (const name of THEME_VARIABLES) style.setProperty(name, Object.hasOwn(vars, name) ? (vars[name] ?? '') : '');
}
