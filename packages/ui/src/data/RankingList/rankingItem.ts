/** One entry of the ranking. */
export interface RankingItem {
  /** Unique key. */
  id: string;
  /** The rank from 1; equal scores share it. `null` for a student without a place. */
  rank: number | null;
  /** Public name, possibly shortened. */
  name: string;
  /** URL of the picture. */
  avatar?: string | undefined;
  /** The score with its unit, e.g. `412分钟`. */
  score: string;
  /** Ranks gained since last time, negative if lost; `new` for who was not in the list. */
  trend?: number | 'new' | undefined;
  /** One line below the name, e.g. the distance to the next rank. */
  note?: string | undefined;
  /** Others have the same rank. */
  tied?: boolean | undefined;
  /** The student does not show name and picture. */
  hidden?: boolean | undefined;
  /** The score as a share of the first one, 0 to 1: the bar of `podium`. */
  share?: number | undefined;
}
