import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** Words of the figure card. */
export interface StatCardLabels {
  loading: string;
}

/** Dictionary of the figure card. */
export const statCardLabels: Record<Locale, StatCardLabels> = {
  cn: { loading: '加载中' },
  en: { loading: 'Loading' },
};
