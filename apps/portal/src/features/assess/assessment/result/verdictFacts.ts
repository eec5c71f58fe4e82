import type { AdvisedOffer, AssessmentResult } from '@shuyuan/contract';

/** The level that was reached, with the points that make it. */
export function reachedLevel({ levels, levelName }: AssessmentResult) {
  return levels.find(({ name }) => name === levelName);
}

/** The class to enrol in: one that is sold to this person comes first, then one of the level; none that the student has. */
export function bestOffer(
  { offers }: { offers: readonly AdvisedOffer[] },
  isLoggedIn: boolean,
): AdvisedOffer | undefined {
  const open = offers.filter(({ course }) => !course.isOwned);
  const sold = open.filter((offer) => publicPrice(offer, isLoggedIn) !== undefined);
  const isOfLevel = ({ by }: AdvisedOffer) => by === 'level';
  return sold.find(isOfLevel) ?? sold[0] ?? open.find(isOfLevel) ?? open[0];
}

/** The class that the level stands for, the first that its answer names, whether the student has it or not. */
export function levelOffer({ offers }: { offers: readonly AdvisedOffer[] }): AdvisedOffer | undefined {
  return offers.find(({ by }) => by === 'level');
}

/** A price for everybody of a class, for who is not logged in; undefined where there is none. */
export function publicPrice({ course, payFen }: AdvisedOffer, isLoggedIn: boolean): number | undefined {
  if (isLoggedIn || payFen !== undefined || course.status === 'full') return payFen;
  return course.campaignFen ?? course.priceFen;
}

/** The place among others is told where it is in the upper half: the last of nineteen needs no number for it. */
export function toldRank({ rank, rankTotal }: Pick<AssessmentResult, 'rank' | 'rankTotal'>) {
  if (rank === undefined || rankTotal === undefined || rank * 2 > rankTotal + 1) return undefined;
  return { rank, rankTotal };
}

/** The weakest fields that a result without advice names, the weakest first. */
export const weakestOf = (result: AssessmentResult) =>
  sidesOf(result)
    .weak.slice(0, 2)
    .map(({ name }) => name);

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
