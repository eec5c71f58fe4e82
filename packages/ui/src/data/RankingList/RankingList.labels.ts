import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** Words of the ranking. */
export interface RankingListLabels {
  /** Marks the student's own row. */
  me: string;
  /** Read aloud with the place. */
  place: (rank: number) => string;
  /** How many places somebody has gone up or down since. */
  up: (places: number) => string;
  down: (places: number) => string;
  empty: string;
  emptyHint: string;
}

/** Dictionary of the ranking. */
export const rankingListLabels: Record<Locale, RankingListLabels> = {
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
};
