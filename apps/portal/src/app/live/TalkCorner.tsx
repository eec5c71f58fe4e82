import { NOTIFICATION_OFFSET } from '@shuyuan/rules';
import { Alert, Link, UnreadNotification } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { UnreadTalkStore } from '../../stores/live/UnreadTalkStore.ts';
import { BlockedLink } from './live.styles.ts';
import { popupOffset } from './popupOffset.ts';
import { useClearSide } from './useClearSide.ts';

/** The one popup of an unread message, or the link to a chat that the browser did not open (§4). */
export const TalkCorner = observer(function TalkCorner({ talks }: { talks: UnreadTalkStore }) {
  const { t } = useTranslation('live');
  const { message, blockedPath } = talks;
  const { pathname } = useLocation();
  const offset = popupOffset(pathname);
  const left = useClearSide(message !== null || blockedPath !== null, NOTIFICATION_OFFSET[offset]);
  const place = left === null ? undefined : { left, right: 'auto' };
  const { hide } = talks;
  // A notice leads to the page that it is about.
  const isChat = blockedPath?.startsWith('/chat') ?? true;
  useEffect(() => {
    if (message === null) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      // A dialog, a menu or an input method comes first.
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (!document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) hide();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [message, hide]);
  return (
    <>
      <UnreadNotification message={message} offset={offset} style={place} onOpen={talks.open} />
      {blockedPath && (
        <BlockedLink style={{ top: NOTIFICATION_OFFSET[offset], ...place }}>
          <Alert
            tone="info"
            onDismiss={talks.closeLink}
            action={
              <Link href={blockedPath} external tone="inherit" underline="always" onClick={talks.closeLink}>
                {t(isChat ? 'openChat' : 'openNotice')}
              </Link>
            }
          >
            {t(isChat ? 'blocked' : 'blockedNotice')}
          </Alert>
        </BlockedLink>
      )}
    </>
  );
});
