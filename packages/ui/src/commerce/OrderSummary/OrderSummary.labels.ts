import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** Words of the price breakdown; money arrives formatted. */
export interface OrderSummaryLabels {
  title: string;
  /** Heads of the table, read aloud. */
  item: string;
  amount: string;
  payable: string;
  saved: (money: string) => string;
  nothing: string;
}

/** Dictionary of the price breakdown. */
export const orderSummaryLabels: Record<Locale, OrderSummaryLabels> = {
  cn: {
    title: '价格明细',
    item: '项目',
    amount: '金额',
    payable: '应付',
    saved: (money) => `共省${money}`,
    nothing: '这次不用付款，提交后直接开通',
  },
  en: {
    title: 'Price',
    item: 'Item',
    amount: 'Amount',
    payable: 'To pay',
    saved: (money) => `You save ${money}`,
    nothing: 'Nothing to pay: it opens as soon as you submit',
  },
};
