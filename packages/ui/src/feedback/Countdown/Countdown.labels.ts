import { defineLabels } from '../../foundations/defineLabels.ts';

/** Built-in labels of Countdown. */
export const labels = defineLabels('Countdown', {
  cn: {
    days: (n: number) => `${n}天`,
    left: (s: number) => (s >= 60 ? `还剩${Math.round(s / 60)}分钟` : `还剩${s}秒`),
    ended: '时间到',
  },
  en: {
    days: (n: number) => `${n} d`,
    left: (s: number) => (s >= 60 ? `${Math.round(s / 60)} minutes left` : `${s} seconds left`),
    ended: 'Time is up',
  },
});
