import * as z from 'zod/mini';
import { get, post } from './call.ts';
import { OPTIONAL, type ReadOf } from './reading.ts';
import { Flag, Id, Instant, maybe, record, Whole, words } from './schema.ts';

/** Fewest students for whom there is a list: with fewer one could guess who is who. */
export const RANKING_MIN = 10;

/** What is compared: minutes learnt, points in practice, likes of own articles, students invited (product.md 4.19). */
export const rankTypes = words({ learning: 1, practice: 2, articles: 3, invitations: 4 });
/** A week begins on Monday, Beijing time. */
export const rankPeriods = words({ week: 1, month: 2, all: 3 });

/** A student in a ranking. Who hides keeps the place, without id, name and picture. */
export const RankRow = record({
  /** Equal values share a number: 1, 1, 3. */
  rank: ['rankNo', Whole],
  isTied: ['isTied', Flag],
  userId: ['userId', maybe(Id)],
  name: ['nickName', z.string()],
  portrait: ['userImg', maybe(z.string())],
  /** Seconds of whole minutes, points, likes or students. */
  value: ['value', z.number()],
  /** Places won since the period before, negative for lost ones; absent for who is new, and without such a period. */
  trend: ['trend', maybe(z.number())],
  isHidden: ['isRankHidden', Flag],
  isMe: ['isMe', Flag],
});
export type RankRow = ReadOf<typeof RankRow>;

/** A student who is named beside a ranking. */
export const RankFellow = record({
  userId: ['userId', maybe(Id)],
  name: ['nickName', z.string()],
  portrait: ['userImg', maybe(z.string())],
});
export type RankFellow = ReadOf<typeof RankFellow>;

/** Who was first in the period before. Who hides keeps the place, without id, name and picture. */
export const RankWinner = record({
  userId: ['userId', maybe(Id)],
  name: ['nickName', z.string()],
  portrait: ['userImg', maybe(z.string())],
  value: ['value', z.number()],
  /** First in the period before that one too. */
  isAgain: ['isAgain', Flag],
  isHidden: ['isRankHidden', Flag],
});
export type RankWinner = ReadOf<typeof RankWinner>;

/** A ranking with the own place, which is there however far down it is. */
export const Ranking = record({
  rows: ['list', z.array(RankRow)],
  /** Students with a place; fewer than `RANKING_MIN` have no list. */
  total: ['totalCount', Whole, OPTIONAL],
  isOpen: ['isOpen', Flag],
  /** Absent at a backend that tells none. */
  mine: [
    'mine',
    maybe(
      record({
        /** Absent without a value, or while there is no list. */
        rank: ['rankNo', maybe(Whole)],
        isTied: ['isTied', Flag],
        value: ['value', z.number()],
        /** The result in the whole period before; absent for all time. */
        valueBefore: ['prevValue', maybe(z.number())],
        trend: ['trend', maybe(z.number())],
        /** What is missing to the next better value. */
        gap: ['gapToPrev', maybe(z.number())],
        /** The place of that value. */
        gapRank: ['prevRankNo', maybe(Whole)],
        isHidden: ['isRankHidden', Flag],
      }),
    ),
  ],
  /** While there is no list, for a student: others with a result, in no order; who hides is none of them. */
  fellows: ['fellowList', z.array(RankFellow)],
  /** Who was first in the period before, at most three of equal results; none where that one had no list. */
  winners: ['prevWinnerList', z.array(RankWinner)],
  /** Since when values count; absent for all time. */
  since: ['beginTime', maybe(Instant)],
  /** Since when those of the period before counted. */
  sinceBefore: ['prevBeginTime', maybe(Instant)],
  updatedAt: ['updateTime', Instant],
});
export type Ranking = ReadOf<typeof Ranking>;

/** Rankings of the school's students (product.md 4.19). */
export const rankings = {
  list: get('/ranking/getList', {
    summary: 'The first fifty of a ranking, and the own place',
    access: 'student',
    input: record({ type: ['rankType', rankTypes], period: ['period', rankPeriods] }),
    result: Ranking,
  }),
  hideMe: post('/ranking/hideMe', {
    summary: 'Shows the student in rankings as somebody without a name, or by name again',
    access: 'student',
    input: record({ isHidden: ['isRankHidden', Flag] }),
    result: record({ isHidden: ['isRankHidden', Flag] }),
  }),
};
