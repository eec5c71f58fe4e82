/** Words of the page behind an invitation, in both languages at once: nobody has chosen one yet. */
export const INVITATION = {
  title: '设置密码 · Choose a password',
  hello: (name: string, school: string) => `${name}，欢迎加入${school} · Welcome`,
  account: '登录账号 · Your account',
  password: '密码 · Password',
  again: '再次输入 · The same again',
  rule: '6–20 位，至少包含字母、数字、符号中的两种 · 6–20 characters of two kinds: letters, digits, signs',
  submit: '保存并去登录 · Save and log in',
  once: '此链接只能使用一次 · This link works once',
  problems: {
    rule: '密码不符合要求 · The password does not follow the rule',
    common: '该密码过于常见，请换一个 · This password is too common',
    differs: '两次输入不一致 · The two entries differ',
  },
} as const;
