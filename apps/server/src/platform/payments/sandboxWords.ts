import type { Locale } from '@shuyuan/rules';
import type { PayMethod } from './port.ts';
import type { SandboxAct } from './settle.ts';

/** State of a charge, as the page shows it. */
export type SandboxPhase = 'waiting' | 'ended' | 'closed' | 'paid' | 'failed' | 'refunded';

interface Words {
  title: string;
  /** What the page is, so that it is not mistaken for a real cashier. */
  warning: string;
  methods: Record<PayMethod, string>;
  phases: Record<SandboxPhase, string>;
  acts: Record<SandboxAct, string>;
  facts: { method: string; number: string; until: string; payment: string; refunded: string };
  /** Outcome of the notification. */
  answers: { taken: string; refused: string; unseen: string };
  back: string;
  otherLocale: string;
}

/** The texts of the sandbox cashier. */
export const SANDBOX_WORDS: Record<Locale, Words> = {
  cn: {
    title: '沙盒收银台',
    warning: '测试用的收银台：不会动用真钱，由你决定支付的结果。',
    methods: { alipay: '支付宝', wechat: '微信支付' },
    phases: {
      waiting: '等待支付',
      ended: '已过支付时间',
      closed: '学校已关闭这笔支付',
      paid: '已支付',
      failed: '支付失败',
      refunded: '已退款',
    },
    acts: {
      pay: '支付成功',
      payUnseen: '支付成功，但通知丢失',
      fail: '支付失败',
      payLate: '超时后仍支付成功',
      again: '再发一次同样的通知',
    },
    facts: {
      method: '支付方式',
      number: '支付单号',
      until: '支付截止（北京时间）',
      payment: '交易号',
      refunded: '已退金额',
    },
    answers: {
      taken: '通知已送达，学校已记录。',
      refused: '学校没有接受通知，可以再发一次。应答：',
      unseen: '钱已付，通知没有发出；学校主动查询时会发现。',
    },
    back: '返回学校',
    otherLocale: 'English',
  },
  en: {
    title: 'Sandbox cashier',
    warning: 'A cashier for testing: no money moves, and you decide how the payment ends.',
    methods: { alipay: 'Alipay', wechat: 'WeChat Pay' },
    phases: {
      waiting: 'Waiting for payment',
      ended: 'The time to pay is over',
      closed: 'Closed by the school',
      paid: 'Paid',
      failed: 'Payment failed',
      refunded: 'Refunded',
    },
    acts: {
      pay: 'Pay',
      payUnseen: 'Pay, but lose the notification',
      fail: 'Fail the payment',
      payLate: 'Pay although it is too late',
      again: 'Send the same notification again',
    },
    facts: {
      method: 'Method',
      number: 'Number',
      until: 'Pay until (Beijing)',
      payment: 'Transaction',
      refunded: 'Refunded',
    },
    answers: {
      taken: 'The notification arrived and the school wrote it down.',
      refused: 'The school did not take the notification; send it again. Answer: ',
      unseen: 'Paid without a notification; the school finds out when it asks.',
    },
    back: 'Back to the school',
    otherLocale: '中文',
  },
};
