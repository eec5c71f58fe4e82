import * as z from 'zod/mini';
import { get, post } from './call.ts';
import { Account, CaptchaCode, NewPassword, Nickname } from './fields.ts';
import { proofFields } from './proof.ts';
import { OPTIONAL, REQUIRED, type ReadOf } from './reading.ts';
import { Flag, Id, Instant, maybe, Nothing, record, text, Whole, words } from './schema.ts';

/** 3 student, 2 lecturer (§6, wire-facts 4.3). */
export const userTypes = words({ lecturer: 2, student: 3 });

/** Login record (wire-facts 4.2; `sign`, `isMember`, `memberTime`, `userImg` of §3). `isPerfect` is the specification's isAudit. */
export const Login = record({
  token: ['token', z.string(), REQUIRED],
  userId: ['userId', Id],
  userType: ['userType', userTypes, OPTIONAL],
  companyId: ['companyId', Id, OPTIONAL],
  name: ['userName', z.string()],
  portrait: ['userImg', maybe(z.string())],
  isFirstLogin: ['firstLogin', Flag],
  shouldConfirmZone: ['modifyTimeZone', maybe(Flag)],
  isAudit: ['isPerfect', maybe(Flag)],
  isShow: ['isShow', maybe(Flag)],
  phone: ['phone', maybe(z.string())],
  email: ['email', maybe(z.string())],
  branch: ['branchName', maybe(z.string())],
  /** Where the backend holds it; ours does not (§3, city_info). */
  city: ['cityName', maybe(z.string())],
  isMember: ['isMember', maybe(Flag)],
  isMembershipSuspended: ['isMemberSuspended', maybe(Flag)],
  memberTime: ['memberTime', maybe(Instant)],
  /** Short-lived chat signature (product.md 4.2). */
  sign: ['sign', maybe(z.string())],
  /** Agreements in force that this student has not accepted in their present version. */
  agreementsToAccept: ['agreementIds', maybe(z.array(Id))],
});
export type Login = ReadOf<typeof Login>;

/** Who is logged in (product.md 4.20); phone and email are masked. */
export const UserInfo = record({
  userId: ['userId', Id, OPTIONAL],
  userType: ['userType', userTypes, OPTIONAL],
  nickname: ['nickName', z.string()],
  /** The family's name of a user, and what it tells beside the masked forms (wire-facts 4.2). */
  userName: ['userName', maybe(z.string())],
  phone: ['phone', maybe(z.string())],
  boundPhone: ['accountBindPhone', maybe(z.string())],
  portrait: ['userImg', maybe(z.string())],
  gradeId: ['gradeId', maybe(Id)],
  /** Of these texts '' says that there is none; undefined is not told. */
  gradeName: ['gradeName', z.string(), OPTIONAL],
  isAudit: ['isPerfect', Flag],
  isFirstLogin: ['firstLogin', Flag],
  isMember: ['isMember', Flag, OPTIONAL],
  /** Its refund is reviewed: it runs, and gives nothing until that is decided. */
  isMembershipSuspended: ['isMemberSuspended', Flag, OPTIONAL],
  memberTime: ['memberTime', maybe(Instant)],
  branch: ['branchName', maybe(z.string())],
  maskedPhone: ['phoneMasked', z.string(), OPTIONAL],
  maskedEmail: ['emailMasked', z.string(), OPTIONAL],
  email: ['email', maybe(z.string())],
  timeZoneId: ['timeZoneId', maybe(Id)],
  /** Its IANA name, `Asia/Shanghai`. */
  timeZone: ['ianaName', maybe(z.string())],
});
export type UserInfo = ReadOf<typeof UserInfo>;

/** Purpose of a verification code; a code is valid for one purpose only (A5). */
export const codePurposes = words({ login: 1, register: 2, reset: 3, bindNew: 4, checkOld: 5 });

/** The challenge of the sending of a code (S15); the family's other clients know none, and have fewer tries. */
const challenge = { challenge: ['challengeId', z.optional(text(64))] } as const;
const consent = { hasAgreed: ['isAgree', Flag] } as const;
/** Fixed values the family's clients send with a login (wire-facts 4.1). */
const terminal = { platform: ['loginType', z.optional(text(4))] } as const;

/** Registration, login, logout and password reset (§4, §5, A1–A7). */
export const account = {
  register: post('/userCommon/register', {
    summary: 'Makes an account and logs it in',
    access: 'public',
    rate: 'login',
    input: record({
      account: ['account', Account],
      code: ['captchaCode', CaptchaCode],
      password: ['password', NewPassword],
      nickname: ['nickName', Nickname],
      gradeId: ['gradeId', z.optional(Id)],
      inviteCode: ['inviteCode', z.optional(text(16))],
      ...challenge,
      ...consent,
    }),
    result: Login,
  }),
  login: post('/userCommon/userLogin', {
    summary: 'Logs in with phone or email and password',
    access: 'public',
    rate: 'login',
    input: record({ account: ['loginId', Account], password: ['password', text(64)], ...consent, ...terminal }),
    result: Login,
  }),
  loginByCode: post('/userCommon/userLoginByCaptchaCode', {
    summary: 'Logs in with phone or email and a verification code',
    access: 'public',
    rate: 'login',
    input: record({
      account: ['phone', Account],
      code: ['captchaCode', CaptchaCode],
      ...challenge,
      ...consent,
      ...terminal,
    }),
    result: Login,
  }),
  sendCode: post('/userCommon/generateCommonCaptchaCodeNew', {
    summary:
      'Sends a verification code; the answer is the same for known and unknown accounts (2013 asks for a proof, 2014 the school has sent all it may)',
    access: 'public',
    rate: 'code',
    input: record({ account: ['phone', Account], purpose: ['scene', codePurposes], ...proofFields }),
    /** Seconds until the next code may be requested; the challenge goes back with the code (S15). */
    result: record({ resendS: ['countDown', Whole, OPTIONAL], challenge: ['challengeId', maybe(z.string())] }),
  }),
  reset: post('/userCommon/restPassword', {
    summary: 'Sets a new password with a code and ends all other logins',
    access: 'public',
    rate: 'login',
    input: record({
      account: ['account', Account],
      code: ['captchaCode', CaptchaCode],
      newPassword: ['newPassword', NewPassword],
      ...challenge,
    }),
    result: Nothing,
  }),
  logout: post('/userCommon/logout', {
    summary: 'Ends this login',
    access: 'student',
    input: Nothing,
    result: Nothing,
  }),
  checkLogin: get('/userCommon/chekcUserLogin', {
    summary: 'Whether the login is still valid',
    access: 'student',
    input: Nothing,
    result: record({ userId: ['userId', Id, OPTIONAL], expiresAt: ['expireTime', maybe(Instant)] }),
  }),
  userInfo: get('/userCommon/getUserSimpleInfo', {
    summary: 'Who is logged in',
    access: 'student',
    input: Nothing,
    result: UserInfo,
  }),
  agree: post('/userCommon/agreeAgreement', {
    summary: 'Accepts agreements in their present version',
    access: 'student',
    ids: { agreementIds: 'tenant' },
    input: record({ agreementIds: ['agreementIds', z.array(Id).check(z.minLength(1), z.maxLength(10))] }),
    result: Nothing,
  }),
};
