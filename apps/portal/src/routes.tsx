import type { ComponentType } from 'react';
import type { Namespace } from './i18n/catalogue.ts';

/** `bare` brings no shell; `main` header and footer; `learn` the side menu too (§2). */
export type Layout = 'bare' | 'main' | 'learn';

/** One page of §2. */
export interface RouteRow {
  /** Path below `/web`. */
  path: string;
  layout: Layout;
  /** `student` needs a login: §5, isAuth. */
  access: 'public' | 'student';
  /** Texts it needs besides `common`; they load beside its code. */
  texts: readonly Namespace[];
  page: () => Promise<ComponentType>;
  /** Works without the school's record (§2: `/chat` skips the tenant lookup). */
  skipsLookUp?: true;
  /** The page is read again when a call into a study room has closed (§4). */
  refreshExpert?: true;
}

/** THE route table: every page that exists. What §2 names beyond it is listed, and may only shrink, in `routes.test.ts`. */
export const routes: readonly RouteRow[] = [
  {
    path: '/buy',
    layout: 'main',
    access: 'student',
    texts: ['membership'],
    page: async () => (await import('./features/membership/BuyPage.tsx')).BuyPage,
  },
  {
    path: '/changedetail',
    layout: 'main',
    access: 'student',
    texts: ['exchange'],
    page: async () => (await import('./features/exchange/LedgerPage.tsx')).LedgerPage,
  },
  {
    path: '/chat',
    layout: 'bare',
    access: 'public',
    texts: ['chat'],
    page: async () => (await import('./features/chat/ChatPage.tsx')).ChatPage,
    skipsLookUp: true,
  },
  {
    path: '/codelogin',
    layout: 'bare',
    access: 'public',
    texts: ['account'],
    page: async () => (await import('./features/account/CodeLoginPage.tsx')).CodeLoginPage,
  },
  {
    path: '/coupon/course',
    layout: 'main',
    access: 'public',
    texts: ['coupons'],
    page: async () => (await import('./features/coupons/CouponCoursesPage.tsx')).CouponCoursesPage,
  },
  {
    path: '/course',
    layout: 'main',
    access: 'public',
    texts: ['courses'],
    page: async () => (await import('./features/courses/CourseListPage.tsx')).CourseListPage,
  },
  {
    path: '/course/buy/:id/:sid',
    layout: 'main',
    access: 'student',
    texts: ['checkout'],
    page: async () => (await import('./features/checkout/CheckoutPage.tsx')).CheckoutPage,
  },
  {
    path: '/course/detail/:id/:sid',
    layout: 'main',
    access: 'public',
    texts: ['course'],
    page: async () => (await import('./features/course/CoursePage.tsx')).CoursePage,
  },
  {
    path: '/course/discount/:id',
    layout: 'main',
    access: 'public',
    texts: ['discounts'],
    page: async () => (await import('./features/discounts/CampaignPage.tsx')).CampaignPage,
  },
  {
    path: '/course/fail',
    layout: 'main',
    access: 'student',
    texts: ['cashier'],
    page: async () => (await import('./features/cashier/PaymentFailedPage.tsx')).PaymentFailedPage,
  },
  {
    path: '/course/promotion/:id',
    layout: 'main',
    access: 'student',
    texts: ['promotion'],
    page: async () => (await import('./features/promotion/PromotionPage.tsx')).PromotionPage,
  },
  {
    path: '/courseintroduce',
    layout: 'main',
    access: 'public',
    texts: ['about'],
    page: async () => (await import('./features/about/CourseIntroducePage.tsx')).CourseIntroducePage,
  },
  {
    path: '/discount/course',
    layout: 'main',
    access: 'public',
    texts: ['discounts'],
    page: async () => (await import('./features/discounts/DiscountsPage.tsx')).DiscountsPage,
  },
  {
    path: '/download',
    layout: 'main',
    access: 'public',
    texts: ['about'],
    page: async () => (await import('./features/about/DownloadPage.tsx')).DownloadPage,
  },
  {
    path: '/equity',
    layout: 'main',
    access: 'public',
    texts: ['membership'],
    page: async () => (await import('./features/membership/EquityPage.tsx')).EquityPage,
  },
  {
    path: '/exchange',
    layout: 'main',
    access: 'student',
    texts: ['exchange'],
    page: async () => (await import('./features/exchange/ExchangePage.tsx')).ExchangePage,
  },
  {
    path: '/exchange/success/:num',
    layout: 'main',
    access: 'student',
    texts: ['exchange'],
    page: async () => (await import('./features/exchange/SuccessPage.tsx')).SuccessPage,
  },
  {
    path: '/expert',
    layout: 'main',
    access: 'public',
    refreshExpert: true,
    texts: ['expert'],
    page: async () => (await import('./features/expert/ExpertPage.tsx')).ExpertPage,
  },
  {
    path: '/expert-QA',
    layout: 'learn',
    access: 'student',
    refreshExpert: true,
    texts: ['expert'],
    page: async () => (await import('./features/expert/ExpertQaPage.tsx')).ExpertQaPage,
  },
  {
    path: '/groupon/:id',
    layout: 'main',
    access: 'public',
    texts: ['groupon'],
    page: async () => (await import('./features/groupon/GroupActivityPage.tsx')).GroupActivityPage,
  },
  {
    path: '/groupon/order/:id',
    layout: 'main',
    access: 'public',
    texts: ['groupon'],
    page: async () => (await import('./features/groupon/TeamPage.tsx')).TeamPage,
  },
  {
    path: '/groupon/success/:id',
    layout: 'main',
    access: 'public',
    texts: ['groupon'],
    page: async () => (await import('./features/groupon/TeamResultPage.tsx')).TeamResultPage,
  },
  {
    path: '/index',
    layout: 'main',
    access: 'public',
    texts: ['home'],
    page: async () => (await import('./features/home/HomePage.tsx')).HomePage,
  },
  {
    path: '/infodetail/:id',
    layout: 'main',
    access: 'student',
    texts: ['addresses', 'exchange'],
    page: async () => (await import('./features/exchange/GiftPage.tsx')).GiftPage,
  },
  {
    path: '/learn',
    layout: 'learn',
    access: 'student',
    texts: ['learn'],
    page: async () => (await import('./features/learn/LearnPage.tsx')).LearnPage,
  },
  {
    path: '/learn/order',
    layout: 'learn',
    access: 'student',
    texts: ['orders'],
    page: async () => (await import('./features/orders/OrdersPage.tsx')).OrdersPage,
  },
  {
    path: '/login',
    layout: 'bare',
    access: 'public',
    texts: ['account'],
    page: async () => (await import('./features/account/LoginPage.tsx')).LoginPage,
  },
  {
    path: '/mycoupon',
    layout: 'learn',
    access: 'student',
    texts: ['coupons'],
    page: async () => (await import('./features/coupons/CouponsPage.tsx')).CouponsPage,
  },
  {
    path: '/personal',
    layout: 'learn',
    access: 'student',
    texts: ['addresses', 'personal'],
    page: async () => (await import('./features/personal/PersonalPage.tsx')).PersonalPage,
  },
  {
    path: '/redeemcode',
    layout: 'learn',
    access: 'student',
    texts: ['redeem'],
    page: async () => (await import('./features/redeem/RedeemPage.tsx')).RedeemPage,
  },
  {
    path: '/register',
    layout: 'bare',
    access: 'public',
    texts: ['account'],
    page: async () => (await import('./features/account/RegisterPage.tsx')).RegisterPage,
  },
  {
    path: '/rest',
    layout: 'bare',
    access: 'public',
    texts: ['account'],
    page: async () => (await import('./features/account/ResetPage.tsx')).ResetPage,
  },
  {
    path: '/sureorder/:orderId/:orderNum/:id',
    layout: 'main',
    access: 'student',
    texts: ['cashier'],
    page: async () => (await import('./features/cashier/CashierPage.tsx')).CashierPage,
  },
  {
    path: '/talk/login',
    layout: 'bare',
    access: 'public',
    texts: ['account', 'talk'],
    page: async () => (await import('./features/account/LecturerLoginPage.tsx')).LecturerLoginPage,
  },
  {
    path: '/teacher/certification',
    layout: 'main',
    access: 'public',
    texts: ['lecturers'],
    page: async () => (await import('./features/lecturers/QualificationsPage.tsx')).QualificationsPage,
  },
  {
    path: '/teather/:id',
    layout: 'main',
    access: 'public',
    texts: ['lecturers'],
    page: async () => (await import('./features/lecturers/LecturerPage.tsx')).LecturerPage,
  },
  {
    path: '/test',
    layout: 'main',
    access: 'public',
    texts: ['devices'],
    page: async () => (await import('./features/deviceTest/DeviceTestPage.tsx')).DeviceTestPage,
  },
  {
    path: '/toclass',
    layout: 'main',
    access: 'public',
    texts: ['classRoom'],
    page: async () => (await import('./features/classRoom/ClassPage.tsx')).ClassPage,
  },
  {
    path: '/toroom',
    layout: 'bare',
    access: 'public',
    texts: ['room', 'devices'],
    page: async () => (await import('./features/room/RoomPage.tsx')).RoomPage,
  },
  {
    path: '/vip/course',
    layout: 'main',
    access: 'public',
    texts: ['membership'],
    page: async () => (await import('./features/membership/VipCoursePage.tsx')).VipCoursePage,
  },
];

/** Where `/` and unknown paths lead (§2). */
export const HOME = '/index';
