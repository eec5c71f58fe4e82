import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of OrderCard. */
export interface OrderCardLabels {
  unpaid: string;
  waitingGroup: string;
  paid: string;
  refunding: string;
  refunded: string;
  cancelled: string;
  deleted: string;
  number: string;
  copy: (number: string) => string;
  saved: (money: string) => string;
  /** After the countdown of an unpaid order. */
  cancelsThen: string;
  expired: string;
  missing: (people: number) => string;
  emptySeat: string;
  /** Added to an action for screen readers. */
  of: (product: string) => string;
}

/** Labels of OrderCard by language. */
export const orderCardLabels: Record<Locale, OrderCardLabels> = defineLabels('OrderCard', {
  cn: {
    unpaid: '待付款',
    waitingGroup: '等待成团',
    paid: '已付款',
    refunding: '退款中',
    refunded: '已退款',
    cancelled: '已取消',
    deleted: '已删除',
    number: '订单号',
    copy: (number) => `复制订单号${number}`,
    saved: (money) => `已省${money}`,
    cancelsThen: '后自动取消。',
    expired: '付款时间已过，订单会自动取消',
    missing: (people) => `还差${people}人`,
    emptySeat: '空位',
    of: (product) => `：${product}`,
  },
  en: {
    unpaid: 'To pay',
    waitingGroup: 'Waiting for the group',
    paid: 'Paid',
    refunding: 'Refund in progress',
    refunded: 'Refunded',
    cancelled: 'Cancelled',
    deleted: 'Deleted',
    number: 'Order',
    copy: (number) => `Copy order number ${number}`,
    saved: (money) => `Saved ${money}`,
    cancelsThen: 'until it is cancelled. ',
    expired: 'The time to pay is over, the order will be cancelled',
    missing: (people) => `${people} more needed`,
    emptySeat: 'Empty seat',
    of: (product) => `: ${product}`,
  },
});
