import type { RouteRow } from './row.ts';

/** Pages beside the side menu of the learning centre (§2). */
export const learnRows: readonly RouteRow[] = [
  {
    path: '/archives',
    layout: 'learn',
    access: 'student',
    texts: ['archives'],
    page: () => import('../features/learn/archives/ArchivesPage.tsx').then((module) => module.ArchivesPage),
  },
  {
    path: '/expert-QA',
    layout: 'learn',
    access: 'student',
    refreshExpert: true,
    texts: ['hall'],
    page: () => import('../features/consult/hall/ExpertQaPage.tsx').then((module) => module.ExpertQaPage),
  },
  {
    path: '/learn',
    layout: 'learn',
    access: 'student',
    texts: ['overview'],
    page: () => import('../features/learn/overview/LearnPage.tsx').then((module) => module.LearnPage),
  },
  {
    path: '/learn/order',
    layout: 'learn',
    access: 'student',
    texts: ['orders'],
    page: () => import('../features/trade/orders/OrdersPage.tsx').then((module) => module.OrdersPage),
  },
  {
    path: '/learn/practice',
    layout: 'learn',
    access: 'student',
    texts: ['practice'],
    wideWith: ['paper', 'result'],
    page: () => import('../features/learn/practice/PracticePage.tsx').then((module) => module.PracticePage),
  },
  {
    path: '/myclass',
    layout: 'learn',
    access: 'student',
    texts: ['myClass'],
    page: () => import('../features/learn/myClass/MyClassPage.tsx').then((module) => module.MyClassPage),
  },
  {
    path: '/mycoupon',
    layout: 'learn',
    access: 'student',
    texts: ['coupons'],
    page: () => import('../features/trade/coupons/CouponsPage.tsx').then((module) => module.CouponsPage),
  },
  {
    path: '/personal',
    layout: 'learn',
    access: 'student',
    texts: ['addresses', 'profile'],
    page: () => import('../features/people/profile/ProfilePage.tsx').then((module) => module.ProfilePage),
  },
  {
    path: '/redeemcode',
    layout: 'learn',
    access: 'student',
    texts: ['redeem'],
    page: () => import('../features/trade/redeem/RedeemPage.tsx').then((module) => module.RedeemPage),
  },
];
