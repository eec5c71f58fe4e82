import { CalendarDate, isSameDay, isSameMonth } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { readingKey } from '../../foundations/direction.ts';
import { useKit } from '../../foundations/KitProvider/kitContext.ts';
import { Root } from './Calendar.styles.ts';
import type { DateWords } from './DatePicker.labels.ts';
import { dayNames, dayOf, type PlainDate } from './days.ts';
import type { DateLimits } from './parseDate.ts';
import { moveByKey, useGrid } from './useGrid.ts';

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
  today: CalendarDate;
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
  const {
    label,
    chosen,
    isRange,
    today,
    years,
    min,
    max,
    isDateDisabled: isDisabled,
    onPick,
    shortcuts,
    onClear,
    focusRef,
    words,
  } = props;
  const [from, to] = chosen;
  const [pointed, setPointed] = useState<PlainDate | null>(null);
  const own = useRef<HTMLButtonElement>(null);
  const target = focusRef ?? own;
  const moves = useRef(false);
  const names = dayNames(useKit().language);
  const { state, weeks } = useGrid({
    span: 'month',
    defaultFocusedValue: dayOf(to) ?? dayOf(from) ?? today,
    minValue: dayOf(min) ?? new CalendarDate(years[0], 1, 1),
    maxValue: dayOf(max) ?? new CalendarDate(years[1], 12, 31),
    isDateUnavailable: (day) => isDisabled?.(day.toString()) ?? false,
  });
  const { focusedDate: focused, visibleRange: shown } = state;

  useEffect(() => {
    if (moves.current) target.current?.focus();
    moves.current = false;
  });

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!moveByKey(readingKey(event), event.shiftKey, state)) return;
    event.preventDefault();
    moves.current = true;
  };
  const end = to ?? (isRange && from !== null ? pointed : from);

  return (
    <Root>
      <div className="head">
        <select
          aria-label={words.year}
          value={focused.year}
          onChange={(event) => state.setFocusedDate(focused.set({ year: Number(event.target.value) }))}
        >
          {Array.from({ length: years[1] - years[0] + 1 }, (_, index) => years[1] - index).map((each) => (
            <option key={each} value={each}>
              {names.year(focused.set({ year: each }))}
            </option>
          ))}
        </select>
        <select
          aria-label={words.month}
          value={focused.month}
          onChange={(event) => state.setFocusedDate(focused.set({ month: Number(event.target.value) }))}
        >
          {MONTHS.map((each) => (
            <option key={each} value={each}>
              {names.month(focused.set({ month: each }))}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="move"
          aria-label={words.previous}
          disabled={state.isPreviousVisibleRangeInvalid()}
          onClick={() => state.focusPreviousSection()}
        >
          <ChevronLeft />
        </button>
        <button
          type="button"
          className="move"
          aria-label={words.next}
          disabled={state.isNextVisibleRangeInvalid()}
          onClick={() => state.focusNextSection()}
        >
          <ChevronRight />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the APG date picker is a table that the keys move in */}
      <table className="month" role="grid" aria-label={label} onKeyDown={handleKey}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th className="weekday" key={day.toString()} scope="col" abbr={names.weekdayLong(day)}>
                {names.weekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.toString()}>
              {week.map((day) => {
                const date = day.toString();
                const isEnd = date === from || date === to;
                const isOff = state.isInvalid(day) || state.isCellUnavailable(day);
                const isFocused = isSameDay(day, focused);
                const isToday = isSameDay(day, today);
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
                      ref={isFocused ? target : undefined}
                      tabIndex={isFocused ? 0 : -1}
                      aria-label={names.full(day)}
                      aria-disabled={isOff || undefined}
                      aria-current={isToday ? 'date' : undefined}
                      data-outside={!isSameMonth(day, shown.start) || undefined}
                      data-today={isToday || undefined}
                      data-selected={isEnd || undefined}
                      onPointerEnter={isRange ? () => setPointed(date) : undefined}
                      onClick={() => {
                        state.setFocusedDate(day);
                        if (!isOff) onPick(date);
                      }}
                    >
                      {day.day}
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
