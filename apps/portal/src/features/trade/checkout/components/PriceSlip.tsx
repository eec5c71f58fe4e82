import type { Quote } from '@shuyuan/contract';
import { REFUND_DAYS, REFUND_TERMS } from '@shuyuan/rules';
import { OrderSummary } from '@shuyuan/ui';
import { Clock, ShieldCheck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useView } from '../../../../page/useView.ts';
import { formatWhole } from '../../../../shared/words/formatWhole.ts';
import type { CheckoutStore } from '../CheckoutStore.ts';
import { priceNote } from '../priceNote.ts';

/** What it costs and why, line by line; with a group the promise about what happens without one (product.md 4.7, 4.10). */
export const PriceSlip = observer(function PriceSlip({ store, quote }: { store: CheckoutStore; quote: Quote }) {
  const { t } = useTranslation('checkout');
  const view = useView();
  const context = { quote, course: store.course.value, ...view, t };
  const isGroup = quote.mode !== 'alone';
  return (
    <OrderSummary
      lines={quote.lines.map((line) => ({
        label: line.name,
        note: priceNote(line, context),
        amountFen: line.amountFen,
      }))}
      payableFen={quote.payFen}
      note={
        quote.creditsEarned > 0
          ? t('earns', { credits: formatWhole(quote.creditsEarned), count: quote.creditsEarned, days: REFUND_DAYS })
          : undefined
      }
      promises={[
        {
          text: isGroup ? t('promiseGroup') : t('promiseRefund', REFUND_TERMS),
          icon: <ShieldCheck aria-hidden />,
        },
        {
          text: t(quote.courseKind === 'live' ? 'promiseHeld' : 'promiseWaits', { minutes: quote.payMinutes }),
          icon: <Clock aria-hidden />,
        },
      ]}
    />
  );
});
