import { Button, Empty } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../../page/useTitle.ts';

/** No such course or class to buy: nobody is logged out by it (§8, E1). */
export function MissingGoods() {
  const { t } = useTranslation('checkout');
  useTitle(t('missing'));
  return (
    <Empty
      kind="search"
      size="page"
      level={1}
      title={t('missing')}
      hint={t('missingHint')}
      action={<Button href="/course">{t('browse')}</Button>}
    />
  );
}
