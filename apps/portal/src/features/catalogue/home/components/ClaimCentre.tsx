import type { CouponOffer } from '@shuyuan/contract';
import { CouponCard, SectionHeader } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useOwned, useRoot } from '../../../../page/context.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import { Allowed } from '../../../../shared/permissions/Allowed.tsx';
import { offerStatus, toOfferCard } from '../../../../shared/trade/couponProps.ts';
import { ClaimStore } from '../ClaimStore.ts';
import { ClaimRow } from '../continue.styles.ts';

/** Up to three coupons that can be claimed now; nothing where there is none, or where they cannot be read (product.md 5.2). */
export const ClaimCentre = observer(function ClaimCentre() {
  const { t } = useTranslation('home');
  const { services } = useRoot();
  const perform = usePerform();
  const store = useOwned((root) => new ClaimStore(root.api));
  if (store.offers.length === 0) return null;
  const handleClaim = (offer: CouponOffer) =>
    perform(async () => {
      await store.claim(offer);
      services.toast('success', t('claim.done', { name: offer.name }));
    });
  return (
    <section>
      <SectionHeader
        title={t('claim.title')}
        sub={t('claim.hint')}
        more={{ href: '/mycoupon', label: t('claim.mine') }}
      />
      <Allowed to="coupon.claim">
        <ClaimRow>
          {store.offers.map((offer) => (
            <CouponCard
              key={offer.id}
              coupon={toOfferCard(offer)}
              status={offerStatus(offer)}
              action={offer.status === 'claimable' ? { onClick: () => handleClaim(offer) } : { href: '/mycoupon' }}
            />
          ))}
        </ClaimRow>
      </Allowed>
    </section>
  );
});
