import { messageTime } from '@shuyuan/rules';
import { Card, Heading } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Query } from '../../../api/query.ts';
import { useOwned } from '../../../page/context.tsx';
import { useTitle } from '../../../page/useTitle.ts';
import { useView } from '../../../page/useView.ts';
import type { RootStore } from '../../../stores/RootStore.ts';
import { OffNotice } from './components/notices.tsx';

/** `userType` of §7. */
const USER_TYPE = 1;

/** The newest unread messages, by the call of §7 that the popup uses (§4). */
function createLastMessages({ api, tenant }: RootStore, userId: number) {
  const platform = tenant.brand.im.platformId;
  const last = new Query(() => api.chat.lastUnread({ userId, userType: USER_TYPE, platform }));
  return { last, start: () => void last.load(), refresh: () => void last.reload(), dispose: () => last.dispose() };
}

/**
 * In place of talks where the school's server knows none: what §7 tells of unread messages. A popup that led here is not answered with
 * "there is no chat"; where nothing is told there is none.
 */
export const LastMessages = observer(function LastMessages({ userId }: { userId: number }) {
  const { t } = useTranslation('chat');
  const { last } = useOwned((root) => createLastMessages(root, userId));
  const { notice, ordinary } = last.value ?? {};
  useTitle(t('title'));
  const view = useView();
  if (last.isPending) return null;
  if (!notice && !ordinary) return <OffNotice />;
  const rows = [
    ordinary && { ...ordinary, text: ordinary.kind === 'image' ? t('last.picture') : ordinary.body },
    notice && { ...notice, text: notice.title },
  ];
  return (
    <Card padding="lg">
      <Heading level={1} size={24}>
        {t('last.title')}
      </Heading>
      {rows.map(
        (row) =>
          row && (
            <p key={`${row.name}${row.sentAt}`}>
              <b>{row.name}</b> {row.sentAt !== undefined && <time>{messageTime(row.sentAt, view)}</time>}
              <br />
              {row.text}
            </p>
          ),
      )}
      <p>{t('last.hint')}</p>
    </Card>
  );
});
