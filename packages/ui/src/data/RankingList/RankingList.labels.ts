import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of RankingList. */
export interface RankingListLabels {
  /** Marker of the student's own row. */
  me: string;
  /** The rank, for screen readers. */
  place: (rank: number) => string;
  /** Number of places moved up or down. */
  up: (places: number) => string;
  down: (places: number) => string;
  empty: string;
  emptyHint: string;
}

/** Labels of RankingList by language. */
export const rankingListLabels: Record<Locale, RankingListLabels> = defineLabels('RankingList', {
  cn: {
    me: '我',
    place: (rank) => `第${rank}名`,
    up: (places) => `上升${places}名`,
    down: (places) => `下降${places}名`,
    empty: '还没有排名',
    emptyHint: '人数够了就会排出来',
  },
  en: {
    me: 'Me',
    place: (rank) => `Place ${rank}`,
    up: (places) => `Up ${places}`,
    down: (places) => `Down ${places}`,
    empty: 'No ranking yet',
    emptyHint: 'It starts once there are enough students',
  },
});
