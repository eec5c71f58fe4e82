/** A level of a scale, the lowest first. */
export interface ScaleLevel {
  name: string;
  /** Points from which it is reached, and up to which. */
  from: number;
  to: number;
}

/** A level with its share of the scale in percent, and whether the score is in it. */
export interface ScalePart extends ScaleLevel {
  share: number;
  isReached: boolean;
}

/** The levels as parts of a scale: each reaches to where the next begins, so that a score between two whole points has its place. */
export function scaleParts(levels: readonly ScaleLevel[], total: number, score: number | undefined): ScalePart[] {
  return levels.map((level, at) => {
    const end = levels[at + 1]?.from ?? total;
    const isReached = score !== undefined && score >= level.from && (score < end || at === levels.length - 1);
    return { ...level, share: total > 0 ? (Math.max(0, end - level.from) / total) * 100 : 0, isReached };
  });
}

/** Place of a score on the scale in percent, never beyond its ends. */
export function placeOf(score: number, total: number): number {
  return total > 0 ? Math.min(100, Math.max(0, (score / total) * 100)) : 0;
}
