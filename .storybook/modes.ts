import { POLICY_VALUES } from '../packages/tokens/src/generated/themeData.ts';
import { POLICIES } from '../packages/tokens/src/policies.ts';

/** Scopes whose mode is the toolbar's; a scope with one of its own keeps it. */
const following = new WeakSet<HTMLElement>();

const isOf = <Choice extends string>(choices: readonly Choice[], value: unknown): value is Choice =>
  choices.some((choice) => choice === value);

/** Whether a mode shows dark now. */
export const isShownDark = (mode: unknown) =>
  mode === 'dark' || (mode === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);

/** Shows the page and every part in another brand in the mode and the density of the toolbar: an attribute and variables, nothing renders. */
export function showModes({ mode, density }: Readonly<Record<string, unknown>>): void {
  const scopes = [document.documentElement, ...document.querySelectorAll<HTMLElement>('[data-brand]')];
  const [chosen = 'light', room = 'comfortable'] = [
    isOf(POLICIES.mode, mode) ? mode : undefined,
    isOf(POLICIES.density, density) ? density : undefined,
  ];
  for (const scope of scopes) {
    if (scope.dataset['mode'] === undefined || following.has(scope)) {
      following.add(scope);
      if (chosen === 'light') delete scope.dataset['mode'];
      else scope.dataset['mode'] = chosen;
    }
    for (const [name, value] of Object.entries(POLICY_VALUES.density[room])) {
      if (room === 'compact') scope.style.setProperty(name, value);
      else scope.style.removeProperty(name);
    }
  }
}
