import { STEPS } from '../src/brandSeed.ts';
import { contrast } from '../src/colour.ts';
import { colourOf, contrastOf, failingPairs, type Pair, type Values } from '../src/contrastPairs.ts';
import { variableOf } from './names.ts';
import { type Group, isGroup } from './rawToken.ts';

const variable = (path: unknown) => variableOf(String(path).split('.'));

/** The pairs of `contrast.json`, by variable. */
export const pairsOf = ({ pairs }: Group): Pair[] =>
  (Array.isArray(pairs) ? pairs.filter(isGroup) : []).map(({ foreground, background, minimum }) => ({
    foreground: variable(foreground),
    background: variable(background),
    minimum: Number(minimum),
  }));

const RAMP_STEP = /--sy-([a-z]+)-(\d+)/;

/** The step nearest to a failing foreground, in its own ramp, that passes on the background; for the message. */
export function passingStep(values: Values, { foreground, background, minimum }: Pair): string | undefined {
  const [, ramp, from] = RAMP_STEP.exec(values.get(foreground) ?? '') ?? [];
  const back = colourOf(values, background);
  if (ramp === undefined || back === undefined) return undefined;
  const nearest = [...STEPS].sort(
    (a, b) => Math.abs(STEPS.indexOf(a) - nearIndex(from)) - Math.abs(STEPS.indexOf(b) - nearIndex(from)),
  );
  return nearest
    .map((step) => ({ step, hex: colourOf(values, `--sy-${ramp}-${step}`) }))
    .filter(({ hex }) => hex !== undefined && contrast(hex, back) >= minimum)
    .map(({ step }) => `${ramp}.${step}`)[0];
}

const nearIndex = (step: string | undefined) => STEPS.findIndex((known) => String(known) === step);

/** A line for every pair that a brand fails: brand, pair, value, and the nearest step that would pass (ui-kit 4.9). */
export function contrastReport(brand: string, values: Values, pairs: readonly Pair[]): string[] {
  return failingPairs(values, pairs).map((pair) => {
    const measured = contrastOf(values, pair).toFixed(2);
    const step = passingStep(values, pair);
    const advice = step === undefined ? 'no step of its ramp passes' : `${step} would pass`;
    return `${brand}: ${pair.foreground} on ${pair.background} is ${measured}, needs ${pair.minimum}; ${advice}`;
  });
}
