import { useTranslation } from 'react-i18next';
import { Missing } from '../../../../page/Missing.tsx';

/** No such order, or another student's: indistinguishable, and neither ends the login (E1, E3). */
export function MissingOrder() {
  const { t } = useTranslation('cashier');
  const action = { href: '/learn/order', label: t('seeOrders') };
  return <Missing kind="order" title={t('missing')} text={t('missingHint')} action={action} />;
}
