import { own } from './own.ts';
import type { RouteRow } from './row.ts';

/** Pages beside the side menu of the learning centre (§2). */
export const learnRows: readonly RouteRow[] = [
  {
    path: '/archives',
    layout: 'learn',
    access: 'student',
    texts: ['archives'],
    page: own('ArchivesPage'),
  },
  {
    path: '/expert-QA',
    layout: 'learn',
    access: 'student',
    refreshExpert: true,
    texts: ['hall'],
    page: own('ExpertQaPage'),
  },
  {
    path: '/headline/my',
    layout: 'learn',
    access: 'student',
    texts: ['writing'],
    page: own('MyArticlesPage'),
  },
  {
    path: '/learn',
    layout: 'learn',
    access: 'student',
    texts: ['overview', 'lessons'],
    page: own('LearnPage'),
  },
  {
    path: '/learn/order',
    layout: 'learn',
    access: 'student',
    texts: ['orders'],
    page: own('OrdersPage'),
  },
  {
    path: '/learn/practice',
    layout: 'learn',
    access: 'student',
    texts: ['practice', 'lessons'],
    wideWith: ['paper', 'result'],
    isHolding: true,
    page: own('PracticePage'),
  },
  {
    path: '/myclass',
    layout: 'learn',
    access: 'student',
    texts: ['myClass'],
    page: own('MyClassPage'),
  },
  {
    path: '/mycoupon',
    layout: 'learn',
    access: 'student',
    texts: ['coupons'],
    page: own('CouponsPage'),
  },
  {
    path: '/personal',
    layout: 'learn',
    access: 'student',
    texts: ['addresses', 'profile'],
    page: own('ProfilePage'),
  },
  {
    path: '/redeemcode',
    layout: 'learn',
    access: 'student',
    texts: ['redeem'],
    page: own('RedeemPage'),
  },
];
