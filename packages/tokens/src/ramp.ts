import { type Seed, STEPS, type Step } from './brandSeed.ts';
import { bisect, contrast, toHex } from './colour.ts';

/** Contrast on white that each step reaches (ui-kit 4.3). */
export const CONTRAST_ON_WHITE = [1.03, 1.07, 1.14, 1.3, 1.65, 2.35, 3.35, 4.85, 6.9, 9.4, 12.6, 16.2] as const;

/** Share of the seed's chroma at each step: full for actions, less in tints and text colours. */
const CHROMA_SHARE = [0.06, 0.12, 0.22, 0.4, 0.62, 0.85, 1, 1, 0.92, 0.8, 0.62, 0.45] as const;

/** Share of `lightHueShift`: none from 500 on, all of it at 50 and 25. */
const shiftShare = (index: number) => Math.max(0, Math.min(1, (6 - index) / 5));

/** The lightest colour of a hue and a chroma whose 8-bit value reaches a contrast on white. */
export const solveTo = ({ hue: H }: Pick<Seed, 'hue'>, target: number, C: number): string =>
  toHex({ L: bisect(0, 1, (L) => contrast(toHex({ L, C, H }), '#ffffff') >= target), C, H });

function solve({ hue, chroma, lightHueShift = 0 }: Seed, index: number): string {
  const tinted = { hue: hue + lightHueShift * shiftShare(index) };
  return solveTo(tinted, CONTRAST_ON_WHITE[index] ?? 1, chroma * (CHROMA_SHARE[index] ?? 1));
}

/** The twelve steps derived from a seed, as `#rrggbb`. */
export const solveRamp = (seed: Seed) =>
  Object.fromEntries(STEPS.map((step, index) => [step, solve(seed, index)])) as Record<Step, string>;
