import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { readingKey } from '../../foundations/direction.ts';
import { Root } from './Calendar.styles.ts';
import { addMonths, clampDate, monthOf, monthWeeks, type PlainDate, partsOf, plainDate } from './calendar.ts';
import type { DateWords } from './DatePicker.labels.ts';
import { dateForKey } from './gridKeys.ts';
import { type DateLimits, dateProblem } from './parseDate.ts';

/** A preset. */
export interface CalendarPreset<V> {
  /** Label of the preset, e.g. `Last 7 days`. */
  label: string;
  /** Value of the preset. */
  value: V;
}

interface CalendarProps extends DateLimits {
  /** Accessible name of the grid. */
  label: string;
  /** First and last selected day; equal for a single day. */
  chosen: readonly [PlainDate | null, PlainDate | null];
  /** Whether hovering previews the range up to the pointer. */
  isRange?: boolean | undefined;
  /** Today, according to the injected clock. */
  today: PlainDate;
  /** First and last year that can be selected; both included. */
  years: readonly [number, number];
  /** Called with the selected day. */
  onPick: (date: PlainDate) => void;
  /** Presets, including today. */
  shortcuts: readonly { label: string; isOff?: boolean | undefined; onPress: () => void }[];
  /** Shows a button that clears the value. */
  onClear?: (() => void) | undefined;
  /** The day with the initial focus. */
  focusRef?: RefObject<HTMLButtonElement | null> | undefined;
  words: DateWords;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** A month grid with a roving tabindex: one day is the tab stop, and arrow keys move it (APG date picker dialog). */
export function Calendar(props: CalendarProps) {
  const { label, chosen, isRange, today, years, min, max, isDisabled, onPick, shortcuts, onClear, focusRef, words } =
    props;
  const [from, to] = chosen;
  const floor = min ?? plainDate(years[0], 1, 1);
  const ceiling = max ?? plainDate(years[1], 12, 31);
  const [focused, setFocused] = useState(() => clampDate(to ?? from ?? today, floor, ceiling));
  const [pointed, setPointed] = useState<PlainDate | null>(null);
  const own = useRef<HTMLButtonElement>(null);
  const target = focusRef ?? own;
  const moves = useRef(false);
  const month = monthOf(focused);
  const { year, month: number } = partsOf(focused);

  useEffect(() => {
    if (moves.current) target.current?.focus();
    moves.current = false;
  });

  const show = (date: PlainDate) => setFocused(clampDate(date, floor, ceiling));
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const next = dateForKey(readingKey(event), event.shiftKey, focused);
    if (next === undefined) return;
    event.preventDefault();
    moves.current = true;
    show(next);
  };
  const end = to ?? (isRange && from !== null ? pointed : from);

  return (
    <Root>
      <div className="head">
        <select
          aria-label={words.year}
          value={year}
          onChange={(event) => show(plainDate(Number(event.target.value), number, partsOf(focused).day))}
        >
          {Array.from({ length: years[1] - years[0] + 1 }, (_, index) => years[1] - index).map((each) => (
            <option key={each} value={each}>
              {words.yearName(each)}
            </option>
          ))}
        </select>
        <select
          aria-label={words.month}
          value={number}
          onChange={(event) => show(plainDate(year, Number(event.target.value), partsOf(focused).day))}
        >
          {MONTHS.map((each) => (
            <option key={each} value={each}>
              {words.monthName(each)}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="move"
          aria-label={words.previous}
          disabled={month <= monthOf(floor)}
          onClick={() => show(addMonths(focused, -1))}
        >
          <ChevronLeft />
        </button>
        <button
          type="button"
          className="move"
          aria-label={words.next}
          disabled={month >= monthOf(ceiling)}
          onClick={() => show(addMonths(focused, 1))}
        >
          <ChevronRight />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the APG date picker is a table that the keys move in */}
      <table className="month" role="grid" aria-label={label} onKeyDown={handleKey}>
        <thead>
          <tr>
            {words.weekdays.map((weekday, index) => (
              <th className="weekday" key={weekday} scope="col" abbr={words.weekdayName(index)}>
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week) => (
            <tr key={week[0]?.date}>
              {week.map(({ date, day, isInMonth }) => {
                const isEnd = date === from || date === to;
                const isOff = dateProblem(date, { min, max, isDisabled }) !== null;
                return (
                  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is selected, one of a table is not
                  <td
                    className="cell"
                    key={date}
                    aria-selected={isEnd}
                    data-range={isRange ? placeInRange(date, from, end) : undefined}
                  >
                    <button
                      type="button"
                      className="day"
                      ref={date === focused ? target : undefined}
                      tabIndex={date === focused ? 0 : -1}
                      aria-label={words.day(date)}
                      aria-disabled={isOff || undefined}
                      aria-current={date === today ? 'date' : undefined}
                      data-outside={!isInMonth || undefined}
                      data-today={date === today || undefined}
                      data-selected={isEnd || undefined}
                      onPointerEnter={isRange ? () => setPointed(date) : undefined}
                      onClick={() => {
                        show(date);
                        if (!isOff) onPick(date);
                      }}
                    >
                      {day}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {(shortcuts.length > 0 || onClear) && (
        <div className="foot">
          {shortcuts.map((shortcut) => (
            <button type="button" key={shortcut.label} disabled={shortcut.isOff} onClick={shortcut.onPress}>
              {shortcut.label}
            </button>
          ))}
          {onClear && (
            <button type="button" className="clear" onClick={onClear}>
              {words.clear}
            </button>
          )}
        </div>
      )}
    </Root>
  );
}

/** Position of a day relative to a range whose ends may be in either order. */
function placeInRange(date: PlainDate, from: PlainDate | null, to: PlainDate | null) {
  if (from === null || to === null) return undefined;
  const [first, last] = from <= to ? [from, to] : [to, from];
  if (date < first || date > last) return undefined;
  if (first === last) return 'one';
  if (date === first) return 'start';
  return date === last ? 'end' : 'mid';
}
