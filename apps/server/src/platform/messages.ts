import { ResultCode } from '@shuyuan/contract';
import type { Locale } from '@shuyuan/rules';

type Text = Readonly<Record<Locale, string>>;

/** What a student reads at each refusal (E3, X6). */
const REFUSALS: Readonly<Record<number, Text>> = {
  [ResultCode.refused]: { cn: '操作未能完成', en: 'This could not be done' },
  [ResultCode.submittedTwice]: { cn: '请勿重复提交', en: 'Already submitted' },
  [ResultCode.stateForbids]: { cn: '当前状态不允许此操作', en: 'Not possible in the present state' },
  [ResultCode.tooFrequent]: { cn: '操作太频繁，请稍后再试', en: 'Too often; please try again later' },
  [ResultCode.userMissing]: { cn: '用户不存在，请先注册', en: 'No such user; please register first' },
  [ResultCode.wrongPassword]: { cn: '账号或密码不正确', en: 'Wrong account or password' },
  [ResultCode.samePassword]: { cn: '新密码不能与旧密码相同', en: 'The new password must differ from the old one' },
  [ResultCode.wrongCode]: { cn: '验证码不正确或已失效', en: 'The code is wrong or no longer valid' },
  [ResultCode.codeExpired]: { cn: '验证码已过期，请重新获取', en: 'The code has expired; please ask for a new one' },
  [ResultCode.accountExists]: { cn: '该账号已注册，请直接登录', en: 'This account exists already; please log in' },
  [ResultCode.agreementMissing]: { cn: '请先阅读并同意协议', en: 'Please read and accept the agreements first' },
  [ResultCode.accountFrozen]: {
    cn: '账号已被冻结，请联系学校',
    en: 'This account is frozen; please contact the school',
  },
  [ResultCode.tooManyPasswords]: {
    cn: '密码错误次数过多，请稍后再试',
    en: 'Too many wrong passwords; please wait a moment',
  },
  [ResultCode.accountFormat]: { cn: '手机号或邮箱格式不正确', en: 'Not a valid phone number or email address' },
  [ResultCode.full]: { cn: '名额已满', en: 'No seats left' },
  [ResultCode.discontinued]: { cn: '课程已停售', en: 'No longer on sale' },
  [ResultCode.alreadyOwned]: { cn: '您已拥有该课程', en: 'You already own this course' },
  [ResultCode.assessmentNeeded]: { cn: '请先完成课前测评', en: 'Please take the assessment first' },
};

const ANY_REFUSAL: Text = { cn: '操作未能完成', en: 'This could not be done' };

/** Messages that are not refusals. */
export const MESSAGES = {
  loggedOut: { cn: '登录已失效，请重新登录', en: 'Your login has ended; please log in again' },
  missing: { cn: '内容不存在或已删除', en: 'Not found, or no longer available' },
  invalid: { cn: '提交的内容不符合要求', en: 'Something in the request is not valid' },
  tooMany: { cn: '请求太频繁，请稍后再试', en: 'Too many requests; please try again later' },
  failed: { cn: '服务出错，请稍后再试', en: 'Something went wrong; please try again later' },
  unavailable: { cn: '服务暂时不可用，请稍后再试', en: 'Briefly unavailable; please try again' },
  tooLarge: { cn: '提交的内容过大', en: 'The request is too large' },
  mediaType: { cn: '不支持的内容类型', en: 'This kind of content is not supported' },
  commonPassword: { cn: '该密码过于常见，请换一个', en: 'This password is too common; please choose another' },
} as const satisfies Record<string, Text>;

/** The words for a refusal's code. */
export function refusalMessage(code: number, locale: Locale): string {
  return (REFUSALS[code] ?? ANY_REFUSAL)[locale];
}
