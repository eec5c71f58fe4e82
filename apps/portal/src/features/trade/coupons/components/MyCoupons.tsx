import { Button, Card, CouponCard } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { PagedList } from '../../../../page/PagedList.tsx';
import { toCouponCard } from '../../../../shared/trade/couponProps.ts';
import type { CouponsStore } from '../CouponsStore.ts';
import { type CouponTab, couponPath, couponsAddress } from '../couponAddress.ts';
import { Tickets } from '../coupons.styles.ts';

/** The tickets of one tab, page by page. */
export function MyCoupons({ store, tab }: { store: CouponsStore; tab: CouponTab }) {
  return (
    <PagedList
      list={store.coupons}
      hrefFor={(page) => couponsAddress.href({ tab, page })}
      skeleton="row"
      count={4}
      empty={<NoCoupons tab={tab} />}
      as={Tickets}
    >
      {(coupon) => {
        const href = couponPath(coupon);
        return (
          <CouponCard
            key={coupon.id}
            coupon={toCouponCard(coupon)}
            status={coupon.status}
            size="md"
            level={2}
            action={href === undefined ? undefined : { href }}
            onDetail={() => store.open(coupon)}
          />
        );
      }}
    </PagedList>
  );
}

function NoCoupons({ tab }: { tab: CouponTab }) {
  const { t } = useTranslation('coupons');
  return (
    <Card>
      <EmptyPlace
        kind="coupon"
        title={t(`none.${tab}`)}
        hint={t(`noneHint.${tab}`)}
        action={
          <Button variant="soft" href={tab === 'toUse' ? '/redeemcode' : couponsAddress.href()}>
            {t(tab === 'toUse' ? 'redeem' : 'backToUse')}
          </Button>
        }
      />
    </Card>
  );
}
