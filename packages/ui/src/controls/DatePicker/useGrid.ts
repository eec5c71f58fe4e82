import { type CalendarDate, GregorianCalendar, startOfWeek } from '@internationalized/date';
import { type CalendarState, type CalendarStateOptions, useCalendarState } from 'react-stately/useCalendarState';

/** Weeks start on Monday, in every language. */
const WEEK_LOCALE = 'en-GB';
const gregorian = () => new GregorianCalendar();

/** What a month or a week of days starts from; the day that has the focus decides what is shown. */
export type GridOptions = Pick<
  CalendarStateOptions,
  'defaultFocusedValue' | 'focusedValue' | 'onFocusChange' | 'minValue' | 'maxValue' | 'isDateUnavailable'
> & { span: 'week' | 'month' };

const DURATION = { week: { weeks: 1 }, month: { months: 1 } } as const;

/** The state of a grid of days, and its rows: whole weeks from Monday to Sunday. */
export function useGrid({ span, ...options }: GridOptions) {
  const state = useCalendarState({
    ...options,
    locale: WEEK_LOCALE,
    createCalendar: gregorian,
    visibleDuration: DURATION[span],
  });
  const weeks = Array.from({ length: state.getWeeksInMonth() }, (_, week) =>
    state.getDatesInWeek(week).filter((day) => day !== null),
  );
  return { state, weeks };
}

/** Monday of the week of a day. */
function mondayOf(day: CalendarDate): CalendarDate {
  return startOfWeek(day, WEEK_LOCALE);
}

type Move = (state: CalendarState, isFar: boolean) => void;

/** Keys of a grid of days (APG date picker dialog). */
const MOVES: ReadonlyMap<string, Move> = new Map<string, Move>([
  ['ArrowLeft', (state) => state.focusPreviousDay()],
  ['ArrowRight', (state) => state.focusNextDay()],
  ['ArrowUp', (state) => state.focusPreviousRow()],
  ['ArrowDown', (state) => state.focusNextRow()],
  ['Home', (state) => state.setFocusedDate(mondayOf(state.focusedDate))],
  ['End', (state) => state.setFocusedDate(mondayOf(state.focusedDate).add({ days: 6 }))],
  ['PageUp', (state, isFar) => state.focusPreviousSection(isFar)],
  ['PageDown', (state, isFar) => state.focusNextSection(isFar)],
]);

/** Moves the focus by a key; false for all others. With Shift, the Page keys move by years, or by months where a week is shown. */
export function moveByKey(key: string, shiftKey: boolean, state: CalendarState): boolean {
  const move = MOVES.get(key);
  move?.(state, shiftKey);
  return move !== undefined;
}
