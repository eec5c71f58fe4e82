import { formatMoney, sumFen } from '@shuyuan/rules';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePerform } from '../../../../page/usePerform.ts';
import { Allowed } from '../../../../shared/permissions/Allowed.tsx';
import { PurchaseTerms } from '../../../../shared/trade/PurchaseTerms.tsx';
import type { CheckoutStore } from '../CheckoutStore.ts';
import { PayBar, PayLine, Submit, Sum, Terms } from '../checkout.styles.ts';

/** Terms, the amount and the page's one solid button; where nothing can be ordered it says why. */
export const Foot = observer(function Foot({ store }: { store: CheckoutStore }) {
  const { t } = useTranslation('checkout');
  const perform = usePerform();
  const [refusals, setRefusals] = useState(0);
  useRoomBelow();
  const { block, offer } = store;
  const money = (fen: number) => formatMoney(fen, { layout: 'statement' });
  const savedFen = sumFen(
    (offer?.lines ?? []).filter(({ amountFen }) => amountFen < 0).map(({ amountFen }) => -amountFen),
  );
  const submit = async () => {
    if (store.hasAgreed) await perform(store.place);
    else setRefusals((count) => count + 1);
  };
  return (
    <PayBar>
      <PayLine>
        <Terms>
          <PurchaseTerms store={store} refusals={refusals} />
        </Terms>
        {offer && (
          <Sum aria-live="polite">
            {savedFen > 0 && <small>{t('saved', { money: money(savedFen) })}</small>}
            <span>{t('payable')}</span>
            <b>{money(offer.payFen)}</b>
          </Sum>
        )}
        <Allowed to={store.request?.mode === 'openTeam' ? 'groupon.open' : 'course.buy'}>
          <Submit size="lg" disabled={!offer} loading={store.isPlacing} onClick={submit}>
            {block ? t(`closed.${block.kind}`) : t(offer?.payFen === 0 ? 'submitFree' : 'submit')}
          </Submit>
        </Allowed>
      </PayLine>
    </PayBar>
  );
});

/** Keeps what has the focus above the bar (WCAG 2.4.11). */
function useRoomBelow() {
  useEffect(() => {
    const { style } = document.documentElement;
    const before = style.scrollPaddingBottom;
    style.scrollPaddingBottom = '96px';
    return () => {
      style.scrollPaddingBottom = before;
    };
  }, []);
}
