import { account as cnAccount } from '../../../apps/portal/src/i18n/cn/account.ts';
import { common as cnCommon } from '../../../apps/portal/src/i18n/cn/common.ts';
import { course as cnCourse } from '../../../apps/portal/src/i18n/cn/course.ts';
import { courses as cnCourses } from '../../../apps/portal/src/i18n/cn/courses.ts';
import { home as cnHome } from '../../../apps/portal/src/i18n/cn/home.ts';
import { personal as cnPersonal } from '../../../apps/portal/src/i18n/cn/personal.ts';
import { account as enAccount } from '../../../apps/portal/src/i18n/en/account.ts';
import { common as enCommon } from '../../../apps/portal/src/i18n/en/common.ts';
import { course as enCourse } from '../../../apps/portal/src/i18n/en/course.ts';
import { courses as enCourses } from '../../../apps/portal/src/i18n/en/courses.ts';
import { home as enHome } from '../../../apps/portal/src/i18n/en/home.ts';
import { personal as enPersonal } from '../../../apps/portal/src/i18n/en/personal.ts';

/** The portal's own words: a test finds things by the names that people read. */
export const words = {
  cn: {
    account: cnAccount,
    common: cnCommon,
    course: cnCourse,
    courses: cnCourses,
    home: cnHome,
    personal: cnPersonal,
  },
  en: {
    account: enAccount,
    common: enCommon,
    course: enCourse,
    courses: enCourses,
    home: enHome,
    personal: enPersonal,
  },
} as const;

/** The kit's words where no feature gives its own. */
export const kit = {
  cn: {
    sendCode: '获取验证码',
    consent: /^我已阅读并同意/,
    mainNav: '主导航',
    pages: '分页',
    nextPage: '下一页',
    language: '语言',
    accountMenu: /我的账户$/,
    search: '搜索',
  },
  en: {
    sendCode: 'Send code',
    consent: /^I have read and agree/,
    mainNav: 'Main',
    pages: 'Pages',
    nextPage: 'Next page',
    language: 'Language',
    accountMenu: /my account$/,
    search: 'Search',
  },
} as const;
