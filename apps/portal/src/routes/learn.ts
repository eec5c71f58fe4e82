import type { RouteRow } from './row.ts';

/** Pages beside the side menu of the learning centre (§2). */
export const learnRows: readonly RouteRow[] = [
  {
    path: '/expert-QA',
    layout: 'learn',
    access: 'student',
    refreshExpert: true,
    texts: ['expert'],
    page: async () => (await import('../features/expert/ExpertQaPage.tsx')).ExpertQaPage,
  },
  {
    path: '/learn',
    layout: 'learn',
    access: 'student',
    texts: ['learn'],
    page: async () => (await import('../features/learn/LearnPage.tsx')).LearnPage,
  },
  {
    path: '/learn/order',
    layout: 'learn',
    access: 'student',
    texts: ['orders'],
    page: async () => (await import('../features/orders/OrdersPage.tsx')).OrdersPage,
  },
  {
    path: '/mycoupon',
    layout: 'learn',
    access: 'student',
    texts: ['coupons'],
    page: async () => (await import('../features/coupons/CouponsPage.tsx')).CouponsPage,
  },
  {
    path: '/personal',
    layout: 'learn',
    access: 'student',
    texts: ['addresses', 'personal'],
    page: async () => (await import('../features/personal/PersonalPage.tsx')).PersonalPage,
  },
  {
    path: '/redeemcode',
    layout: 'learn',
    access: 'student',
    texts: ['redeem'],
    page: async () => (await import('../features/redeem/RedeemPage.tsx')).RedeemPage,
  },
];
