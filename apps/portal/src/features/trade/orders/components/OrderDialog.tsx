import { ConfirmDialog } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import type { OrdersStore } from '../OrdersStore.ts';
import { RefundDialog } from './RefundDialog.tsx';

/** The dialog before an order is cancelled, hidden or given back; what another tab did first is said and shown. */
export const OrderDialog = observer(function OrderDialog({ store }: { store: OrdersStore }) {
  const { t } = useTranslation('orders');
  const { services } = useRoot();
  const perform = usePerform();
  const { dialog, closeDialog } = store;
  if (!dialog) return null;
  const { order, action } = dialog;
  if (action === 'refund') return <RefundDialog store={store} order={order} />;
  const calls = { cancel: store.cancel, delete: store.remove, withdrawRefund: store.withdrawRefund };
  const handleConfirm = () =>
    perform(async () => {
      await calls[action](order);
      services.toast('success', t(`done.${action}`));
    });
  return (
    <ConfirmDialog
      open
      tone={action === 'delete' ? 'danger' : 'brand'}
      title={t(`confirmTitle.${action}`)}
      confirmLabel={t(`actions.${action}`)}
      cancelLabel={t('notNow')}
      onConfirm={handleConfirm}
      onClose={closeDialog}
    >
      {t(`confirmNote.${action}`)}
    </ConfirmDialog>
  );
});
