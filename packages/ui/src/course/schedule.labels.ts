import { defineLabels, type Locale } from '../foundations/defineLabels.ts';

/** Labels for the dates of classes. */
export interface ScheduleWords {
  /** Starting on Sunday. */
  weekdays: readonly string[];
  today: (time: string) => string;
  tonight: (time: string) => string;
  tomorrow: (time: string) => string;
  day: (month: number, day: number, year?: number) => string;
  dateTime: (day: string, weekday: string, time: string) => string;
  /** Zones with a name of their own, by their IANA names: it is shown without an offset. */
  zones: Readonly<Record<string, string>>;
  /** Another zone by its name and present offset. */
  zone: (name: string, offset: string) => string;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Labels for the dates of classes, by language. */
export const scheduleLabels: Record<Locale, ScheduleWords> = defineLabels('schedule', {
  cn: {
    weekdays: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
    today: (time) => `今天${time}`,
    tonight: (time) => `今晚${time}`,
    tomorrow: (time) => `明天${time}`,
    day: (month, day, year) => `${year === undefined ? '' : `${year}年`}${month}月${day}日`,
    dateTime: (day, weekday, time) => `${day} ${weekday}${time}`,
    zones: { 'Asia/Shanghai': '北京时间' },
    zone: (name, offset) => `${name}（${offset}）`,
  },
  en: {
    weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    today: (time) => `Today ${time}`,
    tonight: (time) => `Tonight ${time}`,
    tomorrow: (time) => `Tomorrow ${time}`,
    day: (month, day, year) => `${day} ${MONTHS[month - 1] ?? ''}${year === undefined ? '' : ` ${year}`}`,
    dateTime: (day, weekday, time) => `${weekday} ${day}, ${time}`,
    zones: { 'Asia/Shanghai': 'Beijing time' },
    zone: (name, offset) => `${name} (${offset})`,
  },
});
