import { Megaphone } from 'lucide-react';
import { sentTime } from '../../chat/MessageTime/sentTime.ts';
import { Avatar } from '../../data/Avatar/Avatar.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useReader } from '../../foundations/KitProvider/kitContext.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import type { UnreadNotificationLabels } from './UnreadNotification.labels.ts';
import { Card } from './UnreadNotification.styles.ts';
import { textOf, type UnreadMessage } from './unreadMessage.ts';

export interface UnreadCardProps extends BaseProps<HTMLButtonElement> {
  message: UnreadMessage;
  words: UnreadNotificationLabels;
  /** IANA time zone of the displayed time; the kit's by default (§9). */
  timeZone?: string | undefined;
  onClick?: (() => void) | undefined;
}

/** The card of the popup: sender, time, two lines; the whole card is one button (§4). */
export function UnreadCard({ message, words, timeZone, onClick, ...rest }: UnreadCardProps) {
  const senders = message.kind === 'chat' ? (message.senders ?? 1) : 1;
  const reader = useReader(timeZone);
  return (
    <Card {...rest} type="button" data-picture="" data-kind={message.kind} onClick={onClick}>
      <span className="picture">
        {message.kind === 'notice' ? (
          <Megaphone aria-hidden />
        ) : (
          <Avatar src={message.avatar} name={message.userNickName} size={40} decorative />
        )}
      </span>
      <span className="message">
        <span className="from">
          <b className="title">{senders > 1 ? words.senders(message.userNickName, senders) : message.userNickName}</b>
          {message.sentAt !== '' && <time>{sentTime(message.sentAt, reader)}</time>}
        </span>
        <span className="body">{textOf(message, words.picture)}</span>
        <VisuallyHidden>{message.kind === 'notice' ? words.openNotice : words.open}</VisuallyHidden>
      </span>
    </Card>
  );
}
