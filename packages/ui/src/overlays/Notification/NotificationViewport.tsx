import { NOTIFICATION_OFFSET } from '@shuyuan/rules';
import { type KeyboardEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { chainHandlers } from '../../foundations/chainHandlers.ts';
import { useKit } from '../../foundations/KitProvider/kitContext.ts';
import { useHydrated } from '../../foundations/useHydrated.ts';
import { useMergedRefs } from '../../foundations/useMergedRefs.ts';
import { useQueuePause } from '../../foundations/useQueuePause.ts';
import { Corner } from './Notification.styles.ts';
import { NotificationCard } from './NotificationCard.tsx';
import { type NotificationQueue, notifications } from './notificationQueue.ts';

export interface NotificationViewportProps extends Omit<BaseProps<HTMLDivElement>, 'role'> {
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
  const { queue = notifications, offset = NOTIFICATION_OFFSET.base, style, ...rest } = props;
  const { portalRoot } = useKit();
  const state = useSyncExternalStore(queue.subscribe, queue.getState, queue.getState);
  const isHydrated = useHydrated();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    setReady(true);
    return queue.attach();
  }, [queue]);
  const visible = isReady ? state.visible : [];
  const pause = useQueuePause(queue, visible);
  const setRef = useMergedRefs(pause.root, rest.ref);
  if (!isHydrated) return null;

  const handleKey = (event: KeyboardEvent) => {
    const last = visible.findLast((message) => message.closable);
    if (event.key === 'Escape' && last) queue.dismiss(last.id);
  };

  const top = Math.max(offset, ...visible.map((message) => message.offset ?? offset));
  return createPortal(
    <Corner
      {...rest}
      style={{ top, ...style }}
      {...chainHandlers(rest, { ...pause.handlers, onKeyDown: handleKey })}
      ref={setRef}
    >
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
    portalRoot ?? document.body,
  );
}
