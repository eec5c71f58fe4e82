// Renders what the whole kit exports without a window, and prints it; any Node that the package allows runs it.
import * as kit from '@shuyuan/ui';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const coupon = {
  id: '1',
  kind: 'fullReduction',
  reduceFen: 10_000,
  thresholdFen: 59_900,
  title: '期末冲刺券',
  scope: '全部直播课',
  endsAt: '2099-12-31T15:59:59Z',
};

console.log(
  renderToString(
    createElement(
      kit.KitProvider,
      { locale: 'cn', renderedAt: Date.now() },
      createElement(kit.CouponCard, { status: 'toUse', coupon }),
      createElement(kit.Button, null, '使用规则'),
    ),
  ),
);
