import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type StepsLabels, stepsLabels } from './Steps.labels.ts';
import { Root } from './Steps.styles.ts';
import { stepState } from './stepState.ts';

/** One stage of the way. */
export interface Step {
  /** Tells it from the others. */
  key: string;
  /** What happens there, in a few words. */
  title: string;
  /** When, or what it takes; one short line. */
  note?: string | undefined;
}

export interface StepsProps extends Omit<BaseProps<HTMLOListElement>, 'role'> {
  /** The stages, in order. */
  items: readonly Step[];
  /** Place of the current stage from 0; as many as there are stages once all lies behind. */
  current: number;
  /** How the current stage goes. */
  status?: 'now' | 'error' | undefined;
  /** The thread laid flat with words beside or below its nodes, or the upright thread. */
  layout?: 'beside' | 'below' | 'upright' | undefined;
  /** 13 or 14 px words. */
  size?: 'sm' | 'md' | undefined;
  /** Name of the list; "progress" by default. */
  label?: string | undefined;
  labels?: Partial<StepsLabels> | undefined;
}

/** Stages of a way that is walked once: buying, a refund, a new password (§4). */
export function Steps(props: StepsProps) {
  const { items, current, status = 'now', layout = 'beside', size = 'md', label, labels, ...rest } = props;
  const words = useLabels(stepsLabels, labels);
  return (
    <Root {...rest} aria-label={label ?? words.name} data-layout={layout} data-size={size}>
      {items.map(({ key, title, note }, index) => {
        const state = stepState(index, current, status);
        return (
          <li className="step" key={key} data-state={state} aria-current={index === current ? 'step' : undefined}>
            <span className="node" data-state={state} />
            <span className="words">
              <span className="title">
                {title}
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
