import { archives as cnArchives } from '../../../apps/portal/src/i18n/cn/archives.ts';
import { articlesRead as cnArticlesRead } from '../../../apps/portal/src/i18n/cn/articlesRead.ts';
import { assess as cnAssess } from '../../../apps/portal/src/i18n/cn/assess.ts';
import { cashier as cnCashier } from '../../../apps/portal/src/i18n/cn/cashier.ts';
import { chat as cnChat } from '../../../apps/portal/src/i18n/cn/chat.ts';
import { checkout as cnCheckout } from '../../../apps/portal/src/i18n/cn/checkout.ts';
import { classEntrance as cnClassRoom } from '../../../apps/portal/src/i18n/cn/classEntrance.ts';
import { common as cnCommon } from '../../../apps/portal/src/i18n/cn/common.ts';
import { coupons as cnCoupons } from '../../../apps/portal/src/i18n/cn/coupons.ts';
import { courseDetail as cnCourse } from '../../../apps/portal/src/i18n/cn/courseDetail.ts';
import { courseList as cnCourses } from '../../../apps/portal/src/i18n/cn/courseList.ts';
import { groupon as cnGroupon } from '../../../apps/portal/src/i18n/cn/groupon.ts';
import { hall as cnExpert } from '../../../apps/portal/src/i18n/cn/hall.ts';
import { home as cnHome } from '../../../apps/portal/src/i18n/cn/home.ts';
import { lecturerLogin as cnTalk } from '../../../apps/portal/src/i18n/cn/lecturerLogin.ts';
import { live as cnLive } from '../../../apps/portal/src/i18n/cn/live.ts';
import { login as cnAccount } from '../../../apps/portal/src/i18n/cn/login.ts';
import { orders as cnOrders } from '../../../apps/portal/src/i18n/cn/orders.ts';
import { player as cnPlayer } from '../../../apps/portal/src/i18n/cn/player.ts';
import { practice as cnPractice } from '../../../apps/portal/src/i18n/cn/practice.ts';
import { profile as cnPersonal } from '../../../apps/portal/src/i18n/cn/profile.ts';
import { redeem as cnRedeem } from '../../../apps/portal/src/i18n/cn/redeem.ts';
import { report as cnReport } from '../../../apps/portal/src/i18n/cn/report.ts';
import { studyRoom as cnRoom } from '../../../apps/portal/src/i18n/cn/studyRoom.ts';
import { writing as cnWriting } from '../../../apps/portal/src/i18n/cn/writing.ts';
import { archives as enArchives } from '../../../apps/portal/src/i18n/en/archives.ts';
import { articlesRead as enArticlesRead } from '../../../apps/portal/src/i18n/en/articlesRead.ts';
import { assess as enAssess } from '../../../apps/portal/src/i18n/en/assess.ts';
import { cashier as enCashier } from '../../../apps/portal/src/i18n/en/cashier.ts';
import { chat as enChat } from '../../../apps/portal/src/i18n/en/chat.ts';
import { checkout as enCheckout } from '../../../apps/portal/src/i18n/en/checkout.ts';
import { classEntrance as enClassRoom } from '../../../apps/portal/src/i18n/en/classEntrance.ts';
import { common as enCommon } from '../../../apps/portal/src/i18n/en/common.ts';
import { coupons as enCoupons } from '../../../apps/portal/src/i18n/en/coupons.ts';
import { courseDetail as enCourse } from '../../../apps/portal/src/i18n/en/courseDetail.ts';
import { courseList as enCourses } from '../../../apps/portal/src/i18n/en/courseList.ts';
import { groupon as enGroupon } from '../../../apps/portal/src/i18n/en/groupon.ts';
import { hall as enExpert } from '../../../apps/portal/src/i18n/en/hall.ts';
import { home as enHome } from '../../../apps/portal/src/i18n/en/home.ts';
import { lecturerLogin as enTalk } from '../../../apps/portal/src/i18n/en/lecturerLogin.ts';
import { live as enLive } from '../../../apps/portal/src/i18n/en/live.ts';
import { login as enAccount } from '../../../apps/portal/src/i18n/en/login.ts';
import { orders as enOrders } from '../../../apps/portal/src/i18n/en/orders.ts';
import { player as enPlayer } from '../../../apps/portal/src/i18n/en/player.ts';
import { practice as enPractice } from '../../../apps/portal/src/i18n/en/practice.ts';
import { profile as enPersonal } from '../../../apps/portal/src/i18n/en/profile.ts';
import { redeem as enRedeem } from '../../../apps/portal/src/i18n/en/redeem.ts';
import { report as enReport } from '../../../apps/portal/src/i18n/en/report.ts';
import { studyRoom as enRoom } from '../../../apps/portal/src/i18n/en/studyRoom.ts';
import { writing as enWriting } from '../../../apps/portal/src/i18n/en/writing.ts';
import { loginFormLabels } from '../../../packages/ui/src/account/LoginForm/LoginForm.labels.ts';
import { registerFormLabels } from '../../../packages/ui/src/account/RegisterForm/RegisterForm.labels.ts';
import { resetPasswordFormLabels } from '../../../packages/ui/src/account/ResetPasswordForm/ResetPasswordForm.labels.ts';

