import '@shuyuan/tokens/tokens.css';
import { drive } from './driver.tsx';
import seen from './plainCv.module.css';
import { PlainCard, PlainControls, PlainCoupon } from './plainParts.tsx';

// The floor: the same by hand, and what is off the screen is skipped by the browser, as in the kit.
drive({
  Frame: ({ children }) => <>{children}</>,
  Card: ({ item }) => <PlainCard item={item} more={seen['card']} />,
  Coupon: ({ item }) => <PlainCoupon item={item} more={seen['coupon']} />,
  Controls: PlainControls,
  switchBrand: (brand) => {
    document.documentElement.dataset['brand'] = brand;
  },
});
