import type { CalendarDate } from '@internationalized/date';
import type { DayNames } from '../../controls/DatePicker/days.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { DAY_PARTS, type PlacedEvent } from './calendarEvents.ts';
import type { ScheduleCalendarLabels } from './ScheduleCalendar.labels.ts';

/** Number of events that a day of the month view shows before the rest is counted. */
const SHOWN = 2;

interface CalendarCellProps {
  day: CalendarDate;
  view: 'week' | 'month';
  events: readonly PlacedEvent[];
  isToday: boolean;
  isOutside: boolean;
  /** Whether it is the tab stop of the grid (roving tabindex); its events follow. */
  isActive: boolean;
  /** First of its row: it contains the names of the day parts. */
  isFirst: boolean;
  names: DayNames;
  words: ScheduleCalendarLabels;
  onPick: (event: PlacedEvent) => void;
  onMore: (day: CalendarDate) => void;
}

/** A day of the grid: its events as buttons, by day part in the week view, counted in the month view. */
export function CalendarCell(props: CalendarCellProps) {
  const { day, view, events, isToday, isOutside, isActive, isFirst, names, words, onPick, onMore } = props;
  const spoken = words.day(names.dayOfMonth(day), names.weekdayShort(day));
  const tabIndex = isActive ? 0 : -1;
  const button = (event: PlacedEvent) => (
    <button
      type="button"
      className="event"
      key={event.id}
      tabIndex={tabIndex}
      data-kind={event.kind}
      data-state={event.state}
      title={event.title}
      onClick={() => onPick(event)}
    >
      <b>{event.time}</b>
      <span>{event.title}</span>
      <VisuallyHidden>
        {words.kinds[event.kind]} {event.state === 'next' ? '' : words[event.state]}
      </VisuallyHidden>
    </button>
  );
  // One event more than fits is shown anyway: a counter for a single one would take the same room.
  const shown = events.length <= SHOWN + 1 ? events : events.slice(0, SHOWN);
  const rest = events.length - shown.length;
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid takes the focus (APG grid)
      role="gridcell"
      className="cell"
      tabIndex={tabIndex}
      aria-current={isToday ? 'date' : undefined}
      data-date={day.toString()}
      data-today={isToday || undefined}
      data-outside={isOutside || undefined}
    >
      <VisuallyHidden>
        {[spoken, isToday ? words.today : '', words.count(events.length)].filter(Boolean).join(' ')}
      </VisuallyHidden>
      {view === 'week' ? (
        DAY_PARTS.map((part) => (
          <div className="part" key={part}>
            {isFirst && (
              <span className="partName" aria-hidden>
                {words.parts[part]}
              </span>
            )}
            {events.filter((event) => event.part === part).map(button)}
          </div>
        ))
      ) : (
        <>
          <b aria-hidden>{day.day}</b>
          {shown.map(button)}
          {rest > 0 && (
            <button
              type="button"
              className="more"
              tabIndex={tabIndex}
              aria-label={words.moreOf(rest, spoken)}
              onClick={() => onMore(day)}
            >
              {words.more(rest)}
            </button>
          )}
        </>
      )}
    </td>
  );
}
