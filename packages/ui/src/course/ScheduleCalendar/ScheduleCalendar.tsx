import { type CalendarDate, isSameDay, isSameMonth } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { type DayNames, dayIn, dayNames, dayOf, type PlainDate } from '../../controls/DatePicker/days.ts';
import { moveByKey, useGrid } from '../../controls/DatePicker/useGrid.ts';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { Segmented } from '../../controls/Segmented/Segmented.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import type { ChangeHandler } from '../../foundations/changeDetails.ts';
import { readingKey } from '../../foundations/direction.ts';
import { useKit, useLabels, useReader } from '../../foundations/KitProvider/kitContext.ts';
import { ownChange } from '../../foundations/ownChange.ts';
import { useChange } from '../../foundations/useChange.ts';
import { ownZone } from '../../foundations/zones.ts';
import { zoneName } from '../schedule.ts';
import { CalendarCell } from './CalendarCell.tsx';
import { type CalendarEvent, dayAt, eventsByDay } from './calendarEvents.ts';
import { type ScheduleCalendarLabels, scheduleCalendarLabels } from './ScheduleCalendar.labels.ts';
import { Root } from './ScheduleCalendar.styles.ts';

export interface ScheduleCalendarProps extends Omit<BaseProps<HTMLElement>, 'role'> {
  events: readonly CalendarEvent[];
  /** A week by day parts, or a month; controlled. */
  view?: 'week' | 'month' | undefined;
  /** Initial view when uncontrolled; the week by default. */
  defaultView?: 'week' | 'month' | undefined;
  onViewChange?: ChangeHandler<'week' | 'month'> | undefined;
  /** The focused day, `YYYY-MM-DD`; its week or month is shown. Controlled. */
  date?: PlainDate | undefined;
  /** Initial day when uncontrolled; today by default. */
  defaultDate?: PlainDate | undefined;
  onDateChange?: ChangeHandler<PlainDate> | undefined;
  /** Called when an event is selected. */
  onPick?: ((event: CalendarEvent) => void) | undefined;
  /** IANA time zone of days and times; the kit's by default (§9). */
  timeZone?: string | undefined;
  labels?: Partial<ScheduleCalendarLabels> | undefined;
}

/** The schedule as a week or a month; arrow keys, Home, End and Page keys move through the days (APG grid). */
export function ScheduleCalendar(props: ScheduleCalendarProps) {
  const {
    events,
    view: heldView,
    defaultView = 'week',
    onViewChange,
    date: heldDate,
    defaultDate,
    onDateChange,
  } = props;
  const { onPick, timeZone: own, labels, ...rest } = omitState(props);
  const words = useLabels(scheduleCalendarLabels, labels);
  const { language } = useKit();
  const reader = useReader(own);
  const names = dayNames(language);
  const { now, timeZone } = reader;
  const today = dayAt(now, timeZone) ?? dayIn(now, ownZone());
  const [view, show] = useChange(heldView, defaultView, onViewChange);
  const [date, changeDate] = useChange(heldDate, defaultDate ?? today.toString(), onDateChange);
  const days = useMemo(() => eventsByDay(events, timeZone), [events, timeZone]);
  const grid = useRef<HTMLTableElement>(null);
  const movesFocus = useRef(false);
  const { state, weeks } = useGrid({
    span: view,
    focusedValue: dayOf(date) ?? today,
    onFocusChange: (next) => changeDate(next.toString(), ownChange('list-navigation')),
  });
  const { focusedDate: focused, visibleRange: shown } = state;

  useEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
  });

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement)) return;
    const cell = target.closest<HTMLElement>('[data-date]');
    if (target !== cell) {
      if (key === 'Escape') cell?.focus();
      return;
    }
    if (moveByKey(readingKey(event), event.shiftKey, state)) {
      event.preventDefault();
      movesFocus.current = true;
    } else if (key === 'Enter') {
      // Otherwise the keydown would also activate the event that has just received the focus.
      event.preventDefault();
      cell.querySelector<HTMLElement>('button')?.focus();
    }
  };

  const isEmpty = !weeks.flat().some((day) => days.has(day.toString()));
  const title = view === 'week' ? weekTitle(weeks[0], names, words) : names.monthOfYear(focused);
  return (
    <Root aria-label={title} {...rest} data-view={view}>
      <div className="bar">
        <span className="legend">
          <span>{zoneName(timeZone, reader)}</span>
          {(['live', 'recorded', 'due'] as const).map((kind) => (
            <span key={kind}>
              <i data-kind={kind} />
              {words.kinds[kind]}
            </span>
          ))}
        </span>
        <div className="stepper">
          <IconButton
            size="sm"
            icon={<ChevronLeft />}
            label={words.previous[view]}
            onClick={() => state.focusPreviousSection()}
          />
          <h3 aria-live="polite">{title}</h3>
          <IconButton
            size="sm"
            icon={<ChevronRight />}
            label={words.next[view]}
            onClick={() => state.focusNextSection()}
          />
        </div>
        <Button size="sm" variant="outline" tone="neutral" onClick={() => state.setFocusedDate(today)}>
          {words.today}
        </Button>
        <Segmented
          size="sm"
          label={words.view}
          value={view}
          items={[
            { value: 'week', label: words.week },
            { value: 'month', label: words.month },
          ]}
          onChange={(next, details) => show(next === 'month' ? 'month' : 'week', details)}
        />
      </div>
      <div className="sheet">
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is a table whose cells take the focus (APG grid) */}
        <table className="grid" role="grid" aria-label={title} ref={grid} onKeyDown={handleKeyDown}>
          <thead>
            <tr className="heads">
              {weeks[0]?.map((day) => (
                <th
                  scope="col"
                  key={day.toString()}
                  data-today={(view === 'week' && isSameDay(day, today)) || undefined}
                  data-past={(view === 'week' && day.compare(today) < 0) || undefined}
                >
                  {view === 'week' && isSameDay(day, today) ? words.today : names.weekdayShort(day)}
                  {view === 'week' && <b>{day.day}</b>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr className="days" key={week[0]?.toString()}>
                {week.map((day, n) => (
                  <CalendarCell
                    key={day.toString()}
                    day={day}
                    view={view}
                    events={days.get(day.toString()) ?? []}
                    isToday={isSameDay(day, today)}
                    isOutside={view === 'month' && !isSameMonth(day, shown.start)}
                    isActive={isSameDay(day, focused)}
                    isFirst={n === 0}
                    names={names}
                    words={words}
                    onPick={({ time: _t, part: _p, ...event }) => onPick?.(event)}
                    onMore={(day) => {
                      state.setFocusedDate(day);
                      show('week', ownChange('item-press'));
                    }}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {isEmpty && <p className="none">{words.none[view]}</p>}
      </div>
    </Root>
  );
}

function weekTitle(week: readonly CalendarDate[] = [], names: DayNames, words: ScheduleCalendarLabels): string {
  const [from, to] = [week.at(0), week.at(-1)];
  if (!from || !to) return '';
  const end = (day: CalendarDate) => ({ name: names.dayOfMonth(day), day: day.day });
  return words.weekOf(end(from), end(to), isSameMonth(from, to));
}

/** Props of the root element, without those of the calendar state. */
function omitState(props: ScheduleCalendarProps) {
  const { events: _e, view: _v, defaultView: _d, onViewChange: _o, date: _a, defaultDate: _f, ...rest } = props;
  const { onDateChange: _c, ...root } = rest;
  return root;
}
