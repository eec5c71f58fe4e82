import { readBrandPolicy } from '../core/brands.ts';

/** Light, dark, or as the visitor's system says: a policy of the brand, which the school's own theme may decide (decision 0033). */
export type Mode = 'light' | 'dark' | 'auto';

/** True for the name of a mode. */
export const isMode = (value: unknown): value is Mode => value === 'light' || value === 'dark' || value === 'auto';

const modeIn = (look: unknown): unknown =>
  typeof look === 'object' && look !== null && 'mode' in look ? look.mode : undefined;

/** The mode of a school's pages; what cannot be read is light, as the portal takes it. */
export function modeOf({ brand, theme }: { brand: string; theme: unknown }): Mode {
  const own = modeIn(theme);
  if (isMode(own)) return own;
  const usual = modeIn(readBrandPolicy(brand));
  return isMode(usual) ? usual : 'light';
}
