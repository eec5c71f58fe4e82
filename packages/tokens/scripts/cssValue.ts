import { aliasOf } from './names.ts';
import { isGroup, type RawToken } from './readTokens.ts';

const GENERIC_FONTS = new Set(['sans-serif', 'serif', 'monospace', '-apple-system', 'BlinkMacSystemFont']);

function colour(value: unknown): string {
  if (!isGroup(value)) throw new Error(`not a colour: ${JSON.stringify(value)}`);
  const { alpha, hex, components } = value;
  if (typeof hex === 'string' && (alpha === undefined || alpha === 1)) return hex;
  const [red = 0, green = 0, blue = 0] = (components as number[]).map((part) => Math.round(part * 255));
  return `rgb(${red} ${green} ${blue} / ${alpha})`;
}

/** Tokens that are a share of another colour say so in `kit.mix`; the browser mixes, so that the brand in force decides. */
function mix(extensions: RawToken['extensions']): string | undefined {
  const mixed = extensions['kit.mix'];
  if (!isGroup(mixed)) return undefined;
  return `color-mix(in srgb, var(${aliasOf(mixed['color'])}) ${mixed['percent']}%, transparent)`;
}

const quantity = (value: unknown) =>
  isGroup(value) ? (value['value'] === 0 ? '0' : `${value['value']}${value['unit']}`) : '';

function shadow(value: unknown, extensions: RawToken['extensions']): string {
  if (!isGroup(value)) throw new Error(`not a shadow: ${JSON.stringify(value)}`);
  const { offsetX, offsetY, blur, color } = value;
  return `${quantity(offsetX)} ${quantity(offsetY)} ${quantity(blur)} ${mix(extensions) ?? colour(color)}`;
}

/** What stands right of the colon for a token, e.g. `var(--sy-primary-600)`, `16px`. */
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
      return (value as string[]).map((name) => (GENERIC_FONTS.has(name) ? name : `"${name}"`)).join(', ');
    case 'cubicBezier':
      return `cubic-bezier(${(value as number[]).join(', ')})`;
    case 'number':
    case 'fontWeight':
      return String(value);
    default:
      throw new Error(`${path.join('.')}: the type "${type}" is not known here.`);
  }
}
