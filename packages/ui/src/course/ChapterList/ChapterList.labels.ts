import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of ChapterList. */
export interface ChapterListLabels {
  live: string;
  trial: string;
  /** Labels of a lesson's button, by action. */
  actions: Record<'enter' | 'trial' | 'review' | 'resume' | 'start', string>;
  /** On the disabled button: when the class opens. */
  enterAt: (time: string) => string;
  /** Separator between the start time and the opening time. */
  between: string;
  /** Why the button is disabled (§9). */
  enterRule: (minutes: number) => string;
  startsAt: (time: string) => string;
  /** Watched share of a video. */
  watched: (percent: number) => string;
  withPractice: string;
  locked: string;
  /** Why a lesson is locked, where the caller gives no reason (§4). */
  lockedReason: string;
  cancelled: string;
  /** About the recording of a class that was held. */
  replay: Record<'making' | 'failed', string>;
  done: string;
  now: string;
  showRest: (count: number) => string;
  empty: string;
}

/** Labels of ChapterList by language. */
export const chapterListLabels: Record<Locale, ChapterListLabels> = defineLabels('ChapterList', {
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
    lockedReason: '做完上一讲的练习后解锁',
    cancelled: '已取消',
    replay: { making: '回放生成中', failed: '回放没有生成，学校已收到通知' },
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
    enterRule: (minutes) => `Opens ${minutes} minutes before the start`,
    startsAt: (time) => `Starts ${time}`,
    watched: (percent) => `${percent}% watched`,
    withPractice: 'Practice',
    locked: 'Locked',
    lockedReason: 'Opens once the practice of the lesson before is done',
    cancelled: 'Cancelled',
    replay: { making: 'The replay is being prepared', failed: 'There is no replay; the school knows' },
    done: 'Finished',
    now: 'Current',
    showRest: (count) => `Show ${count} more`,
    empty: 'The lessons are being prepared',
  },
});
