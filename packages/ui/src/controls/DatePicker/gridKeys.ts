import { addDays, addMonths, addYears, type PlainDate, startOfWeek, WEEK_DAYS } from './calendar.ts';

/** The day that a key of the grid moves to; undefined for other keys (APG date picker dialog). */
export function dateForKey(key: string, shiftKey: boolean, date: PlainDate): PlainDate | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -WEEK_DAYS);
    case 'ArrowDown':
      return addDays(date, WEEK_DAYS);
    case 'Home':
      return startOfWeek(date);
    case 'End':
      return addDays(startOfWeek(date), WEEK_DAYS - 1);
    case 'PageUp':
      return shiftKey ? addYears(date, -1) : addMonths(date, -1);
    case 'PageDown':
      return shiftKey ? addYears(date, 1) : addMonths(date, 1);
    default:
      return undefined;
  }
}
