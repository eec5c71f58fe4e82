import { RAMPS, type RampName, type Seed, type Seeds, STEPS, type Step } from './brandSeed.ts';
import { distance, toOklch } from './colour.ts';
import { type ActionColours, exactAction } from './exactColour.ts';
import type { Choice } from './policies.ts';
import { solveRamp } from './ramp.ts';

/** The name of one step of a brand ramp. */
export type RampVariable = `--sy-${RampName}-${Step}`;

/** The seed of a ramp: an exact colour gives its hue and its chroma. */
export function seedOf(seed: Seeds[RampName]): Seed {
  if (typeof seed !== 'string') return seed;
  const { C, H } = toOklch(seed.toLowerCase());
  return { hue: H, chroma: C };
}

/** The 36 colours of a brand, by variable (ui-kit 4.10). */
export function deriveBrand(seeds: Seeds): Record<RampVariable, string> {
  const entries = RAMPS.flatMap((ramp) => {
    const colours = solveRamp(seedOf(seeds[ramp]));
    return STEPS.map((step) => [`--sy-${ramp}-${step}`, colours[step]]);
  });
  return Object.fromEntries(entries) as Record<RampVariable, string>;
}

/** Two solids closer than this in OKLab are easily confused (ui-kit 4.2). */
const COLLISION_DISTANCE = 0.12;

/** The action's colours where the ramp does not give them: for an exact colour, and for dark ink on a ramp. */
export function actionColours(
  primary: Seeds['primary'],
  ink: Choice<'ink'>,
  ramps: ReadonlyMap<string, string>,
): ActionColours | undefined {
  const darkest = ramps.get('--sy-neutral-950') ?? '';
  if (typeof primary === 'string') return exactAction(primary.toLowerCase(), ink, darkest);
  return ink === 'dark' ? exactAction(ramps.get('--sy-primary-600') ?? '', ink, darkest) : undefined;
}

/** True when a status solid looks like the brand's own solid and must move to its dark step (ui-kit 4.2). */
export const collides = (primary: string, statusSolid: string) => distance(primary, statusSolid) < COLLISION_DISTANCE;
