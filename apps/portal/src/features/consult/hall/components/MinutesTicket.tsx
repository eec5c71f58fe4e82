import type { ReactNode } from 'react';
import { Ticket } from './MinutesTicket.styles.ts';

interface MinutesTicketProps {
  figure: number;
  /** Small, behind the figure. */
  unit?: string;
  /** Under the figure. */
  rule: string;
  title: string;
  /** Place of the title in the outline of the page. */
  level?: 2 | 3;
  text: ReactNode;
  when?: string | undefined;
  action?: ReactNode;
}

/** From here on, a figure with its unit is written smaller, to stay clear of the torn edge. */
const LONG = 4;

/** Minutes as a ticket: how many, what they are, what can be done with them. */
export function MinutesTicket({ figure, unit, rule, title, level = 2, text, when, action }: MinutesTicketProps) {
  const isLong = `${figure}${unit ?? ''}`.length > LONG;
  const Title = `h${level}` as const;
  return (
    <Ticket>
      <div className="paper">
        <div className="value">
          <b data-long={isLong ? '' : undefined}>
            {figure}
            {unit !== undefined && <small>{unit}</small>}
          </b>
          <span>{rule}</span>
        </div>
        <div className="info">
          <Title className="title">{title}</Title>
          <div>
            <div className="text">{text}</div>
            {when !== undefined && <p className="when">{when}</p>}
          </div>
          {action}
        </div>
      </div>
    </Ticket>
  );
}
