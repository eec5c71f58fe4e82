import { COUPON_SOON_DAYS } from '@shuyuan/rules';
import { Button, Heading, Tabs } from '@shuyuan/ui';
import { Info, KeyRound } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useOwned } from '../../../page/context.tsx';
import { useReturn } from '../../../page/useReturn.ts';
import { useTitle } from '../../../page/useTitle.ts';
import { CouponsStore } from './CouponsStore.ts';
import { ClaimCentre } from './components/ClaimCentre.tsx';
import { MyCoupons } from './components/MyCoupons.tsx';
import { TABS, viewAddress, viewOf } from './couponAddress.ts';
import { Head, Remark, TabLine } from './coupons.styles.ts';

const CouponDialog = lazy(async () => ({ default: (await import('./components/CouponDialog.tsx')).CouponDialog }));

/** `/mycoupon` (§2): coupons to claim, to use, used and expired, the next to end on top. */
export const CouponsPage = observer(function CouponsPage() {
  const { t } = useTranslation('coupons');
  const [search] = useSearchParams();
  const address = search.toString();
  const store = useOwned((root) => new CouponsStore(root.api));
  useEffect(() => store.show(viewOf(new URLSearchParams(address))), [store, address]);
  useTitle(t('title'));
  useReturn(store.refresh);

  const { view, opened } = store;
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
          value={view.tab}
          items={TABS.map((tab) => ({
            key: tab,
            label: t(`tab.${tab}`),
            href: viewAddress({ tab }),
            count: counts?.[tab],
          }))}
        />
        <Remark>
          <Info aria-hidden />
          {t(view.tab === 'toUse' ? 'orderSoonest' : 'orderLatest')}
        </Remark>
      </TabLine>
      <MyCoupons store={store} />
      {view.tab === 'toUse' && (
        <Remark className="end">
          <Info aria-hidden />
          {t('oneAnOrder')}
        </Remark>
      )}
      {opened && (
        <Suspense fallback={null}>
          <CouponDialog coupon={opened} onClose={store.close} />
        </Suspense>
      )}
    </div>
  );
});
