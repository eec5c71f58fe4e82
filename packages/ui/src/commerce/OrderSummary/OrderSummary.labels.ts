import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of OrderSummary; money arrives formatted. */
export interface OrderSummaryLabels {
  title: string;
  /** Column headers, for screen readers only. */
  item: string;
  amount: string;
  payable: string;
  saved: (money: string) => string;
  nothing: string;
}

/** Labels of OrderSummary by language. */
export const orderSummaryLabels: Record<Locale, OrderSummaryLabels> = defineLabels('OrderSummary', {
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
});
