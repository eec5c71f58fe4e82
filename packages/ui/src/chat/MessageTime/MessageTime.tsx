import { type Instant, toMilliseconds } from '@shuyuan/rules';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useReader } from '../../foundations/KitProvider/kitContext.ts';
import { Root } from './MessageTime.styles.ts';
import { sentTime } from './sentTime.ts';

export interface MessageTimeProps extends BaseProps<HTMLTimeElement> {
  /** When it was sent: epoch milliseconds or an ISO 8601 string; an invalid value renders nothing. */
  at: Instant;
  /** The current instant, to override the kit's clock. */
  now?: Instant | undefined;
  /** IANA time zone of the reader; the kit's by default (§9). */
  timeZone?: string | undefined;
  /** For narrow columns: a shorter English form for the day before yesterday. */
  short?: boolean | undefined;
  /** Plain text in a line, or a chip between the messages of a conversation. */
  variant?: 'text' | 'chip' | undefined;
}

/** When a message was sent, worded by its age (§9). */
export function MessageTime({
  at,
  now,
  timeZone,
  short: isShort = false,
  variant = 'text',
  ...rest
}: MessageTimeProps) {
  const reader = useReader(timeZone);
  const words = sentTime(at, now === undefined ? reader : { ...reader, now: toMilliseconds(now) }, isShort);
  if (words === '') return null;
  return (
    <Root {...rest} dateTime={new Date(at).toISOString()} data-variant={variant}>
      {words}
    </Root>
  );
}
