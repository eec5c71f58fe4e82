import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';
import type { CalendarEvent, DayPart } from './calendarEvents.ts';

interface WeekEnd {
  name: string;
  day: number;
}

/** Labels of ScheduleCalendar. */
export interface ScheduleCalendarLabels {
  parts: Record<DayPart, string>;
  kinds: Record<CalendarEvent['kind'], string>;
  today: string;
  done: string;
  missed: string;
  over: string;
  now: string;
  view: string;
  week: string;
  month: string;
  previous: Record<'week' | 'month', string>;
  next: Record<'week' | 'month', string>;
  /** First and last day of a week, each with its name and its number in the month: `11月16日` and 16. */
  weekOf: (from: WeekEnd, to: WeekEnd, isOneMonth: boolean) => string;
  /** Accessible name of a day, of its names in month and week. */
  day: (dayOfMonth: string, weekday: string) => string;
  count: (count: number) => string;
  more: (count: number) => string;
  moreOf: (count: number, day: string) => string;
  none: Record<'week' | 'month', string>;
}

/** Labels of ScheduleCalendar by language. */
export const scheduleCalendarLabels: Record<Locale, ScheduleCalendarLabels> = defineLabels('ScheduleCalendar', {
  cn: {
    parts: { morning: '上午', afternoon: '下午', evening: '晚上' },
    kinds: { live: '直播', recorded: '录播', due: '截止' },
    today: '今天',
    done: '已学完',
    missed: '没到课',
    over: '已结束',
    now: '正在上课',
    view: '显示',
    week: '周',
    month: '月',
    previous: { week: '上一周', month: '上个月' },
    next: { week: '下一周', month: '下个月' },
    weekOf: (from, to, isOneMonth) => `${from.name}–${isOneMonth ? `${to.day}日` : to.name}`,
    day: (dayOfMonth, weekday) => `${dayOfMonth} ${weekday}`,
    count: (count) => (count === 0 ? '没有安排' : `${count}项`),
    more: (count) => `还有${count}项`,
    moreOf: (count, day) => `${day}还有${count}项`,
    none: { week: '这一周没有安排', month: '这个月没有安排' },
  },
  en: {
    parts: { morning: 'a.m.', afternoon: 'p.m.', evening: 'Evening' },
    kinds: { live: 'Live', recorded: 'Recorded', due: 'Due' },
    today: 'Today',
    done: 'learnt',
    missed: 'missed',
    over: 'over',
    now: 'on now',
    view: 'View',
    week: 'Week',
    month: 'Month',
    previous: { week: 'Week before', month: 'Month before' },
    next: { week: 'Next week', month: 'Next month' },
    weekOf: (from, to, isOneMonth) => `${isOneMonth ? from.day : from.name} – ${to.name}`,
    day: (dayOfMonth, weekday) => `${weekday} ${dayOfMonth}`,
    count: (count) => (count === 0 ? 'nothing' : `${count} ${count === 1 ? 'entry' : 'entries'}`),
    more: (count) => `${count} more`,
    moreOf: (count, day) => `${count} more on ${day}`,
    none: { week: 'Nothing this week', month: 'Nothing this month' },
  },
});
