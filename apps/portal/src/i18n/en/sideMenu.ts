import type { sideMenu as cn } from '../cn/sideMenu.ts';

/** The learning centre's own entries, by path. */
export const sideMenu: typeof cn = {
  '/learn': 'Overview',
  '/learn/order': 'Orders',
  '/mycoupon': 'Coupons',
  '/redeemcode': 'Redeem a code',
  '/expert-QA': 'Consultations',
  '/headline/my': 'My articles',
  '/personal': 'Profile',
};
