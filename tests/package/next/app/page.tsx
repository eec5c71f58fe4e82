import { CouponCard } from '@shuyuan/ui/commerce';
import { Countdown } from '@shuyuan/ui/feedback';
import { Heading } from '@shuyuan/ui/foundations';
import { Rules } from './Rules';

/** A server component: components of the kit take plain data. */
export default function Page() {
  return (
    <main>
      <Heading level={1}>优惠券</Heading>
      <Countdown until={Date.now() + 3_600_000} />
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
          to: '2099-12-31T15:59:59Z',
        }}
      />
      <Rules />
    </main>
  );
}
