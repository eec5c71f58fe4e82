import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** Words of the chapter list. */
export interface ChapterListLabels {
  live: string;
  trial: string;
  /** What the button of a lesson does. */
  actions: Record<'enter' | 'trial' | 'review' | 'resume' | 'start', string>;
  /** On the disabled button: from when the class may be entered. */
  enterAt: (time: string) => string;
  /** Between when it begins and when it may be entered. */
  between: string;
  /** Why it is disabled (§9). */
  enterRule: (minutes: number) => string;
  startsAt: (time: string) => string;
  /** Share of a video already watched. */
  watched: (percent: number) => string;
  withPractice: string;
  locked: string;
  done: string;
  now: string;
  showRest: (count: number) => string;
  empty: string;
}

/** Dictionary of the chapter list. */
export const chapterListLabels: Record<Locale, ChapterListLabels> = {
  cn: {
    live: '直播中',
    trial: '可试看',
    actions: { enter: '进入教室', trial: '试看', review: '复习', resume: '继续看', start: '开始学' },
    enterAt: (time) => `${time}可进入`,
    between: '·',
    enterRule: (minutes) => `开课前${minutes}分钟可进入`,
    startsAt: (time) => `${time}开始`,
    watched: (percent) => `看到${percent}%`,
    withPractice: '含练习',
    locked: '未解锁',
    done: '已学完',
    now: '正在学',
    showRest: (count) => `展开其余${count}讲`,
    empty: '课程目录还在准备',
  },
  en: {
    live: 'Live',
    trial: 'Free trial',
    actions: { enter: 'Enter class', trial: 'Try', review: 'Review', resume: 'Resume', start: 'Start' },
    enterAt: (time) => `Opens ${time}`,
    between: ' · ',
    enterRule: (minutes) => `The door opens ${minutes} minutes before the start`,
    startsAt: (time) => `Starts ${time}`,
    watched: (percent) => `${percent}% watched`,
    withPractice: 'Practice',
    locked: 'Locked',
    done: 'Finished',
    now: 'Current',
    showRest: (count) => `Show ${count} more`,
    empty: 'The lessons are being prepared',
  },
};
