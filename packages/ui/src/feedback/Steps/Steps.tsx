import type { BaseProps } from '../../foundations/baseProps.ts';
import { Anchor, useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type StepsLabels, stepsLabels } from './Steps.labels.ts';
import { Root } from './Steps.styles.ts';
import { stepState } from './stepState.ts';

/** One step. */
export interface Step {
  /** Unique key. */
  key: string;
  /** What happens in it, in a few words. */
  title: string;
  /** One short line, e.g. a date or a requirement. */
  note?: string | undefined;
  /** Where it is done. */
  href?: string | undefined;
}

export interface StepsProps extends Omit<BaseProps<HTMLOListElement>, 'role'> {
  /** The steps, in order. */
  items: readonly Step[];
  /** Index of the current step, from 0; the number of steps once all are done. */
  current: number;
  /** Status of the current step. */
  status?: 'now' | 'error' | undefined;
  /** Horizontal with text beside or below the nodes, or vertical. */
  layout?: 'beside' | 'below' | 'upright' | undefined;
  /** Text of 13 or 14 px. */
  size?: 'sm' | 'md' | undefined;
  /** Accessible name of the list; "progress" by default. */
  label?: string | undefined;
  labels?: Partial<StepsLabels> | undefined;
}

/** Steps of a one-way process: checkout, refund, password reset (§4). */
export function Steps(props: StepsProps) {
  const { items, current, status, layout = 'beside', size = 'md', label, labels, ...rest } = props;
  const words = useLabels(stepsLabels, labels);
  return (
    <Root {...rest} aria-label={label ?? words.name} data-layout={layout} data-size={size}>
      {items.map(({ key, title, note, href }, index) => {
        const state = stepState(index, current, status);
        return (
          <li className="step" key={key} data-state={state} aria-current={index === current ? 'step' : undefined}>
            <span className="node" data-state={state} />
            <span className="words">
              <span className="title">
                {href === undefined ? title : <Anchor href={href}>{title}</Anchor>}
                {(state === 'done' || state === 'error') && <span className="said"> {words[state]}</span>}
              </span>
              {note !== undefined && <span className="note">{note}</span>}
            </span>
          </li>
        );
      })}
    </Root>
  );
}
