import { Button, Card, CouponCard, Pagination } from '@shuyuan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Await } from '../../../../page/Await.tsx';
import { EmptyPlace } from '../../../../page/EmptyPlace.tsx';
import { toCouponCard } from '../../../../shared/trade/couponProps.ts';
import { type CouponsStore, PAGE_SIZE } from '../CouponsStore.ts';
import { couponAddress, viewAddress } from '../couponAddress.ts';
import { Tickets } from '../coupons.styles.ts';

/** The tickets of one tab, page by page. */
export const MyCoupons = observer(function MyCoupons({ store }: { store: CouponsStore }) {
  const { t } = useTranslation('coupons');
  const { tab, page } = store.view;
  return (
    <Await
      query={store.coupons}
      skeleton="row"
      count={4}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <Card>
          <EmptyPlace
            kind="coupon"
            title={t(`none.${tab}`)}
            hint={t(`noneHint.${tab}`)}
            action={
              <Button variant="soft" href={tab === 'toUse' ? '/redeemcode' : '/mycoupon'}>
                {t(tab === 'toUse' ? 'redeem' : 'backToUse')}
              </Button>
            }
          />
        </Card>
      }
    >
      {({ items, totalCount }) => (
        <>
          <Tickets aria-busy={store.coupons.isLoading}>
            {items.map((coupon) => {
              const href = couponAddress(coupon);
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
            })}
          </Tickets>
          <Pagination
            page={page}
            pageSize={PAGE_SIZE}
            total={totalCount}
            hrefFor={(to) => viewAddress({ tab, page: to })}
            onChange={() => scrollTo({ top: 0 })}
          />
        </>
      )}
    </Await>
  );
});
