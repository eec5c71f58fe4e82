import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** Words of a class in the schedule. */
export interface ScheduleItemLabels {
  live: string;
  open: string;
  ended: string;
  moved: string;
  inRoom: (count: number) => string;
  /** On the closed button: from when the class may be entered. */
  enterAt: (time: string) => string;
  /** Why it is closed (§9). */
  enterRule: (minutes: number) => string;
  enter: string;
  enterNow: string;
  replay: string;
  replayLater: string;
  replayText: string;
  /** It was to be then. */
  movedFrom: (when: string) => string;
  startsIn: string;
  /** Hours and minutes that are left. */
  hours: string;
  minutes: string;
  days: string;
  onAir: string;
  over: string;
  /** What an action belongs to. */
  of: (action: string, title: string) => string;
}

/** Dictionary of a class in the schedule. */
export const scheduleItemLabels: Record<Locale, ScheduleItemLabels> = {
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
};
