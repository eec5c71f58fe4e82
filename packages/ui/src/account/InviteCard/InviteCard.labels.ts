import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of InviteCard. */
export interface InviteCardLabels {
  code: string;
  copy: string;
  copied: string;
  scan: string;
  open: string;
  rules: string;
  ended: string;
}

/** Labels of InviteCard by language. */
export const inviteCardLabels: Record<Locale, InviteCardLabels> = defineLabels('InviteCard', {
  cn: {
    code: '我的邀请码',
    copy: '复制邀请链接',
    copied: '已复制',
    scan: '扫码接受邀请',
    open: '打开邀请页',
    rules: '活动规则',
    ended: '活动已结束',
  },
  en: {
    code: 'My invitation code',
    copy: 'Copy the link',
    copied: 'Copied',
    scan: 'Scan to accept',
    open: 'Open the invitation',
    rules: 'Rules',
    ended: 'This offer has ended',
  },
});