/** Texts of the account pages: the portal's around the box, the kit's in the forms. */
function accountWords<L extends object>(locale: 'cn' | 'en', page: L) {
  const login = loginFormLabels[locale];
  const register = registerFormLabels[locale];
  const reset = resetPasswordFormLabels[locale];
  const { account, password, code, forgot } = login;
  return {
    ...page,
    account,
    password,
    code,
    forgot,
    nickname: register.nickname,
    grade: register.grade,
    submitRegister: register.submit,
    newPassword: reset.newPassword,
    repeatPassword: reset.repeated,
    sendCode: reset.sendCode,
    next: reset.next,
    submitReset: reset.submit,
    resetDone: reset.done,
    problems: {
      format: register.accountProblems.format,
      code: register.codeProblem,
      passwordLength: register.passwordProblems.length,
      classes: register.passwordProblems.classes,
      passwordCharacters: register.passwordProblems.characters,
      nicknameCharacters: register.nicknameProblems.characters(' '),
      nicknameLength: register.nicknameProblems.length,
      repeated: reset.repeatedProblem,
    },
  };
}

/** The portal's own texts: tests find elements by their visible names. */
export const words = {
  cn: {
    chat: cnChat,
    expert: cnExpert,
    room: cnRoom,
    talk: cnTalk,
    redeem: cnRedeem,
    orders: cnOrders,
    groupon: cnGroupon,
    coupons: cnCoupons,
    checkout: cnCheckout,
    cashier: cnCashier,
    account: accountWords('cn', cnAccount),
    classRoom: cnClassRoom,
    common: cnCommon,
    course: cnCourse,
    courses: cnCourses,
    home: cnHome,
    live: cnLive,
    personal: cnPersonal,
    player: cnPlayer,
    practice: cnPractice,
    report: cnReport,
    archives: cnArchives,
    articlesRead: cnArticlesRead,
    assess: cnAssess,
    writing: cnWriting,
  },
  en: {
    chat: enChat,
    expert: enExpert,
    room: enRoom,
    talk: enTalk,
    redeem: enRedeem,
    orders: enOrders,
    groupon: enGroupon,
    coupons: enCoupons,
    checkout: enCheckout,
    cashier: enCashier,
    account: accountWords('en', enAccount),
    classRoom: enClassRoom,
    common: enCommon,
    course: enCourse,
    courses: enCourses,
    home: enHome,
    live: enLive,
    personal: enPersonal,
    player: enPlayer,
    practice: enPractice,
    report: enReport,
    archives: enArchives,
    articlesRead: enArticlesRead,
    assess: enAssess,
    writing: enWriting,
  },
} as const;

/** The kit's texts where no feature sets its own. */
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
