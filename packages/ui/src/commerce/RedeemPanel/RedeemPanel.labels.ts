import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of RedeemPanel. */
export interface RedeemPanelLabels {
  title: (length: number) => string;
  hint: string;
  redeem: string;
  success: string;
  again: string;
}

/** Labels of RedeemPanel by language. */
export const redeemPanelLabels: Record<Locale, RedeemPanelLabels> = defineLabels('RedeemPanel', {
  cn: {
    title: (length) => `输入${length}位兑换码`,
    hint: '卡背面、短信或活动页里都能找到',
    redeem: '兑换',
    success: '兑换成功，已经放进你的账户',
    again: '再兑一个',
  },
  en: {
    title: (length) => `Enter the code of ${length} characters`,
    hint: 'It is on the back of the card, in the text message or on the campaign page',
    redeem: 'Redeem',
    success: 'Redeemed: it is in your account now',
    again: 'Redeem another',
  },
});
