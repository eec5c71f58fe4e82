import type { about } from './cn/about.ts';
import type { account } from './cn/account.ts';
import type { addresses } from './cn/addresses.ts';
import type { cashier } from './cn/cashier.ts';
import type { chat } from './cn/chat.ts';
import type { checkout } from './cn/checkout.ts';
import type { classRoom } from './cn/classRoom.ts';
import type { common } from './cn/common.ts';
import type { coupons } from './cn/coupons.ts';
import type { course } from './cn/course.ts';
import type { courses } from './cn/courses.ts';
import type { devices } from './cn/devices.ts';
import type { discounts } from './cn/discounts.ts';
import type { exchange } from './cn/exchange.ts';
import type { expert } from './cn/expert.ts';
import type { groupon } from './cn/groupon.ts';
import type { home } from './cn/home.ts';
import type { learn } from './cn/learn.ts';
import type { lecturers } from './cn/lecturers.ts';
import type { live } from './cn/live.ts';
import type { membership } from './cn/membership.ts';
import type { orders } from './cn/orders.ts';
import type { personal } from './cn/personal.ts';
import type { promotion } from './cn/promotion.ts';
import type { redeem } from './cn/redeem.ts';
import type { room } from './cn/room.ts';
import type { talk } from './cn/talk.ts';

/** Texts by namespace: one a feature, loaded with it; a key that en lacks does not compile. */
export interface Texts {
  about: typeof about;
  account: typeof account;
  addresses: typeof addresses;
  cashier: typeof cashier;
  chat: typeof chat;
  checkout: typeof checkout;
  classRoom: typeof classRoom;
  common: typeof common;
  coupons: typeof coupons;
  course: typeof course;
  courses: typeof courses;
  devices: typeof devices;
  discounts: typeof discounts;
  exchange: typeof exchange;
  expert: typeof expert;
  groupon: typeof groupon;
  home: typeof home;
  learn: typeof learn;
  lecturers: typeof lecturers;
  live: typeof live;
  membership: typeof membership;
  orders: typeof orders;
  personal: typeof personal;
  promotion: typeof promotion;
  redeem: typeof redeem;
  room: typeof room;
  talk: typeof talk;
}
export type Namespace = keyof Texts;

type Load<T> = () => Promise<T>;

/** Where each namespace comes from; only the chosen language is loaded. */
export const catalogue: { readonly [N in Namespace]: { cn: Load<Texts[N]>; en: Load<Texts[N]> } } = {
  about: {
    cn: () => import('./cn/about.ts').then((module) => module.about),
    en: () => import('./en/about.ts').then((module) => module.about),
  },
  account: {
    cn: () => import('./cn/account.ts').then((module) => module.account),
    en: () => import('./en/account.ts').then((module) => module.account),
  },
  addresses: {
    cn: () => import('./cn/addresses.ts').then((module) => module.addresses),
    en: () => import('./en/addresses.ts').then((module) => module.addresses),
  },
  cashier: {
    cn: () => import('./cn/cashier.ts').then((module) => module.cashier),
    en: () => import('./en/cashier.ts').then((module) => module.cashier),
  },
  chat: {
    cn: () => import('./cn/chat.ts').then((module) => module.chat),
    en: () => import('./en/chat.ts').then((module) => module.chat),
  },
  checkout: {
    cn: () => import('./cn/checkout.ts').then((module) => module.checkout),
    en: () => import('./en/checkout.ts').then((module) => module.checkout),
  },
  classRoom: {
    cn: () => import('./cn/classRoom.ts').then((module) => module.classRoom),
    en: () => import('./en/classRoom.ts').then((module) => module.classRoom),
  },
  common: {
    cn: () => import('./cn/common.ts').then((module) => module.common),
    en: () => import('./en/common.ts').then((module) => module.common),
  },
  coupons: {
    cn: () => import('./cn/coupons.ts').then((module) => module.coupons),
    en: () => import('./en/coupons.ts').then((module) => module.coupons),
  },
  course: {
    cn: () => import('./cn/course.ts').then((module) => module.course),
    en: () => import('./en/course.ts').then((module) => module.course),
  },
  courses: {
    cn: () => import('./cn/courses.ts').then((module) => module.courses),
    en: () => import('./en/courses.ts').then((module) => module.courses),
  },
  devices: {
    cn: () => import('./cn/devices.ts').then((module) => module.devices),
    en: () => import('./en/devices.ts').then((module) => module.devices),
  },
  discounts: {
    cn: () => import('./cn/discounts.ts').then((module) => module.discounts),
    en: () => import('./en/discounts.ts').then((module) => module.discounts),
  },
  exchange: {
    cn: () => import('./cn/exchange.ts').then((module) => module.exchange),
    en: () => import('./en/exchange.ts').then((module) => module.exchange),
  },
  expert: {
    cn: () => import('./cn/expert.ts').then((module) => module.expert),
    en: () => import('./en/expert.ts').then((module) => module.expert),
  },
  groupon: {
    cn: () => import('./cn/groupon.ts').then((module) => module.groupon),
    en: () => import('./en/groupon.ts').then((module) => module.groupon),
  },
  home: {
    cn: () => import('./cn/home.ts').then((module) => module.home),
    en: () => import('./en/home.ts').then((module) => module.home),
  },
  learn: {
    cn: () => import('./cn/learn.ts').then((module) => module.learn),
    en: () => import('./en/learn.ts').then((module) => module.learn),
  },
  lecturers: {
    cn: () => import('./cn/lecturers.ts').then((module) => module.lecturers),
    en: () => import('./en/lecturers.ts').then((module) => module.lecturers),
  },
  live: {
    cn: () => import('./cn/live.ts').then((module) => module.live),
    en: () => import('./en/live.ts').then((module) => module.live),
  },
  membership: {
    cn: () => import('./cn/membership.ts').then((module) => module.membership),
    en: () => import('./en/membership.ts').then((module) => module.membership),
  },
  orders: {
    cn: () => import('./cn/orders.ts').then((module) => module.orders),
    en: () => import('./en/orders.ts').then((module) => module.orders),
  },
  personal: {
    cn: () => import('./cn/personal.ts').then((module) => module.personal),
    en: () => import('./en/personal.ts').then((module) => module.personal),
  },
  promotion: {
    cn: () => import('./cn/promotion.ts').then((module) => module.promotion),
    en: () => import('./en/promotion.ts').then((module) => module.promotion),
  },
  redeem: {
    cn: () => import('./cn/redeem.ts').then((module) => module.redeem),
    en: () => import('./en/redeem.ts').then((module) => module.redeem),
  },
  room: {
    cn: () => import('./cn/room.ts').then((module) => module.room),
    en: () => import('./en/room.ts').then((module) => module.room),
  },
  talk: {
    cn: () => import('./cn/talk.ts').then((module) => module.talk),
    en: () => import('./en/talk.ts').then((module) => module.talk),
  },
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
  }
}
