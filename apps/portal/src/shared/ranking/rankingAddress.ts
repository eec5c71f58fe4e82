import { address, oneOf, type ValuesOf } from '../../page/address.ts';

/** What students are compared by (product.md 4.19). */
export const RANK_TYPES = ['learning', 'practice', 'articles', 'invitations'] as const;
export type RankType = (typeof RANK_TYPES)[number];
/** A week begins on Monday, Beijing time. */
export const RANK_PERIODS = ['week', 'month', 'all'] as const;

/** `/ranking` (§2). */
export const rankingAddress = address('/ranking', {
  type: oneOf(RANK_TYPES, 'learning'),
  period: oneOf(RANK_PERIODS, 'week'),
});
export type RankingChoice = ValuesOf<typeof rankingAddress>;
