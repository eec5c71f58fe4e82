import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of CouponCard; money and days arrive formatted. */
export interface CouponCardLabels {
  fullReduction: string;
  discount: string;
  noThreshold: string;
  /** Figure of a discount and its unit, from the percentage that is paid. */
  discountFigure: (payPercent: number) => { figure: string; unit: string };
  /** Below the figure. */
  over: (money: string) => string;
  atMost: (money: string) => string;
  noMinimum: string;
  /** The value, for screen readers. */
  off: (money: string) => string;
  percentOff: (payPercent: number) => string;
  until: (day: string) => string;
  endsToday: string;
  endsTomorrow: string;
  daysLeft: (days: number) => string;
  between: (from: string, to: string) => string;
  /** On the button of a coupon that is not valid yet: day of the month, and the full date. */
  begins: (dayOfMonth: number, day: string) => string;
  usedOn: (day: string, saved: string | undefined) => string;
  expiredOn: (day: string) => string;
  claimed: (percent: number) => string;
  left: (count: number) => string;
  /** On the ribbon of a coupon that is reserved by an unpaid order. */
  inOrder: string;
  selected: string;
  toUse: string;
  used: string;
  expired: string;
  claimedOut: string;
  use: string;
  pay: string;
  order: string;
  claim: string;
  details: (title: string) => string;
  /** Added to a button for screen readers, because a page has many coupons. */
  of: (title: string) => string;
}

/** Labels of CouponCard by language. */
export const couponCardLabels: Record<Locale, CouponCardLabels> = defineLabels('CouponCard', {
  cn: {
    fullReduction: '满减券',
    discount: '折扣券',
    noThreshold: '无门槛',
    discountFigure: (payPercent) => ({ figure: String(payPercent / 10), unit: '折' }),
    over: (money) => `满${money.replace('¥', '')}可用`,
    atMost: (money) => `最高减${money}`,
    noMinimum: '无门槛',
    off: (money) => `减${money}`,
    percentOff: (payPercent) => `${payPercent / 10}折`,
    until: (day) => `${day}到期`,
    endsToday: '今天到期',
    endsTomorrow: '明天到期',
    daysLeft: (days) => `还剩${days}天`,
    between: (from, to) => `${from}到${to}`,
    begins: (dayOfMonth) => `${dayOfMonth}日开始`,
    usedOn: (day, saved) => `已使用·${day}${saved === undefined ? '' : `省${saved}`}`,
    expiredOn: (day) => `已过期·${day}`,
    claimed: (percent) => `已领${percent}%`,
    left: (count) => `只剩${count}张`,
    inOrder: '在待付款订单里',
    selected: '已选',
    toUse: '待使用',
    used: '已使用',
    expired: '已过期',
    claimedOut: '领完了',
    use: '去使用',
    pay: '去付款',
    order: '看订单',
    claim: '领取',
    details: (title) => `${title}的使用规则`,
    of: (title) => `：${title}`,
  },
  en: {
    fullReduction: 'Spend & save',
    discount: 'Discount',
    noThreshold: 'No minimum',
    discountFigure: (payPercent) => ({ figure: String(100 - payPercent), unit: '% off' }),
    over: (money) => `from ${money}`,
    atMost: (money) => `up to ${money}`,
    noMinimum: 'no minimum',
    off: (money) => `${money} off`,
    percentOff: (payPercent) => `${100 - payPercent}% off`,
    until: (day) => `Until ${day}`,
    endsToday: 'Ends today',
    endsTomorrow: 'Ends tomorrow',
    daysLeft: (days) => `${days} ${days === 1 ? 'day' : 'days'} left`,
    between: (from, to) => `${from} to ${to}`,
    begins: (_, day) => `From ${day}`,
    usedOn: (day, saved) => `Used ${day}${saved === undefined ? '' : ` · saved ${saved}`}`,
    expiredOn: (day) => `Expired ${day}`,
    claimed: (percent) => `${percent}% claimed`,
    left: (count) => `Only ${count} left`,
    inOrder: 'In an unpaid order',
    selected: 'Selected',
    toUse: 'To be used',
    used: 'Used',
    expired: 'Expired',
    claimedOut: 'Gone',
    use: 'Use',
    pay: 'Pay now',
    order: 'Order',
    claim: 'Claim',
    details: (title) => `Rules of ${title}`,
    of: (title) => `: ${title}`,
  },
});
