import type { LocalizedText } from '../../domain/words.ts';

/** Messages to the student about an order (product.md 4.14). */
export type News =
  | 'paid'
  | 'awaiting'
  | 'delivered'
  | 'timeout'
  | 'discontinued'
  | 'refundRefused'
  | 'refunded'
  | 'late'
  | 'surplus';

export const NEWS_WORDS: Record<
  News,
  { title: LocalizedText; body: (title: string, yuan: string, note: string) => LocalizedText }
> = {
  paid: {
    title: { cn: '购买成功', en: 'Your purchase is complete' },
    body: (title) => ({ cn: `您已购买“${title}”。`, en: `You have bought “${title}”.` }),
  },
  awaiting: {
    title: { cn: '支付成功，等待成团', en: 'Payment received, the group is forming' },
    body: (title) => ({
      cn: `“${title}”人满即成团；到期未成团，款项全部退回。`,
      en: `“${title}” is yours when the group is full; otherwise all money comes back.`,
    }),
  },
  delivered: {
    title: { cn: '拼团成功', en: 'Your group is complete' },
    body: (title) => ({ cn: `您已获得“${title}”。`, en: `“${title}” is yours now.` }),
  },
  timeout: {
    title: { cn: '订单已超时关闭', en: 'An order has run out' },
    body: (title) => ({ cn: `“${title}”未在时限内付款，订单已取消。`, en: `“${title}” was not paid in time.` }),
  },
  discontinued: {
    title: { cn: '课程已停售，订单已取消', en: 'A course is off sale' },
    body: (title) => ({
      cn: `“${title}”已停售，未付款的订单已取消，优惠券和学分已退回。`,
      en: `“${title}” is off sale. Your unpaid order is cancelled; coupon and credits are yours again.`,
    }),
  },
  refundRefused: {
    title: { cn: '退款申请未通过', en: 'The refund was not given' },
    body: (title, _yuan, note) => ({
      cn: `“${title}”的退款申请未通过${note && `：${note}`}。课程已恢复。`,
      en: `The refund of “${title}” was not given${note && `: ${note}`}. It is yours as before.`,
    }),
  },
  refunded: {
    title: { cn: '退款成功', en: 'Your money is back' },
    body: (title, yuan) => ({ cn: `“${title}”已退款¥${yuan}。`, en: `¥${yuan} for “${title}” has been returned.` }),
  },
  late: {
    title: { cn: '订单已关闭，款项将退回', en: 'Paid too late; the money comes back' },
    body: (title, yuan) => ({
      cn: `“${title}”付款时订单已关闭，¥${yuan}将原路退回。`,
      en: `“${title}” was closed when the payment arrived; ¥${yuan} is on its way back.`,
    }),
  },
  surplus: {
    title: { cn: '重复付款将退回', en: 'Paid twice; one payment comes back' },
    body: (title, yuan) => ({
      cn: `“${title}”收到重复付款，¥${yuan}将原路退回。`,
      en: `“${title}” was paid twice; ¥${yuan} is on its way back.`,
    }),
  },
};
