import '@shuyuan/tokens/tokens.css';
import { CouponCard } from '@shuyuan/ui/commerce';
import { GlobalStyle, KitProvider } from '@shuyuan/ui/foundations';
import { ImageUpload } from '@shuyuan/ui/upload';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(
  <KitProvider locale="cn">
    <GlobalStyle />
    <main>
      <h1>优惠券</h1>
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
      <ImageUpload place="exercisePicture" />
    </main>
  </KitProvider>,
);
