import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of StudyRoomRecord. */
export interface StudyRoomRecordLabels {
  /** Accessible name of the list. */
  list: string;
  minutes: (minutes: number) => string;
  /** Refunded minutes. */
  refunded: (minutes: number) => string;
  states: Record<'finished' | 'missed' | 'cancelled' | 'withdrawn' | 'roomClosed' | 'failed', string>;
  stars: (count: number) => string;
  rate: string;
  replay: string;
  /** To the board, the words and the files. */
  record: string;
  again: string;
  /** Accessible name of an action, with the title of its record. */
  of: (action: string, title: string) => string;
}

/** Labels of StudyRoomRecord by language. */
export const studyRoomRecordLabels: Record<Locale, StudyRoomRecordLabels> = defineLabels('StudyRoomRecord', {
  cn: {
    list: '答疑记录',
    minutes: (minutes) => `${minutes}分钟`,
    refunded: (minutes) => `已退${minutes}分钟`,
    states: {
      finished: '已结束',
      missed: '没有接上',
      cancelled: '已取消',
      withdrawn: '老师收回了邀请',
      roomClosed: '答疑室提前关闭',
      failed: '没有接通',
    },
    stars: (count) => `${count}星`,
    rate: '给老师打分',
    replay: '看回放',
    record: '看板书',
    again: '再排一次',
    of: (action, title) => `${action}：${title}`,
  },
  en: {
    list: 'Study room records',
    minutes: (minutes) => `${minutes} min`,
    refunded: (minutes) => `${minutes} min given back`,
    states: {
      finished: 'Finished',
      missed: 'Missed',
      cancelled: 'Cancelled',
      withdrawn: 'Withdrawn by the lecturer',
      roomClosed: 'The room closed early',
      failed: 'Not connected',
    },
    stars: (count) => `${count} ${count === 1 ? 'star' : 'stars'}`,
    rate: 'Rate',
    replay: 'Replay',
    record: 'Board',
    again: 'Queue again',
    of: (action, title) => `${action}: ${title}`,
  },
});
