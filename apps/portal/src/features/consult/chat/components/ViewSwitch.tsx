import { Segmented } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { DESK_PATH, LESSONS_PATH, MARKING_PATH, REPORTS_PATH } from '../chatLink.ts';
import { RailRoot } from './chat.styles.ts';

interface ViewsProps {
  at: 'talks' | 'desk' | 'lessons' | 'marking' | 'reports';
  /** Whether the school has chat. */
  hasTalks?: boolean;
  /** Unread messages; undefined while that is unknown. */
  unread?: number | undefined;
  /** Students in the queue; undefined while that is unknown. */
  waiting?: number | undefined;
}

const PATHS: Readonly<Record<string, string>> = {
  desk: DESK_PATH,
  lessons: LESSONS_PATH,
  marking: MARKING_PATH,
  reports: REPORTS_PATH,
};

/** A lecturer's views, with what waits in each. */
export function ViewSwitch({ at, hasTalks = true, unread, waiting }: ViewsProps) {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  const label = (name: string, count: number | undefined) => (count ? `${name} ${count}` : name);
  return (
    <RailRoot>
      <Segmented
        label={t('views')}
        value={at}
        items={[
          ...(hasTalks ? [{ value: 'talks', label: label(t('viewTalks'), unread) }] : []),
          { value: 'desk', label: label(t('viewDesk'), waiting) },
          { value: 'lessons', label: t('viewLessons') },
          { value: 'marking', label: t('viewMarking') },
          { value: 'reports', label: t('viewReports') },
        ]}
        onChange={(value) => void navigate(PATHS[value] ?? '/chat')}
      />
    </RailRoot>
  );
}
