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
  /** No place moved. */
  same: string;
  /** It was not in the list before. */
  fresh: string;
  /** Others have the same rank. */
  tied: string;
  /** The student does not show their name. */
  hidden: string;
  /** On a step of the podium. */
  step: (rank: number, isTied: boolean) => string;
  /** Instead of a rank. */
  noPlace: string;
  empty: string;
  emptyHint: string;
}

const CN_PLACES = ['', '第一', '第二', '第三'];
const EN_PLACES = ['', 'First', 'Second', 'Third'];

/** Labels of RankingList by language. */
export const rankingListLabels: Record<Locale, RankingListLabels> = defineLabels('RankingList', {
  cn: {
    me: '我',
    place: (rank) => `第${rank}名`,
    up: (places) => `上升${places}名`,
    down: (places) => `下降${places}名`,
    same: '不变',
    fresh: '新上榜',
    tied: '并列',
    hidden: '已隐藏',
    step: (rank, isTied) => `${isTied ? '并列' : ''}${CN_PLACES[rank] ?? `第${rank}`}`,
    noPlace: '没有名次',
    empty: '还没有排名',
    emptyHint: '人数够了就会排出来',
  },
  en: {
    me: 'Me',
    place: (rank) => `Place ${rank}`,
    up: (places) => `Up ${places}`,
    down: (places) => `Down ${places}`,
    same: 'Same',
    fresh: 'New',
    tied: 'Tied',
    hidden: 'Hidden',
    step: (rank, isTied) => `${EN_PLACES[rank] ?? `Place ${rank}`}${isTied ? ', tied' : ''}`,
    noPlace: 'No place',
    empty: 'No ranking yet',
    emptyHint: 'It starts once there are enough students',
  },
});
