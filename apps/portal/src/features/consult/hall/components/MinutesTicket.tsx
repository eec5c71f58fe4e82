import type { ReactNode } from 'react';
import { Info, Paper, Text, Ticket, Title, Validity, Value } from './MinutesTicket.styles.ts';

interface MinutesTicketProps {
  /** A number, or the words of a server that counts otherwise. */
  figure: number | string | undefined;
  /** Small, behind the figure. */
  unit?: string | undefined;
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
  const isLong = `${figure ?? ''}${unit ?? ''}`.length > LONG;
  return (
    <Ticket>
      <Paper>
        <Value>
          <b data-long={isLong ? '' : undefined}>
            {figure ?? '–'}
            {figure !== undefined && unit !== undefined && <small>{unit}</small>}
          </b>
          <span>{rule}</span>
        </Value>
        <Info>
          <Title as={`h${level}`}>{title}</Title>
          <div>
            <Text>{text}</Text>
            {when !== undefined && <Validity>{when}</Validity>}
          </div>
          {action}
        </Info>
      </Paper>
    </Ticket>
  );
}
