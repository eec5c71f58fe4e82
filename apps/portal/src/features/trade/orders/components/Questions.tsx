import { ConfirmDialog } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import type { OrdersStore } from '../OrdersStore.ts';
import { RefundDialog } from './RefundDialog.tsx';

/** The question before an order is cancelled, hidden or given back; what another tab did first is said and shown. */
export const Questions = observer(function Questions({ store }: { store: OrdersStore }) {
  const { t } = useTranslation('orders');
  const { services } = useRoot();
  const perform = usePerform();
  const { asked, closeQuestion } = store;
  if (!asked) return null;
  const { order, question } = asked;
  if (question === 'refund') return <RefundDialog store={store} order={order} />;
  const acts = { cancel: store.cancel, delete: store.remove, withdrawRefund: store.withdrawRefund };
  const handleConfirm = () =>
    perform(async () => {
      await acts[question](order);
      services.toast('success', t(`done.${question}`));
    });
  return (
    <ConfirmDialog
      open
      tone={question === 'delete' ? 'danger' : 'brand'}
      title={t(`ask.${question}`)}
      confirmLabel={t(`actions.${question}`)}
      cancelLabel={t('notNow')}
      onConfirm={handleConfirm}
      onClose={closeQuestion}
    >
      {t(`askNote.${question}`)}
    </ConfirmDialog>
  );
});
