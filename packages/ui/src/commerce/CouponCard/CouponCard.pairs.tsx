import * as coupons from '../../fixtures/coupons.ts';
import type { Pair } from '../../fixtures/pair.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { CouponCard } from './CouponCard.tsx';

export const pairs: readonly Pair[] = [
  {
    do: {
      caption: 'Used and expired are grey.',
      render: () => (
        <Stack gap={12}>
          <CouponCard status="toUse" coupon={coupons.noThreshold} action={{ href: '#use' }} />
          <CouponCard status="used" coupon={coupons.used} />
          <CouponCard status="expired" coupon={coupons.expired} />
        </Stack>
      ),
    },
    doNot: {
      caption: 'Used and expired are coloured.',
      render: () => (
        <Stack gap={12}>
          <CouponCard status="toUse" coupon={coupons.noThreshold} action={{ href: '#use' }} />
          <CouponCard status="toUse" coupon={coupons.used} action={{ label: '已使用' }} />
          <CouponCard status="toUse" coupon={coupons.expired} action={{ label: '已过期' }} />
        </Stack>
      ),
    },
    width: 370,
  },
];
