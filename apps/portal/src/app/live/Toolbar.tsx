import { FloatingToolbar } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useSiteAddress } from '../../page/useSiteAddress.ts';
import { usePermission } from '../../shared/permissions/usePermission.ts';
import type { UnreadTalkStore } from '../../stores/live/UnreadTalkStore.ts';

const DOWNLOAD = '/download';

/** Chat with what is unread, the app, and the way up; only where the school has chat (§1). */
export const Toolbar = observer(function Toolbar({ talks }: { talks: UnreadTalkStore }) {
  const { t } = useTranslation('live');
  const { isAllowed } = usePermission('chat.open');
  const app = { value: useSiteAddress(DOWNLOAD), href: DOWNLOAD };
  return (
    <aside aria-label={t('tools')}>
      <FloatingToolbar showIm={isAllowed} unread={talks.count} onContact={talks.openAll} app={app} />
    </aside>
  );
});
