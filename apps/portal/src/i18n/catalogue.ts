import type { about } from './cn/about.ts';
import type { addresses } from './cn/addresses.ts';
import type { archives } from './cn/archives.ts';
import type { articlesRead } from './cn/articlesRead.ts';
import type { assess } from './cn/assess.ts';
import type { cashier } from './cn/cashier.ts';
import type { chat } from './cn/chat.ts';
import type { checkout } from './cn/checkout.ts';
import type { classEntrance } from './cn/classEntrance.ts';
import type { common } from './cn/common.ts';
import type { coupons } from './cn/coupons.ts';
import type { courseDetail } from './cn/courseDetail.ts';
import type { courseList } from './cn/courseList.ts';
import type { deviceTest } from './cn/deviceTest.ts';
import type { discounts } from './cn/discounts.ts';
import type { exchange } from './cn/exchange.ts';
import type { groupon } from './cn/groupon.ts';
import type { hall } from './cn/hall.ts';
import type { home } from './cn/home.ts';
import type { lecturerLogin } from './cn/lecturerLogin.ts';
import type { lecturers } from './cn/lecturers.ts';
import type { lessons } from './cn/lessons.ts';
import type { live } from './cn/live.ts';
import type { lock } from './cn/lock.ts';
import type { login } from './cn/login.ts';
import type { membership } from './cn/membership.ts';
import type { myClass } from './cn/myClass.ts';
import type { orders } from './cn/orders.ts';
import type { overview } from './cn/overview.ts';
import type { player } from './cn/player.ts';
import type { practice } from './cn/practice.ts';
import type { profile } from './cn/profile.ts';
import type { promotion } from './cn/promotion.ts';
import type { ranking } from './cn/ranking.ts';
import type { redeem } from './cn/redeem.ts';
import type { report } from './cn/report.ts';
import type { rush } from './cn/rush.ts';
import type { studyRoom } from './cn/studyRoom.ts';
import type { writing } from './cn/writing.ts';
import type { ownCatalogue } from './ownCatalogue.ts';

/** Texts by namespace: one a feature, loaded with it; a key that en lacks does not compile. */
export interface Texts {
  about: typeof about;
  login: typeof login;
  addresses: typeof addresses;
  archives: typeof archives;
  articlesRead: typeof articlesRead;
  assess: typeof assess;
  cashier: typeof cashier;
  chat: typeof chat;
  checkout: typeof checkout;
  classEntrance: typeof classEntrance;
  common: typeof common;
  coupons: typeof coupons;
  courseDetail: typeof courseDetail;
  courseList: typeof courseList;
  deviceTest: typeof deviceTest;
  discounts: typeof discounts;
  exchange: typeof exchange;
  hall: typeof hall;
  groupon: typeof groupon;
  home: typeof home;
  overview: typeof overview;
  lecturers: typeof lecturers;
  lessons: typeof lessons;
  live: typeof live;
  lock: typeof lock;
  membership: typeof membership;
  myClass: typeof myClass;
  orders: typeof orders;
  player: typeof player;
  practice: typeof practice;
  profile: typeof profile;
  promotion: typeof promotion;
  ranking: typeof ranking;
  redeem: typeof redeem;
  report: typeof report;
  rush: typeof rush;
  studyRoom: typeof studyRoom;
  lecturerLogin: typeof lecturerLogin;
  writing: typeof writing;
}
export type Namespace = keyof Texts;

type Load<T> = () => Promise<T>;

/** A namespace of `ownCatalogue`. */
function own<N extends keyof typeof ownCatalogue>(name: N): (typeof ownCatalogue)[N] {
  const text = (locale: 'cn' | 'en') => async () => (await import('./ownCatalogue.ts')).ownCatalogue[name][locale]();
  return { cn: text('cn'), en: text('en') } as (typeof ownCatalogue)[N]; // the same pair, a step later
}

/** Where each namespace comes from; only the chosen language is loaded. */
export const catalogue: { readonly [N in Namespace]: { cn: Load<Texts[N]>; en: Load<Texts[N]> } } = {
  about: own('about'),
  login: {
    cn: () => import('./cn/login.ts').then((module) => module.login),
    en: () => import('./en/login.ts').then((module) => module.login),
  },
  addresses: own('addresses'),
  archives: own('archives'),
  articlesRead: own('articlesRead'),
  assess: own('assess'),
  cashier: own('cashier'),
  chat: {
    cn: () => import('./cn/chat.ts').then((module) => module.chat),
    en: () => import('./en/chat.ts').then((module) => module.chat),
  },
  checkout: own('checkout'),
  classEntrance: {
    cn: () => import('./cn/classEntrance.ts').then((module) => module.classEntrance),
    en: () => import('./en/classEntrance.ts').then((module) => module.classEntrance),
  },
  common: {
    cn: () => import('./cn/common.ts').then((module) => module.common),
    en: () => import('./en/common.ts').then((module) => module.common),
  },
  coupons: {
    cn: () => import('./cn/coupons.ts').then((module) => module.coupons),
    en: () => import('./en/coupons.ts').then((module) => module.coupons),
  },
  courseDetail: {
    cn: () => import('./cn/courseDetail.ts').then((module) => module.courseDetail),
    en: () => import('./en/courseDetail.ts').then((module) => module.courseDetail),
  },
  courseList: {
    cn: () => import('./cn/courseList.ts').then((module) => module.courseList),
    en: () => import('./en/courseList.ts').then((module) => module.courseList),
  },
  deviceTest: own('deviceTest'),
  discounts: own('discounts'),
  exchange: own('exchange'),
  hall: own('hall'),
  groupon: own('groupon'),
  home: {
    cn: () => import('./cn/home.ts').then((module) => module.home),
    en: () => import('./en/home.ts').then((module) => module.home),
  },
  overview: own('overview'),
  lecturers: own('lecturers'),
  lessons: own('lessons'),
  live: {
    cn: () => import('./cn/live.ts').then((module) => module.live),
    en: () => import('./en/live.ts').then((module) => module.live),
  },
  lock: own('lock'),
  membership: {
    cn: () => import('./cn/membership.ts').then((module) => module.membership),
    en: () => import('./en/membership.ts').then((module) => module.membership),
  },
  myClass: own('myClass'),
  orders: own('orders'),
  player: {
    cn: () => import('./cn/player.ts').then((module) => module.player),
    en: () => import('./en/player.ts').then((module) => module.player),
  },
  practice: own('practice'),
  profile: own('profile'),
  promotion: own('promotion'),
  ranking: own('ranking'),
  redeem: own('redeem'),
  report: own('report'),
  rush: {
    cn: () => import('./cn/rush.ts').then((module) => module.rush),
    en: () => import('./en/rush.ts').then((module) => module.rush),
  },
  studyRoom: own('studyRoom'),
  lecturerLogin: own('lecturerLogin'),
  writing: own('writing'),
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
  }
}
