import type { CouponOffer } from '@shuyuan/contract';
import { formatMoney } from '@shuyuan/rules';
import { Button, CouponCard } from '@shuyuan/ui';
import { ChevronDown } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { useRoot } from '../../../../page/context.tsx';
import { Reserve } from '../../../../page/Reserve.tsx';
import { usePerform } from '../../../../page/usePerform.ts';
import { Allowed } from '../../../../shared/permissions/Allowed.tsx';
import { offerStatus, toOfferCard } from '../../../../shared/trade/couponProps.ts';
import type { CouponsStore } from '../CouponsStore.ts';
import { couponCoursesAddress } from '../couponAddress.ts';
import { ClaimHead, ClaimPanel, ClaimRow } from '../coupons.styles.ts';

/** Coupons that the school gives out now; left out where there are none, a line with a retry where they cannot be read. */
export const ClaimCentre = observer(function ClaimCentre({ store }: { store: CouponsStore }) {
  const { t } = useTranslation('coupons');
  const { services, locale } = useRoot();
  const perform = usePerform();
  const total = store.centre.value?.totalCount;
  if (store.centre.isPending) return <Reserve height={196} then="row" />;
  if (total === undefined)
    return (
      store.centre.error && (
        <Await query={store.centre} missing={null}>
          {() => null}
        </Await>
      )
    );
  if (total === 0) return null;
  const handleClaim = (offer: CouponOffer) =>
    perform(async () => {
      await store.claim(offer);
      services.toast('success', t('claimed', { name: offer.name }));
    });
  const scopeOf = ({ thresholdFen, scopeText }: CouponOffer) => {
    const money = formatMoney(thresholdFen, { locale: locale.locale });
    return thresholdFen > 0 ? t('offerScope', { money, scope: scopeText }) : scopeText;
  };
  return (
    <ClaimPanel aria-labelledby="centre">
      <ClaimHead>
        <h2 id="centre">{t('centre')}</h2>
        <p>{t('centreHint')}</p>
        {store.hasMoreOffers && (
          <Button
            variant="ghost"
            tone="neutral"
            size="sm"
            icon={<ChevronDown aria-hidden />}
            onClick={store.openCentre}
          >
            {t('allOffers', { total })}
          </Button>
        )}
      </ClaimHead>
      <Allowed to="coupon.claim">
        <ClaimRow>
          {store.offers.map((offer) => (
            <CouponCard
              key={offer.id}
              coupon={toOfferCard(offer, scopeOf(offer))}
              status={offerStatus(offer)}
              layout="claim"
              action={offerAction(offer, t, handleClaim)}
            />
          ))}
        </ClaimRow>
      </Allowed>
    </ClaimPanel>
  );
});

/** What can be done with an offer; what is not open says why on its closed button. */
function offerAction(
  offer: CouponOffer,
  t: (key: 'notStarted' | 'ended') => string,
  onClaim: (offer: CouponOffer) => Promise<void>,
) {
  const { status, claimId } = offer;
  if (status === 'claimable') return { onClick: () => onClaim(offer) };
  if (status === 'claimed') return claimId === undefined ? undefined : { href: couponCoursesAddress.href({ claimId }) };
  return status === 'claimedOut' ? undefined : { label: t(status) };
}
