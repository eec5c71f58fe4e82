import { useId } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { Progress } from '../../feedback/Progress/Progress.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { Root } from './RankTicket.styles.ts';

/** The place as it stands on the ticket: a number with the words around it, or words alone. */
export type RankFigure = { before?: string; number: string; after?: string } | { words: string };

export interface RankTicketProps extends Omit<BaseProps<HTMLElement>, 'role'> {
  /** What is compared, above the place. */
  label: string;
  place: RankFigure;
  /** Below the place, e.g. how it has moved. */
  note?: string | undefined;
  /** The own result and what belongs to it; the first one is large. */
  facts: readonly { label: string; value: string }[];
  /** What leads to the next place. */
  hint?: string | undefined;
  /** How much of it is done, 0 to 1. */
  progress?: number | undefined;
  action?: { label: string; href: string } | undefined;
}

/** The student's own place in a ranking, as a ticket that is always there (§2 `/ranking`). */
export function RankTicket({ label, place, note, facts, hint, progress, action, ...rest }: RankTicketProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} {...rest}>
      <div className="paper">
        <div className="top">
          <p id={id}>{label}</p>
          {'words' in place ? (
            <p className="words">{place.words}</p>
          ) : (
            <p className="figure">
              {place.before}
              <b>{place.number}</b>
              {place.after}
            </p>
          )}
          {note !== undefined && <p>{note}</p>}
        </div>
        <div className="low">
          <dl>
            {facts.map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
          {hint !== undefined && <p className="hint">{hint}</p>}
          {progress !== undefined && <Progress label={hint ?? label} value={progress} max={1} size="md" />}
          {action && (
            <div className="action">
              <Button block href={action.href}>
                {action.label}
              </Button>
            </div>
          )}
        </div>
      </div>
    </Root>
  );
}
