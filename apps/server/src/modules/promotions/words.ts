import type { Locale } from '@shuyuan/rules';

/** The rules of recommending, as the page shows them. */
export const RULES: Readonly<Record<Locale, readonly string[]>> = {
  cn: [
    '同学用你的链接打开课程并付款，订单就记下由你推荐。',
    '推荐成功的奖励由学校发放，到账后在优惠券和学分里查看。',
    '自己下单不算推荐；订单退款后没有奖励。',
  ],
  en: [
    'When a friend opens the course by your link and pays, the order names you as who recommended it.',
    'The school gives the rewards; you find them among your coupons and credits.',
    'Orders of your own do not count, nor do orders that are refunded.',
  ],
};
