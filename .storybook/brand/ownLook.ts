import type { BrandFile, ImageName } from '../../packages/tokens/scripts/brandShape.ts';
import { RAMPS, STEPS } from '../../packages/tokens/src/brandSeed.ts';
import { toHex, toOklch } from '../../packages/tokens/src/colour.ts';
import { seedOf } from '../../packages/tokens/src/derive.ts';
import { solveRamp } from '../../packages/tokens/src/ramp.ts';
import { type Draft, readPicture, withPicture, withSeed } from './draft.ts';

/** Hues of accents: amber before rose before blue, since an accent marks what is saved or earned. */
const ACCENT_HUES = [68, 352, 250];
const ACCENT_CHROMA = 0.16;
/** The nearest accent of our schools is 31° from its primary. */
const LEAST_TURN = 30;
/** Less chroma than this has no hue to keep away from. */
const GREY = 0.03;

/** How far two hues are apart, in degrees up to 180. */
const turn = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

/** The draft with an accent that goes with its primary: the first hue for accents that is not the primary's. */
export function withOwnAccent(draft: Draft): Draft {
  const { hue: own, chroma } = seedOf(draft.brand.seed.primary);
  const hue = ACCENT_HUES.find((each) => chroma < GREY || turn(each, own) >= LEAST_TURN) ?? 250;
  return withSeed(draft, 'accent', { hue, chroma: ACCENT_CHROMA, lightHueShift: 0 });
}

/** Drawings that show a brand's colours and no name of a school: those can be drawn in another one's. */
export const ART = ['login', 'hero', 'empty', 'coupon'] as const satisfies readonly ImageName[];

/** The same place between two steps of a ramp as a colour has between two of another one. */
function between(hex: string, old: readonly string[], next: readonly string[]): string | undefined {
  const { L, C, H } = toOklch(hex);
  const steps = old.map(toOklch);
  const [middle] = steps.filter((step) => step.C > GREY).slice(-4);
  const at = steps.findIndex((step) => step.L < L);
  const [above, below] = [steps[at - 1], steps[at]];
  const [first, second] = [next[at - 1], next[at]].map((each) => each && toOklch(each));
  if (C < GREY || !middle || turn(middle.H, H) >= LEAST_TURN || !(above && below && first && second)) return undefined;
  const part = (above.L - L) / (above.L - below.L);
  const mixed = (from: number, to: number) => from + (to - from) * part;
  return toHex({ L: mixed(first.L, second.L), C: mixed(first.C, second.C), H: second.H });
}

/** A drawing with each step of a brand's ramps, and what lies between two, replaced by the same of another brand; paper and ink stay. */
export function inStepsOf(drawing: string, from: BrandFile['seed'], to: BrandFile['seed']): string {
  const ramps = RAMPS.map((ramp) => [solveRamp(seedOf(from[ramp])), solveRamp(seedOf(to[ramp]))] as const).map((pair) =>
    pair.map((colours) => STEPS.map((step) => colours[step])),
  );
  const own = (hex: string) => {
    for (const [old = [], next = []] of ramps) if (old.includes(hex)) return next[old.indexOf(hex)];
    return undefined;
  };
  const near = (hex: string) =>
    ramps.map(([old = [], next = []]) => between(hex, old, next)).find((found) => found !== undefined);
  return drawing.replace(/#[0-9a-f]{6}\b/gi, (found) => {
    const hex = found.toLowerCase();
    return own(hex) ?? near(hex) ?? found;
  });
}

/** The draft with drawings of `source` in its own colours; `drawings` are their SVG texts. */
export function withOwnArt(
  draft: Draft,
  source: BrandFile,
  drawings: Readonly<Partial<Record<ImageName, string>>>,
): Draft {
  return ART.reduce((now, name) => {
    const drawing = drawings[name];
    if (drawing === undefined) return now;
    const own = inStepsOf(drawing, source.seed, draft.brand.seed);
    const bytes = [...new TextEncoder().encode(own)].map((byte) => String.fromCharCode(byte)).join('');
    const picture = readPicture(name, `data:image/svg+xml;base64,${btoa(bytes)}`);
    return picture ? withPicture(now, name, picture) : now;
  }, draft);
}
