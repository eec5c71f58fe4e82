import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of MyCourseCard. */
export interface MyCourseCardLabels {
  kinds: Record<'live' | 'recorded', string>;
  next: string;
  seen: string;
  live: string;
  open: string;
  ended: string;
  expired: string;
  expiredText: (when: string) => string;
  validUntil: (when: string) => string;
  lessons: (done: number, total: number) => string;
  /** Where it is not known how many are completed. */
  total: (total: number) => string;
  learned: string;
  allLearned: string;
  notStarted: string;
  progress: string;
  actions: Record<'class' | 'enter' | 'start' | 'resume' | 'review' | 'renew', string>;
  /** Accessible name of an action, with the title of its course. */
  of: (action: string, title: string) => string;
}

/** Labels of MyCourseCard by language. */
export const myCourseCardLabels: Record<Locale, MyCourseCardLabels> = defineLabels('MyCourseCard', {
  cn: {
    kinds: { live: '直播', recorded: '录播' },
    next: '下一讲',
    seen: '看到',
    live: '直播中',
    open: '已可进入',
    ended: '已结束',
    expired: '已过期',
    expiredText: (when) => `${when}到期，续期后可以继续看`,
    validUntil: (when) => `有效期至${when}`,
    lessons: (done, total) => `${done}/${total}讲`,
    total: (total) => `共${total}讲`,
    learned: '已学',
    allLearned: '已学完',
    notStarted: '还没开始',
    progress: '学习进度',
    actions: {
      class: '进入班级',
      enter: '进入教室',
      start: '开始学习',
      resume: '接着看',
      review: '复习',
      renew: '去续期',
    },
    of: (action, title) => `${action}：${title}`,
  },
  en: {
    kinds: { live: 'Live', recorded: 'Recorded' },
    next: 'Next',
    seen: 'Seen to',
    live: 'Live',
    open: 'Door open',
    ended: 'Ended',
    expired: 'Expired',
    expiredText: (when) => `Ran out on ${when}; renew it to go on`,
    validUntil: (when) => `Valid until ${when}`,
    lessons: (done, total) => `${done} of ${total}`,
    total: (total) => (total === 1 ? '1 lesson' : `${total} lessons`),
    learned: 'learned',
    allLearned: 'all learned',
    notStarted: 'not started',
    progress: 'Progress',
    actions: {
      class: 'Open class',
      enter: 'Enter',
      start: 'Start',
      resume: 'Go on',
      review: 'Review',
      renew: 'Renew',
    },
    of: (action, title) => `${action}: ${title}`,
  },
});
