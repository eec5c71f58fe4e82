import type { AdvisedOffer, AssessmentResult } from '@shuyuan/contract';

/** The level that was reached, with the points that make it. */
export function reachedLevel({ levels, levelName }: AssessmentResult) {
  return levels.find(({ name }) => name === levelName);
}

/** The class that the level advises first, without one that the student has. */
export function bestOffer({ offers }: { offers: readonly AdvisedOffer[] }): AdvisedOffer | undefined {
  return (
    offers.find(({ by, course }) => by === 'level' && !course.isOwned) ?? offers.find(({ course }) => !course.isOwned)
  );
}

/** A share from 0 to 1 in whole percent. */
export const percent = (rate: number) => Math.round(rate * 100);

/** Share of the points from which a field of knowledge is a strength. */
const STRONG = 0.85;

/** Strengths and gaps, the strongest and the weakest first; what is neither stands in the table alone. */
export function sidesOf({ radar }: AssessmentResult) {
  const sorted = radar.toSorted((one, other) => other.rate - one.rate);
  return {
    good: sorted.filter(({ rate, isWeak }) => rate >= STRONG && !isWeak),
    weak: sorted.filter(({ isWeak }) => isWeak).toReversed(),
  };
}
