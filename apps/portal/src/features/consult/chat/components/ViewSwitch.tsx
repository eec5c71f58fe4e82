import { Segmented } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DESK_PATH } from '../chatLink.ts';
import { RailRoot } from './chat.styles.ts';

interface ViewsProps {
  at: 'talks' | 'desk';
  /** Unread messages; undefined while that is unknown. */
  unread: number | undefined;
  /** Students in the queue; undefined while that is unknown. */
  waiting: number | undefined;
}

/** A lecturer's two views, with what waits in each. */
export function ViewSwitch({ at, unread, waiting }: ViewsProps) {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  const label = (name: string, count: number | undefined) => (count ? `${name} ${count}` : name);
  return (
    <RailRoot>
      <Segmented
        label={t('views')}
        value={at}
        items={[
          { value: 'talks', label: label(t('viewTalks'), unread) },
          { value: 'desk', label: label(t('viewDesk'), waiting) },
        ]}
        onChange={(value) => void navigate(value === 'desk' ? DESK_PATH : '/chat')}
      />
    </RailRoot>
  );
}
