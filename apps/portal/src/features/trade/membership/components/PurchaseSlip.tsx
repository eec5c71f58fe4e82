import { REFUND_DAYS } from '@shuyuan/rules';
import { Alert, Button, OrderSummary, Skeleton } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useDescribeError } from '../../../../page/describeError.ts';
import { PurchaseTerms } from '../../../../shared/trade/PurchaseTerms.tsx';
import { cashierPath } from '../../../../shared/trade/purchasePaths.ts';
import { formatWhole } from '../../../../shared/words/formatWhole.ts';
import { PendingPrice, Slip } from '../equity.styles.ts';
import type { PurchaseStore } from '../PurchaseStore.ts';

/** What the chosen goods cost and why, the consent, and the one button; an unpaid order of the same goods comes first (3009). */
export const PurchaseSlip = observer(function PurchaseSlip({ store }: { store: PurchaseStore }) {
  const { t } = useTranslation('membership');
  const describe = useDescribeError();
  const { quote, unpaid, failure } = store;
  if (unpaid) {
    return (
      <Alert
        tone="warning"
        title={t('unpaidTitle')}
        action={
          <Button size="sm" href={cashierPath(unpaid)}>
            {t('payNow')}
          </Button>
        }
      >
        {t('unpaidText')}
      </Alert>
    );
  }
  if (quote.error && !quote.value) {
    return (
      <Alert
        tone="danger"
        title={describe(quote.error)}
        action={
          <Button size="sm" variant="outline" onClick={quote.reload}>
            {t('tryAgain')}
          </Button>
        }
      />
    );
  }
  const price = quote.value;
  return (
    <Slip aria-busy={quote.isLoading || undefined}>
      {store.hasChanged && <Alert tone="warning" title={t('changed')} />}
      {failure && <Alert tone="danger" title={describe(failure)} />}
      {price ? (
        <OrderSummary
          lines={price.lines.map(({ name, note, amountFen }) => ({ label: name, note, amountFen }))}
          payableFen={price.payFen}
          note={
            price.creditsEarned > 0
              ? t('earns', { credits: formatWhole(price.creditsEarned), count: price.creditsEarned, days: REFUND_DAYS })
              : undefined
          }
        />
      ) : (
        <PendingPrice>
          <Skeleton variant="text" count={3} />
        </PendingPrice>
      )}
      <PurchaseTerms store={store} refusals={store.refusals} />
      <Button size="lg" block disabled={!price} loading={store.isSending} onClick={store.buy}>
        {price?.payFen === 0 ? t('takeFree') : t('toCashier')}
      </Button>
      {price && <small>{t('payWithin', { minutes: price.payMinutes })}</small>}
    </Slip>
  );
});
