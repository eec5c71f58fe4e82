import type { Quote } from '@shuyuan/contract';
import { CouponPicker, Heading, Link } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { textHere } from '../../../../core/known.ts';
import { toCouponCard } from '../../../../shared/trade/couponProps.ts';
import type { CheckoutStore } from '../CheckoutStore.ts';
import { Panel, PanelHead } from '../checkout.styles.ts';

/** Coupons of the student for this order: the server's choice first, the others say why they do not count (3101). */
export const CouponsPart = observer(function CouponsPart({ store, quote }: { store: CheckoutStore; quote: Quote }) {
  const { t } = useTranslation('checkout');
  const titleId = useId();
  const usable = quote.coupons.filter(({ reason }) => reason === undefined);
  const rest = quote.coupons.filter(({ reason }) => reason !== undefined);
  const isOwnChoice = store.couponId !== undefined;
  // A click shows at once; the price follows with the next quote.
  const chosen = store.couponId === undefined ? (quote.couponClaimId ?? null) : store.couponId;
  return (
    <Panel aria-labelledby={titleId}>
      <PanelHead>
        <Heading level={2} size={18} id={titleId}>
          {t('coupons')}
        </Heading>
        {usable.length > 0 && !isOwnChoice && <p>{t('couponsNote')}</p>}
      </PanelHead>
      <CouponPicker
        coupons={usable.map(({ coupon, reduceFen }) => ({ coupon: toCouponCard(coupon), cutFen: reduceFen }))}
        unusable={rest.map(({ coupon, reason }) => ({
          coupon: toCouponCard(coupon),
          reason: textHere(reason),
          later: coupon.status === 'notYet',
        }))}
        value={chosen === null ? null : String(chosen)}
        onChange={(id) => store.chooseCoupon(id === null ? null : Number(id))}
        emptyAction={<Link href="/mycoupon">{t('claim')}</Link>}
      />
    </Panel>
  );
});
