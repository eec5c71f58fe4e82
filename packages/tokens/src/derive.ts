import { RAMPS, type RampName, type Seeds, STEPS, type Step } from './brandSeed.ts';
import { distance } from './colour.ts';
import { solveRamp } from './ramp.ts';

/** The name of one step of a brand ramp. */
export type RampVariable = `--sy-${RampName}-${Step}`;

/** The 36 colours of a brand, by variable (ui-kit 4.10). */
export function deriveBrand(seeds: Seeds): Record<RampVariable, string> {
  const entries = RAMPS.flatMap((ramp) => {
    const colours = solveRamp(seeds[ramp]);
    return STEPS.map((step) => [`--sy-${ramp}-${step}`, colours[step]]);
  });
  return Object.fromEntries(entries) as Record<RampVariable, string>;
}

/** Two solids closer than this in OKLab are easily confused (ui-kit 4.2). */
const COLLISION_DISTANCE = 0.12;

/** True when a status solid looks like the brand's own solid and must move to its dark step (ui-kit 4.2). */
export const collides = (primary: string, statusSolid: string) => distance(primary, statusSolid) < COLLISION_DISTANCE;
