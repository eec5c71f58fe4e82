import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** Words of the table. */
export interface TableLabels {
  empty: string;
  loading: string;
  /** Read with the name of a column that can be sorted. */
  sortUp: string;
  sortDown: string;
}

/** Dictionary of the table. */
export const tableLabels: Record<Locale, TableLabels> = {
  cn: { empty: '暂无数据', loading: '加载中', sortUp: '按从小到大排列', sortDown: '按从大到小排列' },
  en: {
    empty: 'No data yet',
    loading: 'Loading',
    sortUp: 'Sort from small to large',
    sortDown: 'Sort from large to small',
  },
};
