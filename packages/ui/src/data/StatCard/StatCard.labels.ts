import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of StatCard. */
export interface StatCardLabels {
  loading: string;
  /** Said in place of the value. */
  unknown: string;
  retry: string;
  /** What the button loads again. */
  retryOf: (label: string) => string;
}

/** Labels of StatCard by language. */
export const statCardLabels: Record<Locale, StatCardLabels> = defineLabels('StatCard', {
  cn: { loading: '加载中', unknown: '没有读到', retry: '重试', retryOf: (label) => `重试：${label}` },
  en: { loading: 'Loading', unknown: 'Not loaded', retry: 'Try again', retryOf: (label) => `Try again: ${label}` },
});
