import '@shuyuan/tokens/tokens.css';
import { drive } from './driver.tsx';
import { PlainCard, PlainControls, PlainCoupon } from './plainParts.tsx';

drive({
  Frame: ({ children }) => <>{children}</>,
  Card: PlainCard,
  Coupon: PlainCoupon,
  Controls: PlainControls,
  switchBrand: (brand) => {
    document.documentElement.dataset['brand'] = brand;
  },
});
