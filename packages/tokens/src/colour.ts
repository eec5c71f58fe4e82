/** Lightness 0 to 1, chroma 0 to 0.4, hue in degrees. */
export interface Oklch {
  readonly L: number;
  readonly C: number;
  readonly H: number;
}
type Triple = readonly [number, number, number];

const RADIAN = Math.PI / 180;
const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const curved = (channel: number) => (channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055);

/** Linear sRGB of an OKLCH colour; outside 0 to 1 for colours beyond sRGB. */
function toLinear({ L, C, H }: Oklch): Triple {
  const a = C * Math.cos(H * RADIAN);
  const b = C * Math.sin(H * RADIAN);
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** True while sRGB shows the colour unchanged; half a thousandth is below one 8-bit step. */
const isShown = (colour: Oklch) => toLinear(colour).every((channel) => channel >= -0.0005 && channel <= 1.0005);

/** The greatest argument between the two for which the test holds, if it holds from `low` up to some point. */
export function bisect(low: number, high: number, holds: (value: number) => boolean): number {
  let [good, bad] = [low, high];
  for (let turn = 0; turn < 30; turn += 1) {
    const middle = (good + bad) / 2;
    if (holds(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/** The nearest `#rrggbb`; chroma is reduced only outside sRGB (ui-kit 4.3). */
export function toHex(colour: Oklch): string {
  const C = isShown(colour) ? colour.C : bisect(0, colour.C, (chroma) => isShown({ ...colour, C: chroma }));
  const bytes = toLinear({ ...colour, C }).map((channel) =>
    Math.round(255 * curved(Math.min(1, Math.max(0, channel)))),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function fromHex(hex: string): Triple {
  const channel = (start: number) => linear(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** OKLab of `#rrggbb`. */
function toLab(hex: string): Triple {
  const [r, g, b] = fromHex(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** OKLCH of `#rrggbb`; the hue of a grey is 0. */
export function toOklch(hex: string): Oklch {
  const [L, a, b] = toLab(hex);
  const C = Math.hypot(a, b);
  return { L, C, H: C < 0.0005 ? 0 : (Math.atan2(b, a) / RADIAN + 360) % 360 };
}

/** Perceptual difference of two colours: Euclidean distance in OKLab. */
export function distance(first: string, second: string): number {
  const [a, b] = [toLab(first), toLab(second)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(hex: string): number {
  const [r, g, b] = fromHex(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(first: string, second: string): number {
  const [a, b] = [luminance(first) + 0.05, luminance(second) + 0.05];
  return a > b ? a / b : b / a;
}
