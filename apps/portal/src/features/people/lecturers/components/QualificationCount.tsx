import { Text } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { QualificationsStore } from '../QualificationsStore.ts';

/** How many were found; nothing where there is none, which is said below. */
export const QualificationCount = observer(function QualificationCount({
  list,
}: {
  list: QualificationsStore['qualifications'];
}) {
  const { t } = useTranslation('lecturers');
  if (!list.totalCount) return null;
  return (
    <Text as="p" size={13} tone="tertiary" role="status">
      {t('count', { count: list.totalCount, total: list.totalCount })}
    </Text>
  );
});
