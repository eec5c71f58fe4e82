import { NOTIFICATION_OFFSET } from '@shuyuan/rules';
import { createPortal } from 'react-dom';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { type PortalProps, usePortalRoot } from '../../foundations/usePortalRoot.ts';
import { useQueueViewport } from '../../foundations/useQueueViewport.ts';
import { Corner } from './Notification.styles.ts';
import { NotificationCard } from './NotificationCard.tsx';
import { type NotificationQueue, notifications } from './notificationQueue.ts';

export interface NotificationViewportProps extends Omit<BaseProps<HTMLDivElement>, 'role'>, PortalProps {
  /** The notifications to show; the shared queue by default. */
  queue?: NotificationQueue | undefined;
  /** Pixels between the top of the window and the first card: below the header, or below a header with its banner (§4). */
  offset?: number | undefined;
}

/**
 * Shows the notifications of a queue in the corner. Its live region is rendered empty before the first one, because a region that is
 * inserted together with its text is not announced. It does not take the focus; hovering or focusing pauses the timers.
 */
export function NotificationViewport(props: NotificationViewportProps) {
  const { queue = notifications, offset = NOTIFICATION_OFFSET.base, style, portalRoot, ...rest } = props;
  const container = usePortalRoot(portalRoot);
  const { isHydrated, visible, rootProps } = useQueueViewport(queue, rest);
  if (!isHydrated) return null;

  const top = Math.max(offset, ...visible.map((message) => message.offset ?? offset));
  return createPortal(
    <Corner {...rootProps} style={{ top, ...style }}>
      <div className="live" role="status" aria-atomic="false">
        {visible.map(({ id, closable, offset: _, onClick, ...message }) => (
          <NotificationCard
            {...message}
            key={id}
            onClose={closable ? () => queue.dismiss(id) : undefined}
            onClick={
              onClick &&
              (() => {
                queue.dismiss(id);
                onClick();
              })
            }
          />
        ))}
      </div>
    </Corner>,
    container ?? document.body,
  );
}
