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
    cn: async () => (await import('./cn/about.ts')).about,
    en: async () => (await import('./en/about.ts')).about,
  },
  account: {
    cn: async () => (await import('./cn/account.ts')).account,
    en: async () => (await import('./en/account.ts')).account,
  },
  addresses: {
    cn: async () => (await import('./cn/addresses.ts')).addresses,
    en: async () => (await import('./en/addresses.ts')).addresses,
  },
  cashier: {
    cn: async () => (await import('./cn/cashier.ts')).cashier,
    en: async () => (await import('./en/cashier.ts')).cashier,
  },
  chat: {
    cn: async () => (await import('./cn/chat.ts')).chat,
    en: async () => (await import('./en/chat.ts')).chat,
  },
  checkout: {
    cn: async () => (await import('./cn/checkout.ts')).checkout,
    en: async () => (await import('./en/checkout.ts')).checkout,
  },
  classRoom: {
    cn: async () => (await import('./cn/classRoom.ts')).classRoom,
    en: async () => (await import('./en/classRoom.ts')).classRoom,
  },
  common: {
    cn: async () => (await import('./cn/common.ts')).common,
    en: async () => (await import('./en/common.ts')).common,
  },
  coupons: {
    cn: async () => (await import('./cn/coupons.ts')).coupons,
    en: async () => (await import('./en/coupons.ts')).coupons,
  },
  course: {
    cn: async () => (await import('./cn/course.ts')).course,
    en: async () => (await import('./en/course.ts')).course,
  },
  courses: {
    cn: async () => (await import('./cn/courses.ts')).courses,
    en: async () => (await import('./en/courses.ts')).courses,
  },
  devices: {
    cn: async () => (await import('./cn/devices.ts')).devices,
    en: async () => (await import('./en/devices.ts')).devices,
  },
  discounts: {
    cn: async () => (await import('./cn/discounts.ts')).discounts,
    en: async () => (await import('./en/discounts.ts')).discounts,
  },
  exchange: {
    cn: async () => (await import('./cn/exchange.ts')).exchange,
    en: async () => (await import('./en/exchange.ts')).exchange,
  },
  expert: {
    cn: async () => (await import('./cn/expert.ts')).expert,
    en: async () => (await import('./en/expert.ts')).expert,
  },
  groupon: {
    cn: async () => (await import('./cn/groupon.ts')).groupon,
    en: async () => (await import('./en/groupon.ts')).groupon,
  },
  home: {
    cn: async () => (await import('./cn/home.ts')).home,
    en: async () => (await import('./en/home.ts')).home,
  },
  learn: {
    cn: async () => (await import('./cn/learn.ts')).learn,
    en: async () => (await import('./en/learn.ts')).learn,
  },
  lecturers: {
    cn: async () => (await import('./cn/lecturers.ts')).lecturers,
    en: async () => (await import('./en/lecturers.ts')).lecturers,
  },
  live: {
    cn: async () => (await import('./cn/live.ts')).live,
    en: async () => (await import('./en/live.ts')).live,
  },
  membership: {
    cn: async () => (await import('./cn/membership.ts')).membership,
    en: async () => (await import('./en/membership.ts')).membership,
  },
  orders: {
    cn: async () => (await import('./cn/orders.ts')).orders,
    en: async () => (await import('./en/orders.ts')).orders,
  },
  personal: {
    cn: async () => (await import('./cn/personal.ts')).personal,
    en: async () => (await import('./en/personal.ts')).personal,
  },
  promotion: {
    cn: async () => (await import('./cn/promotion.ts')).promotion,
    en: async () => (await import('./en/promotion.ts')).promotion,
  },
  redeem: {
    cn: async () => (await import('./cn/redeem.ts')).redeem,
    en: async () => (await import('./en/redeem.ts')).redeem,
  },
  room: {
    cn: async () => (await import('./cn/room.ts')).room,
    en: async () => (await import('./en/room.ts')).room,
  },
  talk: {
    cn: async () => (await import('./cn/talk.ts')).talk,
    en: async () => (await import('./en/talk.ts')).talk,
  },
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
  }
}
