import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of ScheduleItem. */
export interface ScheduleItemLabels {
  live: string;
  open: string;
  ended: string;
  moved: string;
  inRoom: (count: number) => string;
  /** On the disabled button: when the class opens. */
  enterAt: (time: string) => string;
  /** Why the button is disabled (§9). */
  enterRule: (minutes: number) => string;
  enter: string;
  enterNow: string;
  replay: string;
  replayLater: string;
  replayText: string;
  /** The original time of a rescheduled class. */
  movedFrom: (when: string) => string;
  startsIn: string;
  /** Units of the remaining time. */
  hours: string;
  minutes: string;
  days: string;
  onAir: string;
  over: string;
  /** Accessible name of an action, with the title of its class. */
  of: (action: string, title: string) => string;
}

/** Labels of ScheduleItem by language. */
export const scheduleItemLabels: Record<Locale, ScheduleItemLabels> = defineLabels('ScheduleItem', {
  cn: {
    live: '直播中',
    open: '已可进入',
    ended: '已结束',
    moved: '已改期',
    inRoom: (count) => `${count}人在教室`,
    enterAt: (time) => `${time}可进入`,
    enterRule: (minutes) => `开课前${minutes}分钟可进入`,
    enter: '进入教室',
    enterNow: '现在进入',
    replay: '看回放',
    replayLater: '回放生成中',
    replayText: '这节课已结束',
    movedFrom: (when) => `原定${when}`,
    startsIn: '离开课还有',
    hours: '小时',
    minutes: '分',
    days: '天',
    onAir: '正在直播',
    over: '这节课已结束',
    of: (action, title) => `${action}：${title}`,
  },
  en: {
    live: 'Live',
    open: 'Door open',
    ended: 'Ended',
    moved: 'Moved',
    inRoom: (count) => `${count} inside`,
    enterAt: (time) => `Opens ${time}`,
    enterRule: (minutes) => `The door opens ${minutes} minutes before the start`,
    enter: 'Enter class',
    enterNow: 'Enter now',
    replay: 'Replay',
    replayLater: 'Replay on its way',
    replayText: 'This class is over',
    movedFrom: (when) => `Originally: ${when}`,
    startsIn: 'Begins in',
    hours: 'h',
    minutes: 'min',
    days: 'd',
    onAir: 'On air',
    over: 'This class is over',
    of: (action, title) => `${action}: ${title}`,
  },
});
