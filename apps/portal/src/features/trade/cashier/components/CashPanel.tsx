import type { OrderDetail } from '@shuyuan/contract';
import { formatMoney } from '@shuyuan/rules';
import { Button, Link, PayMethodPicker, QrCode } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../../page/context.tsx';
import { useDescribeError } from '../../../../page/describeError.ts';
import type { CashierStore } from '../CashierStore.ts';
import { Amount, Cash, CashFoot, CashTop, MethodTitle, ProviderPage } from '../cash.styles.ts';
import { TimeLeft } from './TimeLeft.tsx';

/** Side of the code in px; with its sheet it fills the frame of 196. */
const CODE_SIZE = 180;

/** The amount, the time left, the ways to pay, and the code or the page of the one that was chosen. */
export const CashPanel = observer(function CashPanel({ store, order }: { store: CashierStore; order: OrderDetail }) {
  const { t } = useTranslation('cashier');
  const { services, tenant } = useRoot();
  const describe = useDescribeError();
  const { payment, phase, method, watch } = store;
  const amount = formatMoney(order.payFen, { layout: 'statement' });
  const phone = tenant.company.value?.phone;
  const code = payment?.qrText;
  const hasOnlyPage = phase === 'waiting' && code === undefined;
  const handleChoose = (id: string) => {
    const way = order.methods.find((one) => one === id);
    if (way) void store.open(way);
  };
  const handleCheck = async () => {
    await watch.checkPayment();
    if (watch.isUnpaid) services.toast('info', t('notYetPaid'));
  };
  return (
    <Cash>
      <CashTop>
        <Amount>
          {t('payable')}
          <b>
            <small>{amount.slice(0, 1)}</small>
            {amount.slice(1)}
          </b>
        </Amount>
        <TimeLeft watch={watch} order={order} />
      </CashTop>
      <MethodTitle>{t('chooseMethod')}</MethodTitle>
      <PayMethodPicker
        methods={order.methods.map((id) => ({ id, name: t(`methods.${id}`), note: t(`methodNotes.${id}`), icon: id }))}
        value={method ?? undefined}
        onChange={handleChoose}
        status={hasOnlyPage ? 'choosing' : phase}
        qr={code === undefined ? undefined : <QrCode value={code} label={t('codeLabel')} size={CODE_SIZE} />}
        renewsAt={store.renewsAt}
        amountFen={order.payFen}
        failure={store.failure ? describe(store.failure) : undefined}
        onRefresh={store.again}
        onRetry={store.again}
      />
      {payment?.pageUrl !== undefined && phase === 'waiting' && (
        <ProviderPage>
          {hasOnlyPage ? (
            <Button size="lg" href={payment.pageUrl} external>
              {t('openPage', { method: t(`methods.${payment.method}`) })}
            </Button>
          ) : (
            <Link href={payment.pageUrl} external>
              {t('cannotScan')}
            </Link>
          )}
        </ProviderPage>
      )}
      <CashFoot>
        <span>
          {t('noJump')}
          <Button variant="link" size="sm" onClick={handleCheck}>
            {t('check')}
          </Button>
        </span>
        {phone !== undefined && (
          <span>
            {t('trouble')}
            <Link href={`tel:${phone}`}>{phone}</Link>
          </span>
        )}
      </CashFoot>
    </Cash>
  );
});
