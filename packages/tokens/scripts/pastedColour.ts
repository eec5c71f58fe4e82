import { type Oklch, toHex, toOklch } from '../src/colour.ts';

/** A pasted colour as `#rrggbb`, or why it is none. */
export type Pasted = { readonly hex: string } | { readonly problem: string };

const NOT_A_COLOUR =
  'is no colour that can be read: paste #FFD400, rgb(255, 212, 0), hsl(50, 100%, 50%) or oklch(88% 0.18 95)';
const NOT_OPAQUE = 'is see-through; a colour of a brand is opaque';

const byte = (value: number) => Math.round(Math.min(255, Math.max(0, value)));
const toText = (channels: readonly number[]) =>
  `#${channels.map((channel) => byte(channel).toString(16).padStart(2, '0')).join('')}`;

function fromDigits(digits: string): Pasted {
  const whole = digits.length <= 4 ? digits.replace(/./g, '$&$&') : digits;
  const isOpaque = whole.length === 6 || whole.slice(6) === 'ff';
  return isOpaque ? { hex: `#${whole.slice(0, 6)}` } : { problem: NOT_OPAQUE };
}

/** Red, green and blue, 0 to 255, of hue in degrees, saturation and lightness in percent. */
function fromHsl(hue: number, saturation: number, lightness: number): number[] {
  const [s, l] = [saturation / 100, lightness / 100];
  const channel = (offset: number) => {
    const k = (offset + (((hue % 360) + 360) % 360) / 30) % 12;
    return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [channel(0), channel(8), channel(4)].map((share) => share * 255);
}

const NUMBER = String.raw`\s*(-?[\d.]+)(%|deg)?\s*`;
const FUNCTION = new RegExp(
  `^(rgb|hsl|oklch)a?\\(${NUMBER}[,\\s]${NUMBER}[,\\s]${NUMBER}(?:[,/]\\s*([\\d.]+)(%)?\\s*)?\\)$`,
);

/** OKLCH chroma of 100 % in CSS. */
const FULL_CHROMA = 0.4;
/** A part of `oklch()`, from 0 to its largest value; a percentage is of that value. */
const share = (value: number, unit: string | undefined, most: number) =>
  Math.min(most, Math.max(0, unit === '%' ? (value * most) / 100 : value));

function fromFunction(text: string): Pasted {
  const [, kind, ...parts] = FUNCTION.exec(text) ?? [];
  const [first = '', unit, second = '', secondUnit, third = '', , alpha, alphaUnit] = parts;
  const [a, b, c] = [Number(first), Number(second), Number(third)];
  if (kind === undefined || [a, b, c].some(Number.isNaN)) return { problem: NOT_A_COLOUR };
  if (alpha !== undefined && Number(alpha) < (alphaUnit === '%' ? 100 : 1)) return { problem: NOT_OPAQUE };
  if (kind === 'hsl') return { hex: toText(fromHsl(a, b, c)) };
  if (kind === 'oklch') return { hex: toHex({ L: share(a, unit, 1), C: share(b, secondUnit, FULL_CHROMA), H: c }) };
  return { hex: toText([a, b, c].map((value) => (unit === '%' ? value * 2.55 : value))) };
}

/**
 * Reads a colour as people paste it: hex in any case, with three, four, six or eight digits, with or without `#` (Figma copies
 * `FFD400`, `#FFD400FF` and `background: #FFD400;`), `rgb()` and `hsl()` in the old and the new spelling, `oklch()`.
 */
export function readPasted(text: string): Pasted {
  const given = text
    .normalize('NFKC') // a Chinese input method types ＃ and （
    .trim()
    .toLowerCase()
    .replace(/^(?:--)?[a-z][\w-]*\s*:\s*/, '')
    .replace(/[;,]$/, '')
    .replace(/^(["'])(.*)\1$/, '$2');
  const digits = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(given)?.[1];
  return digits === undefined ? fromFunction(given) : fromDigits(digits);
}

/** A colour with its lightness, chroma or hue changed; a grey has no hue to keep. */
export const shifted = (hex: string, change: Partial<Oklch>) => toHex({ ...toOklch(hex), ...change });
