import { COUPON_SOON_DAYS } from '@shuyuan/rules';
import { Button, Heading, Tabs } from '@shuyuan/ui';
import { Info, KeyRound } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../page/address.ts';
import { useOwned } from '../../../page/context.tsx';
import { useReturn } from '../../../page/useReturn.ts';
import { useTitle } from '../../../page/useTitle.ts';
import { CouponsStore } from './CouponsStore.ts';
import { ClaimCentre } from './components/ClaimCentre.tsx';
import { MyCoupons } from './components/MyCoupons.tsx';
import { couponsAddress, TABS } from './couponAddress.ts';
import { Head, LastRemark, Remark, TabLine } from './coupons.styles.ts';

const CouponDialog = lazy(async () => ({ default: (await import('./components/CouponDialog.tsx')).CouponDialog }));

/** `/mycoupon` (§2): coupons to claim, to use, used and expired, the next to end on top. */
export const CouponsPage = observer(function CouponsPage() {
  const { t } = useTranslation('coupons');
  const [filters] = useAddress(couponsAddress);
  const store = useOwned((root) => new CouponsStore(root.api), filters);
  useTitle(t('title'));
  useReturn(store.refresh);

  const { tab } = filters;
  const { opened } = store;
  const counts = store.counts.value;
  return (
    <div>
      <Head>
        <Heading level={1} size={28}>
          {t('title')}
        </Heading>
        {counts !== undefined && counts.endingSoon > 0 && (
          <p>{t('endingSoon', { total: counts.endingSoon, days: COUPON_SOON_DAYS })}</p>
        )}
        <Button variant="outline" tone="neutral" href="/redeemcode" icon={<KeyRound aria-hidden />}>
          {t('redeem')}
        </Button>
      </Head>
      <ClaimCentre store={store} />
      <TabLine>
        <Tabs
          label={t('tabs')}
          value={tab}
          items={TABS.map((each) => ({
            value: each,
            label: t(`tab.${each}`),
            href: couponsAddress.href({ tab: each }),
            count: counts?.[each],
          }))}
        />
        <Remark>
          <Info aria-hidden />
          {t(tab === 'toUse' ? 'orderSoonest' : 'orderLatest')}
        </Remark>
      </TabLine>
      <MyCoupons store={store} tab={tab} />
      {tab === 'toUse' && (
        <LastRemark>
          <Info aria-hidden />
          {t('oneAnOrder')}
        </LastRemark>
      )}
      {opened && (
        <Suspense fallback={null}>
          <CouponDialog coupon={opened} onClose={store.close} />
        </Suspense>
      )}
    </div>
  );
});
