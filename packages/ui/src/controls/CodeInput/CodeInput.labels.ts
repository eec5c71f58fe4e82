import { defineLabels } from '../../foundations/defineLabels.ts';

/** Built-in labels of CodeInput. */
export const labels = defineLabels('CodeInput', {
  cn: {
    send: '获取验证码',
    again: '重新获取',
    sending: '发送中',
    wait: (s: number) => `${s}秒后重发`,
    sent: '验证码已发送',
  },
  en: {
    send: 'Send code',
    again: 'Send again',
    sending: 'Sending',
    wait: (s: number) => `Again in ${s} s`,
    sent: 'Code sent',
  },
});
