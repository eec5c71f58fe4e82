import { type CalendarDate, DateFormatter, fromAbsolute, parseDate, toCalendarDate } from '@internationalized/date';

/** A calendar date `YYYY-MM-DD`, without time or time zone (ui-kit 3.3). */
export type PlainDate = string;

/** The day of a plain date; `null` when there is no such day. */
export function dayOf(date: PlainDate | null | undefined): CalendarDate | null {
  if (!date || Number(date.slice(0, 4)) < 1) return null;
  try {
    return parseDate(date);
  } catch {
    return null;
  }
}

/** The day of an instant in a time zone: "today" of an injected clock. */
export function dayIn(atMs: number, timeZone: string): CalendarDate {
  return toCalendarDate(fromAbsolute(atMs, timeZone));
}

/** Names of days and months in a language, by Intl. */
export interface DayNames {
  /** `2026年`. */
  year: (day: CalendarDate) => string;
  /** `11月`, `November`. */
  month: (day: CalendarDate) => string;
  /** `2026年11月`, `Nov 2026`. */
  monthOfYear: (day: CalendarDate) => string;
  /** `11月20日`, `20 Nov`. */
  dayOfMonth: (day: CalendarDate) => string;
  /** `2026年11月20日星期五`. */
  full: (day: CalendarDate) => string;
  /** In the shortest form that tells the days apart: `五`, `Fri`. */
  weekday: (day: CalendarDate) => string;
  /** `周五`, `Fri`. */
  weekdayShort: (day: CalendarDate) => string;
  /** `星期五`, `Friday`. */
  weekdayLong: (day: CalendarDate) => string;
}

const made = new Map<string, DayNames>();

/** The names in a language; English has the day before the month, as in all texts of the kit. A tag that is none gives Chinese. */
export function dayNames(language: string): DayNames {
  const known = made.get(language);
  if (known) return known;
  const tag = tagOf(language);
  const isHan = tag.startsWith('zh');
  const named = (format: Intl.DateTimeFormatOptions) => {
    // In the calendar and the digits of the dates that are typed.
    const formatter = new DateFormatter(tag, {
      timeZone: 'UTC',
      calendar: 'gregory',
      numberingSystem: 'latn',
      ...format,
    });
    return (day: CalendarDate) => formatter.format(day.toDate('UTC'));
  };
  const names: DayNames = {
    year: named({ year: 'numeric' }),
    month: named({ month: isHan ? 'short' : 'long' }),
    monthOfYear: named({ year: 'numeric', month: 'short' }),
    dayOfMonth: named({ month: 'short', day: 'numeric' }),
    full: named({ dateStyle: 'full' }),
    weekday: named({ weekday: isHan ? 'narrow' : 'short' }),
    weekdayShort: named({ weekday: 'short' }),
    weekdayLong: named({ weekday: 'long' }),
  };
  made.set(language, names);
  return names;
}

function tagOf(language: string): string {
  if (language === 'en') return 'en-GB';
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'zh-CN';
  } catch {
    return 'zh-CN';
  }
}
