import { Button, Empty } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../../page/useTitle.ts';

/** No such activity or group in this school: nobody is logged out by it (§8, E1). */
export function MissingGroup({ what }: { what: 'missing' | 'missingTeam' }) {
  const { t } = useTranslation('groupon');
  useTitle(t(what));
  return (
    <Empty
      kind="search"
      size="page"
      level={1}
      title={t(what)}
      hint={t('missingHint')}
      action={<Button href="/course">{t('toCourses')}</Button>}
    />
  );
}
