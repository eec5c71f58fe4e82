import { Button, Empty } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../../page/useTitle.ts';

/** No such order, or somebody else's: the two look the same, and nobody is logged out by it (E1, E3). */
export function MissingOrder() {
  const { t } = useTranslation('cashier');
  useTitle(t('missing'));
  return (
    <Empty
      kind="order"
      size="page"
      level={1}
      title={t('missing')}
      hint={t('missingHint')}
      action={<Button href="/learn/order">{t('seeOrders')}</Button>}
    />
  );
}
