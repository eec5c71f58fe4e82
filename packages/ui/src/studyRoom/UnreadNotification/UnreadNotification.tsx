import { NOTIFICATION_OFFSET } from '@shuyuan/rules';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { BaseProps } from '../../foundations/baseProps.ts';
import { useLabels } from '../../foundations/KitProvider/kitContext.ts';
import { useHydrated } from '../../foundations/useHydrated.ts';
import { type PortalProps, usePortalRoot } from '../../foundations/usePortalRoot.ts';
import { Corner } from '../../overlays/Notification/Notification.styles.ts';
import { UnreadCard } from './UnreadCard.tsx';
import { type UnreadNotificationLabels, unreadNotificationLabels } from './UnreadNotification.labels.ts';
import { keyOf, type UnreadMessage } from './unreadMessage.ts';

export interface UnreadNotificationProps extends Omit<BaseProps<HTMLDivElement>, 'role'>, PortalProps {
  /** The newest unread message, `null` for none; a newer one replaces the previous one (§4). */
  message: UnreadMessage | null;
  /** Below the header, 72 px, or below a header with its banner, 177 px (§4). */
  offset?: keyof typeof NOTIFICATION_OFFSET | undefined;
  /** Opens the chat; the popup is already closed then (§4). */
  onOpen: (message: UnreadMessage) => void;
  /** IANA time zone of the displayed time; the kit's by default (§9). */
  timeZone?: string | undefined;
  labels?: Partial<UnreadNotificationLabels> | undefined;
}

/**
 * One unread message in the corner. It stays until it is clicked, has no close button, and does not affect focus or scrolling (§4,
 * ui-kit 4.12).
 */
export function UnreadNotification(props: UnreadNotificationProps) {
  const { message, offset = 'base', onOpen, timeZone, labels, style, portalRoot, ...rest } = props;
  const words = useLabels(unreadNotificationLabels, labels);
  const container = usePortalRoot(portalRoot);
  const [opened, setOpened] = useState<string>();
  // The region is rendered empty first: one that is inserted together with its text is not announced.
  const isHydrated = useHydrated();
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!isHydrated) return null;

  const key = message && keyOf(message);
  const open = () => {
    if (!message || !key) return;
    setOpened(key);
    onOpen(message);
  };
  const corner = (
    <Corner
      {...rest}
      role="region"
      aria-label={words.region}
      style={{ top: NOTIFICATION_OFFSET[offset], ...style }}
      data-offset={offset}
    >
      <div className="live" role="status">
        {isReady && message && key !== opened && (
          <UnreadCard key={key} message={message} words={words} timeZone={timeZone} onClick={open} />
        )}
      </div>
    </Corner>
  );
  // An element, so that the docs recognise a component.
  return <>{createPortal(corner, container ?? document.body)}</>;
}
