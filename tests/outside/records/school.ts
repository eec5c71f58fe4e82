import type { Wire } from './wire.ts';

/** What the specification says of a school (§1); nothing else may be counted on. */
export const SEED_COMPANY: Wire = { companyId: 9, chindleShortName: '远山', logoBrowser: '/files/tab.png' };

/** The company record of wire-facts 3.2. */
export const COMPANY: Wire = {
  ...SEED_COMPANY,
  companyName: '远山教育科技有限公司',
  chindleName: '远山课堂',
  secondLevelDomain: 'shengya',
  serviceQq: '800800',
  servicePhone: '400-000-1111',
  companyCreditCode: '91440000000000000X',
  icpAq: '粤ICP备00000000号',
  publicSecurityRecords: '44010000000000',
  copyrightAffiliation: '远山教育',
  logoColor: '/files/logo.png',
  logoBlackWhite: '/files/logo-white.png',
  agreementTypeZeroId: 70,
  branchName: '总部',
};

/** Agreement records of wire-facts 3.3; the kinds shown at login have no known numbers. */
export const AGREEMENTS: Wire[] = [0, 1, 2, 3].map((type) => ({
  id: 70 + type,
  type,
  companyId: 9,
  name: ['购课协议', '用户协议', '隐私政策', '注销协议'][type],
  content: '<p>第一条 本协议自勾选之日起生效。</p>',
  agreementUrl: '',
  secondLevelDomain: 'shengya',
  adminUpdatedTime: null,
  adminUpdatedBy: null,
}));

/** The login record of wire-facts 4.2. */
export const LOGIN: Wire = {
  companyId: 9,
  token: 'token-of-another-server',
  userId: 501,
  userName: '林晓',
  userType: 3,
  firstLogin: 0,
  modifyTimeZone: 0,
  isPerfect: null,
  phone: '13800000001',
  isShow: 1,
  isBand: null,
  isPlayShow: true,
  inviteOffShelf: null,
  accountBindPhone: '13800000001',
  giftList: null,
  branchName: '总部',
  email: '',
};
