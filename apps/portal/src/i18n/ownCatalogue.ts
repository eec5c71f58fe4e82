/** Texts of pages for who is logged in, and of others where few visits begin; where each is comes with the first of them (performance.md §3). */
export const ownCatalogue = {
  addresses: {
    cn: () => import('./cn/addresses.ts').then((module) => module.addresses),
    en: () => import('./en/addresses.ts').then((module) => module.addresses),
  },
  archives: {
    cn: () => import('./cn/archives.ts').then((module) => module.archives),
    en: () => import('./en/archives.ts').then((module) => module.archives),
  },
  articlesRead: {
    cn: () => import('./cn/articlesRead.ts').then((module) => module.articlesRead),
    en: () => import('./en/articlesRead.ts').then((module) => module.articlesRead),
  },
  assess: {
    cn: () => import('./cn/assess.ts').then((module) => module.assess),
    en: () => import('./en/assess.ts').then((module) => module.assess),
  },
  cashier: {
    cn: () => import('./cn/cashier.ts').then((module) => module.cashier),
    en: () => import('./en/cashier.ts').then((module) => module.cashier),
  },
  checkout: {
    cn: () => import('./cn/checkout.ts').then((module) => module.checkout),
    en: () => import('./en/checkout.ts').then((module) => module.checkout),
  },
  exchange: {
    cn: () => import('./cn/exchange.ts').then((module) => module.exchange),
    en: () => import('./en/exchange.ts').then((module) => module.exchange),
  },
  myClass: {
    cn: () => import('./cn/myClass.ts').then((module) => module.myClass),
    en: () => import('./en/myClass.ts').then((module) => module.myClass),
  },
  lock: {
    cn: () => import('./cn/lock.ts').then((module) => module.lock),
    en: () => import('./en/lock.ts').then((module) => module.lock),
  },
  orders: {
    cn: () => import('./cn/orders.ts').then((module) => module.orders),
    en: () => import('./en/orders.ts').then((module) => module.orders),
  },
  overview: {
    cn: () => import('./cn/overview.ts').then((module) => module.overview),
    en: () => import('./en/overview.ts').then((module) => module.overview),
  },
  practice: {
    cn: () => import('./cn/practice.ts').then((module) => module.practice),
    en: () => import('./en/practice.ts').then((module) => module.practice),
  },
  profile: {
    cn: () => import('./cn/profile.ts').then((module) => module.profile),
    en: () => import('./en/profile.ts').then((module) => module.profile),
  },
  promotion: {
    cn: () => import('./cn/promotion.ts').then((module) => module.promotion),
    en: () => import('./en/promotion.ts').then((module) => module.promotion),
  },
  ranking: {
    cn: () => import('./cn/ranking.ts').then((module) => module.ranking),
    en: () => import('./en/ranking.ts').then((module) => module.ranking),
  },
  redeem: {
    cn: () => import('./cn/redeem.ts').then((module) => module.redeem),
    en: () => import('./en/redeem.ts').then((module) => module.redeem),
  },
  writing: {
    cn: () => import('./cn/writing.ts').then((module) => module.writing),
    en: () => import('./en/writing.ts').then((module) => module.writing),
  },
  lecturerLogin: {
    cn: () => import('./cn/lecturerLogin.ts').then((module) => module.lecturerLogin),
    en: () => import('./en/lecturerLogin.ts').then((module) => module.lecturerLogin),
  },
  studyRoom: {
    cn: () => import('./cn/studyRoom.ts').then((module) => module.studyRoom),
    en: () => import('./en/studyRoom.ts').then((module) => module.studyRoom),
  },
  deviceTest: {
    cn: () => import('./cn/deviceTest.ts').then((module) => module.deviceTest),
    en: () => import('./en/deviceTest.ts').then((module) => module.deviceTest),
  },
  lessons: {
    cn: () => import('./cn/lessons.ts').then((module) => module.lessons),
    en: () => import('./en/lessons.ts').then((module) => module.lessons),
  },
  report: {
    cn: () => import('./cn/report.ts').then((module) => module.report),
    en: () => import('./en/report.ts').then((module) => module.report),
  },
  about: {
    cn: () => import('./cn/about.ts').then((module) => module.about),
    en: () => import('./en/about.ts').then((module) => module.about),
  },
  discounts: {
    cn: () => import('./cn/discounts.ts').then((module) => module.discounts),
    en: () => import('./en/discounts.ts').then((module) => module.discounts),
  },
  lecturers: {
    cn: () => import('./cn/lecturers.ts').then((module) => module.lecturers),
    en: () => import('./en/lecturers.ts').then((module) => module.lecturers),
  },
  hall: {
    cn: () => import('./cn/hall.ts').then((module) => module.hall),
    en: () => import('./en/hall.ts').then((module) => module.hall),
  },
  groupon: {
    cn: () => import('./cn/groupon.ts').then((module) => module.groupon),
    en: () => import('./en/groupon.ts').then((module) => module.groupon),
  },
} as const;
