import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';
import type { CalendarEvent, DayPart } from './calendarEvents.ts';

/** Labels of ScheduleCalendar. */
export interface ScheduleCalendarLabels {
  /** Starting on Monday. */
  weekdays: readonly string[];
  parts: Record<DayPart, string>;
  kinds: Record<CalendarEvent['kind'], string>;
  today: string;
  done: string;
  now: string;
  view: string;
  week: string;
  month: string;
  previous: Record<'week' | 'month', string>;
  next: Record<'week' | 'month', string>;
  beijing: string;
  weekOf: (from: readonly [number, number], to: readonly [number, number]) => string;
  monthOf: (year: number, month: number) => string;
  /** Accessible name of a day. */
  day: (month: number, day: number, weekday: string) => string;
  count: (count: number) => string;
  more: (count: number) => string;
  moreOf: (count: number, day: string) => string;
  none: Record<'week' | 'month', string>;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const en = (month: number) => MONTHS[month - 1] ?? '';

/** Labels of ScheduleCalendar by language. */
export const scheduleCalendarLabels: Record<Locale, ScheduleCalendarLabels> = defineLabels('ScheduleCalendar', {
  cn: {
    weekdays: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
    parts: { morning: '上午', afternoon: '下午', evening: '晚上' },
    kinds: { live: '直播', recorded: '录播', due: '截止' },
    today: '今天',
    done: '已完成',
    now: '正在上课',
    view: '显示',
    week: '周',
    month: '月',
    previous: { week: '上一周', month: '上个月' },
    next: { week: '下一周', month: '下个月' },
    beijing: '北京时间',
    weekOf: ([m1, d1], [m2, d2]) => `${m1}月${d1}日–${m1 === m2 ? '' : `${m2}月`}${d2}日`,
    monthOf: (year, month) => `${year}年${month}月`,
    day: (month, day, weekday) => `${month}月${day}日 ${weekday}`,
    count: (count) => (count === 0 ? '没有安排' : `${count}项`),
    more: (count) => `还有${count}项`,
    moreOf: (count, day) => `${day}还有${count}项`,
    none: { week: '这一周没有安排', month: '这个月没有安排' },
  },
  en: {
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    parts: { morning: 'a.m.', afternoon: 'p.m.', evening: 'Evening' },
    kinds: { live: 'Live', recorded: 'Recorded', due: 'Due' },
    today: 'Today',
    done: 'done',
    now: 'on now',
    view: 'View',
    week: 'Week',
    month: 'Month',
    previous: { week: 'Week before', month: 'Month before' },
    next: { week: 'Next week', month: 'Next month' },
    beijing: 'Beijing time',
    weekOf: ([m1, d1], [m2, d2]) => `${d1}${m1 === m2 ? '' : ` ${en(m1)}`} – ${d2} ${en(m2)}`,
    monthOf: (year, month) => `${en(month)} ${year}`,
    day: (month, day, weekday) => `${weekday} ${day} ${en(month)}`,
    count: (count) => (count === 0 ? 'nothing' : `${count} ${count === 1 ? 'entry' : 'entries'}`),
    more: (count) => `${count} more`,
    moreOf: (count, day) => `${count} more on ${day}`,
    none: { week: 'Nothing this week', month: 'Nothing this month' },
  },
});
