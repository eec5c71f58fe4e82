import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { type NotificationLabels, notificationLabels } from './Notification.labels.ts';
import { Sheet } from './Notification.styles.ts';

export interface NotificationCardProps extends BaseProps<HTMLElement> {
  /** Person or topic; truncated after one line. */
  title: string;
  /** What happened; truncated after two lines. */
  body?: string | undefined;
  /** Formatted time, e.g. `18:52`. */
  time?: string | undefined;
  /** An Avatar of 40 px, or an icon on a disc. */
  picture?: ReactNode;
  /** Makes the whole card a button. */
  onClick?: (() => void) | undefined;
  /** Shows the close button. */
  onClose?: (() => void) | undefined;
  labels?: Partial<NotificationLabels> | undefined;
}

/** The visual part of a notification: a card of 320 px that slides into the corner. */
export function NotificationCard(props: NotificationCardProps) {
  const { title, body, time, picture, onClick, onClose, labels, ...rest } = props;
  const words = useLabels(notificationLabels, labels);
  return (
    <Sheet
      {...rest}
      data-picture={picture === undefined ? undefined : ''}
      data-open={onClick ? '' : undefined}
      data-closable={onClose ? '' : undefined}
    >
      {picture !== undefined && <span className="picture">{picture}</span>}
      <div>
        <div className="from">
          {onClick ? (
            <button type="button" className="title" onClick={() => onClick()}>
              {title}
            </button>
          ) : (
            <h2 className="title">{title}</h2>
          )}
          {time !== undefined && <time>{time}</time>}
        </div>
        {body !== undefined && <p className="body">{body}</p>}
      </div>
      {onClose && <IconButton className="close" size="sm" icon={<X />} label={words.close} onClick={() => onClose()} />}
    </Sheet>
  );
}
