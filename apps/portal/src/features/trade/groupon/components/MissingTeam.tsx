import { useTranslation } from 'react-i18next';
import { Missing } from '../../../../page/Missing.tsx';

/** No such group in this school. */
export function MissingTeam() {
  const { t } = useTranslation('groupon');
  return (
    <Missing title={t('missingTeam')} text={t('missingHint')} action={{ href: '/course', label: t('toCourses') }} />
  );
}
