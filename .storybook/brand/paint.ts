import { brands } from '@shuyuan/tokens';
import { brandImages } from '@shuyuan/tokens/images';
import { applyTheme, THEME_VARIABLES } from '@shuyuan/tokens/runtime';
import { IMAGES, type ImageName } from '../../packages/tokens/scripts/brandShape.ts';
import { BRANDS } from './brandText.ts';
import type { Draft } from './draft.ts';
import { type BrandReport, pictureVariable } from './measure.ts';

/** The address of a picture of a draft: dropped, in the folder, or standing in; nothing when it is none of them. */
export function pictureUrl({ brand, pictures, source }: Draft, name: ImageName): string | undefined {
  const dropped = pictures[name]?.url;
  if (dropped !== undefined) return dropped;
  const owner =
    brands.find(({ id }) => BRANDS.get(id)?.images[name] === brand.images[name]) ??
    brands.find(({ id }) => id === source);
  return owner && brandImages[owner.id][name];
}

/** Everything that the draft sets, by variable; a picture that is nowhere stays that of the default brand. */
export function variablesOf(draft: Draft, { vars }: BrandReport): Record<string, string> {
  const pictures = IMAGES.flatMap((name): [string, string][] => {
    const [variable, url] = [pictureVariable(name), pictureUrl(draft, name)];
    return variable === undefined || url === undefined ? [] : [[variable, `url("${url}")`]];
  });
  return { ...vars, ...Object.fromEntries(pictures) };
}

/** What each element wears beyond the variables of every theme: its overrides, to be taken off again. */
const extras = new WeakMap<HTMLElement, readonly string[]>();

/** Dresses an element by `setProperty` alone, as the portal dresses the page of a school (ui-kit 4.7 rule 5); `{}` undresses it. */
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
