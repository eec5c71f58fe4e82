import { Alert, Link, UnreadNotification } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { UnreadTalkStore } from '../../stores/live/UnreadTalkStore.ts';
import { BlockedLink } from './live.styles.ts';

/** No page has a second row of header today; one that gets it puts the popup under it (§4: 177 instead of 72). */
const HAS_SECOND_HEADER = false;

/** The one popup of an unread message, or the link to a chat that the browser did not open (§4). */
export const TalkCorner = observer(function TalkCorner({ talks }: { talks: UnreadTalkStore }) {
  const { t } = useTranslation('live');
  const { message, blockedPath } = talks;
  return (
    <>
      <UnreadNotification message={message} offset={HAS_SECOND_HEADER ? 'tall' : 'base'} onOpen={talks.open} />
      {blockedPath && (
        <BlockedLink>
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
