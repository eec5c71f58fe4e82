import { NOTIFICATION_OFFSET } from '@shuyuan/rules';
import { Alert, Link, UnreadNotification } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { UnreadTalkStore } from '../../stores/live/UnreadTalkStore.ts';
import { BlockedLink } from './live.styles.ts';
import { popupOffset } from './popupOffset.ts';

/** The one popup of an unread message, or the link to a chat that the browser did not open (§4). */
export const TalkCorner = observer(function TalkCorner({ talks }: { talks: UnreadTalkStore }) {
  const { t } = useTranslation('live');
  const { message, blockedPath } = talks;
  const offset = popupOffset(useLocation().pathname);
  return (
    <>
      <UnreadNotification message={message} offset={offset} onOpen={talks.open} />
      {blockedPath && (
        <BlockedLink style={{ top: NOTIFICATION_OFFSET[offset] }}>
          <Alert
            tone="info"
            onDismiss={talks.closeLink}
            action={
              <Link href={blockedPath} external tone="inherit" underline="always" onClick={talks.closeLink}>
                {t('openChat')}
              </Link>
            }
          >
            {t('blocked')}
          </Alert>
        </BlockedLink>
      )}
    </>
  );
});
