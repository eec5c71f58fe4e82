import { brands } from '@shuyuan/tokens';
import { brandImages } from '@shuyuan/tokens/images';
import { applyTheme, THEME_VARIABLES } from '@shuyuan/tokens/runtime';
import { IMAGES, type ImageName, isRequired } from '../../packages/tokens/scripts/brandShape.ts';
import { BRANDS } from './brandText.ts';
import type { Draft } from './draft.ts';
import { type BrandReport, pictureVariable } from './measure.ts';

/** The address of a draft's picture: dropped, from the folder, or from the source brand; undefined when there is none. */
export function pictureUrl({ brand, pictures, source }: Draft, name: ImageName): string | undefined {
  const dropped = pictures[name]?.url;
  if (dropped !== undefined) return dropped;
  if (!isRequired(name)) return undefined;
  const owner =
    brands.find(({ id }) => BRANDS.get(id)?.images[name] === brand.images[name]) ??
    brands.find(({ id }) => id === source);
  return owner && brandImages[owner.id][name];
}

/** Everything that the draft sets, by variable; a missing picture falls back to the default brand. */
export function variablesOf(draft: Draft, { vars, darkVars }: BrandReport, isDark = false): Record<string, string> {
  const pictures = IMAGES.flatMap((name): [string, string][] => {
    const [variable, url] = [pictureVariable(name), pictureUrl(draft, name)];
    return variable === undefined || url === undefined ? [] : [[variable, `url("${url}")`]];
  });
  const inLight = { ...vars, ...Object.fromEntries(pictures) };
  const logo = inLight['--sy-img-logo-inverse'];
  if (!isDark || logo === undefined) return inLight;
  return { ...darkVars, ...Object.fromEntries(pictures), '--sy-img-logo': logo };
}

/** Overrides set on each element beyond the variables of every theme, so that they can be removed. */
const extras = new WeakMap<HTMLElement, readonly string[]>();

/** Applies variables to an element by `setProperty` alone, as the portal does (ui-kit 4.7 rule 5); `{}` removes them. */
export function paint(element: HTMLElement, vars: Readonly<Record<string, string>>): void {
  for (const name of extras.get(element) ?? []) element.style.removeProperty(name);
  applyTheme(element, vars);
  const beyond = Object.entries(vars).filter(([name]) => !THEME_VARIABLES.includes(name) && name.startsWith('--sy-'));
  for (const [name, value] of beyond) element.style.setProperty(name, value);
  extras.set(
    element,
    beyond.map(([name]) => name),
  );
}
