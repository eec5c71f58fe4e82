import { aliasOf } from './names.ts';
import { type Group, isGroup, type RawToken } from './rawToken.ts';

const GENERIC_FONTS = new Set(['sans-serif', 'serif', 'monospace', '-apple-system', 'BlinkMacSystemFont']);

/** A `font-family` list; names are quoted, generic ones are not. */
export const fontStack = (names: unknown) =>
  (Array.isArray(names) ? names : []).map((name: string) => (GENERIC_FONTS.has(name) ? name : `"${name}"`)).join(', ');

/** A DTCG colour as CSS: its hex, or with its opacity. */
export function colour(value: unknown): string {
  const { hex, alpha } = isGroup(value) ? value : {};
  if (typeof hex !== 'string') throw new Error(`A colour needs its hex form: ${JSON.stringify(value)}`);
  if (alpha === undefined || alpha === 1) return hex;
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${red} ${green} ${blue} / ${alpha})`;
}

/** Tokens mixed from another colour declare it in `kit.mix`; the browser mixes, so that the active brand decides. */
function mix(extensions: RawToken['extensions']): string | undefined {
  const mixed = extensions['kit.mix'];
  if (!isGroup(mixed)) return undefined;
  return `color-mix(in srgb, var(${aliasOf(mixed['color'])}) ${mixed['percent']}%, transparent)`;
}

const quantity = (value: unknown) =>
  isGroup(value) ? (value['value'] === 0 ? '0' : `${value['value']}${value['unit']}`) : '';

function shadow(value: unknown, extensions: RawToken['extensions']): string {
  if (!isGroup(value)) throw new Error(`not a shadow: ${JSON.stringify(value)}`);
  return `${shape(value)} ${mix(extensions) ?? colour(value['color'])}`;
}

const shape = ({ offsetX, offsetY, blur }: Group) => [offsetX, offsetY, blur].map(quantity).join(' ');

/** A shadow of dark mode: black of an opacity, and a hairline around what floats, since a shadow alone is hardly seen on dark. */
export function darkShadow(value: unknown, { alpha, ring }: Group): string {
  const dark = `${isGroup(value) ? shape(value) : ''} ${colour({ hex: '#000000', alpha })}`;
  return ring === undefined ? dark : `0 0 0 1px var(${aliasOf(ring)}), ${dark}`;
}

/** The CSS value of a token, e.g. `var(--sy-primary-600)`, `16px`. */
export function cssValue({ type, value, extensions, path }: RawToken): string {
  const alias = aliasOf(value);
  if (alias !== undefined) return `var(${alias})`;
  switch (type) {
    case 'color':
      return mix(extensions) ?? colour(value);
    case 'dimension':
      return quantity(value);
    case 'duration':
      return isGroup(value) ? `${value['value']}${value['unit']}` : '';
    case 'shadow':
      return shadow(value, extensions);
    case 'fontFamily':
      return fontStack(value);
    case 'cubicBezier':
      return `cubic-bezier(${(value as number[]).join(', ')})`;
    case 'number':
    case 'fontWeight':
      return String(value);
    default:
      throw new Error(`${path.join('.')}: the type "${type}" is not known here.`);
  }
}
