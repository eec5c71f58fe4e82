import { CouponCard } from '@shuyuan/ui/commerce';

/** What each of the applications shows: a component of the kit with plain data. */
export function UsableCoupon() {
  return (
    <CouponCard
      status="toUse"
      level={2}
      coupon={{
        id: '1',
        kind: 'fullReduction',
        reduceFen: 10_000,
        thresholdFen: 59_900,
        title: '期末冲刺券',
        scope: '全部直播课',
        endsAt: '2099-12-31T15:59:59Z',
      }}
    />
  );
}
