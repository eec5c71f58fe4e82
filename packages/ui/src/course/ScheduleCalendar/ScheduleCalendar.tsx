import { DEFAULT_TIME_ZONE } from '@shuyuan/rules';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import {
  addDays,
  addMonths,
  monthOf,
  monthWeeks,
  type PlainDate,
  partsOf,
  startOfWeek,
  WEEK_DAYS,
} from '../../controls/DatePicker/calendar.ts';
import { dateForKey } from '../../controls/DatePicker/gridKeys.ts';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { Segmented } from '../../controls/Segmented/Segmented.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { readingKey } from '../../foundations/direction.ts';
import { useKit, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useControllable } from '../../foundations/useControllable.ts';
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
  onViewChange?: ((view: 'week' | 'month') => void) | undefined;
  /** The focused day, `YYYY-MM-DD`; its week or month is shown. Controlled. */
  date?: PlainDate | undefined;
  /** Initial day when uncontrolled; today by default. */
  defaultDate?: PlainDate | undefined;
  onDateChange?: ((date: PlainDate) => void) | undefined;
  /** Called when an event is selected. */
  onPick?: ((event: CalendarEvent) => void) | undefined;
  /** IANA time zone of days and times; Beijing by default (§9). */
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
  const { onPick, timeZone, labels, ...rest } = omitState(props);
  const words = useLabels(scheduleCalendarLabels, labels);
  const { clock } = useKit();
  const today = dayAt(clock.now(), timeZone) ?? '';
  const [view, setView] = useControllable(heldView, defaultView);
  const [date, setDate] = useControllable(heldDate, defaultDate ?? today);
  const days = useMemo(() => eventsByDay(events, timeZone), [events, timeZone]);
  const grid = useRef<HTMLTableElement>(null);
  const movesFocus = useRef(false);

  const go = (next: PlainDate) => {
    setDate(next);
    onDateChange?.(next);
  };
  const show = (next: 'week' | 'month') => {
    setView(next);
    onViewChange?.(next);
  };
  useEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
  });

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement)) return;
    const cell = target.closest<HTMLElement>('[data-date]');
    if (target !== cell) {
      if (key === 'Escape') cell?.focus();
      return;
    }
    const next = dateForKey(readingKey(event), event.shiftKey, date);
    if (next !== undefined) {
      event.preventDefault();
      movesFocus.current = true;
      go(next);
    } else if (key === 'Enter') {
      // Otherwise the keydown would also activate the event that has just received the focus.
      event.preventDefault();
      cell.querySelector<HTMLElement>('button')?.focus();
    }
  };

  const weeks =
    view === 'week'
      ? [Array.from({ length: WEEK_DAYS }, (_, n) => ({ date: addDays(startOfWeek(date), n), isInMonth: true }))]
      : monthWeeks(monthOf(date));
  const isEmpty = !weeks.flat().some((one) => days.has(one.date));
  const step = (by: number) => go(view === 'week' ? addDays(date, by * WEEK_DAYS) : addMonths(date, by));
  const title = titleOf(view, date, words);
  const zone = timeZone ?? DEFAULT_TIME_ZONE.id;
  return (
    <Root aria-label={title} {...rest} data-view={view}>
      <div className="bar">
        <span className="legend">
          <span>{zone === DEFAULT_TIME_ZONE.id ? words.beijing : zone.replace(/^.*\//, '').replaceAll('_', ' ')}</span>
          {(['live', 'recorded', 'due'] as const).map((kind) => (
            <span key={kind}>
              <i data-kind={kind} />
              {words.kinds[kind]}
            </span>
          ))}
        </span>
        <div className="stepper">
          <IconButton size="sm" icon={<ChevronLeft />} label={words.previous[view]} onClick={() => step(-1)} />
          <h3 aria-live="polite">{title}</h3>
          <IconButton size="sm" icon={<ChevronRight />} label={words.next[view]} onClick={() => step(1)} />
        </div>
        <Button size="sm" variant="outline" tone="neutral" onClick={() => go(today)}>
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
          onChange={(next) => show(next === 'month' ? 'month' : 'week')}
        />
      </div>
      <div className="sheet">
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is a table whose cells take the focus (APG grid) */}
        <table className="grid" role="grid" aria-label={title} ref={grid} onKeyDown={handleKeyDown}>
          <thead>
            <tr className="heads">
              {weeks[0]?.map((one, n) => (
                <th
                  scope="col"
                  key={one.date}
                  data-today={(view === 'week' && one.date === today) || undefined}
                  data-past={(view === 'week' && one.date < today) || undefined}
                >
                  {view === 'week' && one.date === today ? words.today : words.weekdays[n]}
                  {view === 'week' && <b>{partsOf(one.date).day}</b>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr className="days" key={week[0]?.date}>
                {week.map((one, n) => (
                  <CalendarCell
                    key={one.date}
                    date={one.date}
                    view={view}
                    events={days.get(one.date) ?? []}
                    isToday={one.date === today}
                    isOutside={!one.isInMonth}
                    isActive={one.date === date}
                    isFirst={n === 0}
                    words={words}
                    onPick={({ time: _t, part: _p, ...event }) => onPick?.(event)}
                    onMore={(day) => {
                      go(day);
                      show('week');
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

function titleOf(view: 'week' | 'month', date: PlainDate, words: ScheduleCalendarLabels): string {
  const pair = (day: PlainDate) => [partsOf(day).month, partsOf(day).day] as const;
  const start = startOfWeek(date);
  if (view === 'week') return words.weekOf(pair(start), pair(addDays(start, WEEK_DAYS - 1)));
  return words.monthOf(partsOf(date).year, partsOf(date).month);
}

/** Props of the root element, without those of the calendar state. */
function omitState(props: ScheduleCalendarProps) {
  const { events: _e, view: _v, defaultView: _d, onViewChange: _o, date: _a, defaultDate: _f, ...rest } = props;
  const { onDateChange: _c, ...root } = rest;
  return root;
}
