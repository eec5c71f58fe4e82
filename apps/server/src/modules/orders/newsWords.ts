import type { LocalizedText } from '../../domain/words.ts';

/** Messages to the student about an order (product.md 4.14). */
export type News =
  | 'paid'
  | 'awaiting'
  | 'delivered'
  | 'timeout'
  | 'discontinued'
  | 'groupOver'
  | 'groupOverPaid'
  | 'refundRefused'
  | 'refunded'
  | 'late'
  | 'surplus'
  | 'unmatched'
  | 'unmatchedBack';

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
  groupOver: {
    title: { cn: '拼团已结束，订单已取消', en: 'The group has ended, your order is cancelled' },
    body: (title) => ({
      cn: `“${title}”的拼团在您付款前已结束，无需再付款；若刚刚付过，款项会原路退回。`,
      en: `The group for “${title}” ended before you paid. Nothing is left to pay; money that you have just sent comes back.`,
    }),
  },
  groupOverPaid: {
    title: { cn: '拼团已结束，款项将退回', en: 'The group had ended; your money comes back' },
    body: (title, yuan) => ({
      cn: `“${title}”付款时拼团已结束，¥${yuan}将原路退回。`,
      en: `The group for “${title}” had ended when the payment arrived; ¥${yuan} is on its way back.`,
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
  unmatched: {
    title: { cn: '一笔付款与订单不符', en: 'A payment does not match its order' },
    body: (title) => ({
      cn: `收到一笔与“${title}”订单不符的付款，学校正在核对；订单未因此付款，核实后款项会原路退回。`,
      en: `A payment for “${title}” does not match the order. The school is looking into it; the order is not paid by it, and the money comes back once it is confirmed.`,
    }),
  },
  unmatchedBack: {
    title: { cn: '不符的付款已退回', en: 'The payment that did not match is on its way back' },
    body: (title) => ({
      cn: `与“${title}”订单不符的付款已原路退回。`,
      en: `The payment that did not match the order of “${title}” has been returned.`,
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
