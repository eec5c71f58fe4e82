import { Check, CircleCheck, CircleX, Clock, Hourglass } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { Root } from './ResultState.styles.ts';
import { ResultArt } from './resultArt.tsx';

/** A suggested next step. */
export interface ResultTip {
  /** Unique key. */
  key: string;
  /** From lucide-react. */
  icon: ReactNode;
  /** A few words. */
  title: string;
  /** One line. */
  text: string;
}

export interface ResultStateProps extends BaseProps<HTMLElement> {
  /** The outcome; `pending` while a response is outstanding. */
  status: 'success' | 'fail' | 'expired' | 'pending';
  /** One sentence: what happened. */
  title: string;
  /** What it means and what to do, one or two lines. */
  text?: ReactNode;
  /** Amount, date, number: pairs in one line. */
  facts?: readonly { label: string; value: ReactNode }[] | undefined;
  /** Buttons; the first is the next step. */
  actions?: ReactNode;
  /** Alternatives, below a divider. */
  tips?: readonly ResultTip[] | undefined;
  /** A whole page, a card on a page, or one line above the result. */
  layout?: 'page' | 'card' | 'line' | undefined;
  /** Heading level of the title. */
  level?: 1 | 2 | 3 | undefined;
  /** Focuses the title once it is rendered, so that the outcome is announced; true by default. */
  takesFocus?: boolean | undefined;
  /** The result, e.g. a ticket, or the remaining time. */
  children?: ReactNode;
}

const TAGS = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;
const SIGNS = { success: CircleCheck, fail: CircleX, expired: Clock, pending: Hourglass } as const;

/** The outcome of a payment, a redemption or an assessment (§2 `/course/fail`). */
export function ResultState(props: ResultStateProps) {
  const { status, title, text, facts, actions, tips, layout = 'page', level = 1, ...own } = props;
  const { takesFocus = true, children, ...rest } = own;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const Title = TAGS[level];
  const Sign = SIGNS[status];
  return (
    <Root {...rest} data-status={status} data-layout={layout}>
      {layout === 'line' ? (
        <span className="sign">
          <Sign aria-hidden="true" />
        </span>
      ) : status === 'success' ? (
        <span className="disc">
          <Check aria-hidden="true" />
        </span>
      ) : (
        <ResultArt kind={status} />
      )}
      <Title className="title" ref={heading} tabIndex={-1}>
        {title}
      </Title>
      {text !== undefined && <p className="text">{text}</p>}
      {facts && facts.length > 0 && (
        <dl className="facts">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children !== undefined && <div className="slot">{children}</div>}
      {actions !== undefined && <div className="acts">{actions}</div>}
      {tips && tips.length > 0 && (
        <ul className="tips">
          {tips.map((tip) => (
            <li key={tip.key}>
              <span className="sign" aria-hidden="true">
                {tip.icon}
              </span>
              <p>
                <b>{tip.title}</b>
                <small>{tip.text}</small>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}
