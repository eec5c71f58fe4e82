import type { LocalizedText } from '../../domain/words.ts';

interface MessageWords {
  subject: LocalizedText;
  body: LocalizedText;
}

/** The message that carries a code, named after the school. */
export function codeWords({ cn, en }: { cn: string; en: string }, code: string): MessageWords {
  return {
    subject: { cn: `【${cn}】验证码`, en: `${en}: your code` },
    body: {
      cn: `您的验证码是 ${code}，5 分钟内有效，请勿告诉他人。`,
      en: `Your code is ${code}. It is valid for 5 minutes. Do not pass it on.`,
    },
  };
}

/** The message to the owner of an address without an account: there is nothing to reset (A5). */
export function unknownAccountWords({ cn, en }: { cn: string; en: string }): MessageWords {
  return {
    subject: { cn: `【${cn}】重置密码`, en: `${en}: password reset` },
    body: {
      cn: '有人请求重置密码，但该账号尚未注册。',
      en: 'Somebody asked to reset a password here, but this account is not registered.',
    },
  };
}
