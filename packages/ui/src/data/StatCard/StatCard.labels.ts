import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** Labels of StatCard. */
export interface StatCardLabels {
  loading: string;
}

/** Labels of StatCard by language. */
export const statCardLabels: Record<Locale, StatCardLabels> = {
  cn: { loading: '加载中' },
  en: { loading: 'Loading' },
};
