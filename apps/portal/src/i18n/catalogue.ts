import type { about } from './cn/about.ts';
import type { account } from './cn/account.ts';
import type { addresses } from './cn/addresses.ts';
import type { common } from './cn/common.ts';
import type { course } from './cn/course.ts';
import type { courses } from './cn/courses.ts';
import type { home } from './cn/home.ts';
import type { lecturers } from './cn/lecturers.ts';
import type { personal } from './cn/personal.ts';

/** Texts by namespace: one a feature, loaded with it; a key that en lacks does not compile. */
export interface Texts {
  about: typeof about;
  account: typeof account;
  addresses: typeof addresses;
  common: typeof common;
  course: typeof course;
  courses: typeof courses;
  home: typeof home;
  lecturers: typeof lecturers;
  personal: typeof personal;
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
  common: {
    cn: async () => (await import('./cn/common.ts')).common,
    en: async () => (await import('./en/common.ts')).common,
  },
  course: {
    cn: async () => (await import('./cn/course.ts')).course,
    en: async () => (await import('./en/course.ts')).course,
  },
  courses: {
    cn: async () => (await import('./cn/courses.ts')).courses,
    en: async () => (await import('./en/courses.ts')).courses,
  },
  home: {
    cn: async () => (await import('./cn/home.ts')).home,
    en: async () => (await import('./en/home.ts')).home,
  },
  lecturers: {
    cn: async () => (await import('./cn/lecturers.ts')).lecturers,
    en: async () => (await import('./en/lecturers.ts')).lecturers,
  },
  personal: {
    cn: async () => (await import('./cn/personal.ts')).personal,
    en: async () => (await import('./en/personal.ts')).personal,
  },
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
  }
}
