import type { ReactNode } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type TimelineLabels, timelineLabels } from './Timeline.labels.ts';
import { Root } from './Timeline.styles.ts';

/** A past, current or future event. */
export interface TimelineItem {
  /** Unique key. */
  key: string;
  /** The day in words, e.g. `今天`. */
  day?: string | undefined;
  /** The rest of the time, e.g. `23:59截止`. */
  time?: string | undefined;
  /** Title of the event. */
  title: string;
  /** One line about it; for a locked one, what unlocks it. */
  text?: ReactNode;
  /** Beside the title, e.g. a tag with the score. */
  tag?: ReactNode;
  /** Done, current, upcoming, or locked. */
  state: 'done' | 'now' | 'next' | 'locked';
  /** The single action. */
  action?: ReactNode;
}

export interface TimelineProps extends Omit<BaseProps<HTMLOListElement>, 'role'> {
  /** The events, in order. */
  items: readonly TimelineItem[];
  /** Rows of 72 px with the time to the left of the thread, or a log with the time below the text. */
  layout?: 'rows' | 'log' | undefined;
  labels?: Partial<TimelineLabels> | undefined;
}

/** A timeline: upcoming events, or the history of an order (§2 `/learn`). */
export function Timeline({ items, layout = 'rows', labels, ...rest }: TimelineProps) {
  const words = useLabels(timelineLabels, labels);
  const isLog = layout === 'log';
  return (
    <Root {...rest} data-layout={layout}>
      {items.map(({ key, day, time, title, text, tag, state, action }) => {
        const when = (
          <span className="time">
            <b>{day}</b> {time}
          </span>
        );
        return (
          <li className="event" key={key} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            {!isLog && when}
            <span className="node" data-state={state} />
            <div className="words">
              <p className="title">
                {title}
                {tag}
                {state !== 'next' && <span className="said"> {words[state]}</span>}
              </p>
              {text !== undefined && <p className="text">{text}</p>}
              {isLog && when}
            </div>
            {action !== undefined && <div className="side">{action}</div>}
          </li>
        );
      })}
    </Root>
  );
}
