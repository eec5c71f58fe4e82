import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of Table. */
export interface TableLabels {
  empty: string;
  loading: string;
  /** Read after the name of a sortable column. */
  sortUp: string;
  sortDown: string;
}

/** Labels of Table by language. */
export const tableLabels: Record<Locale, TableLabels> = defineLabels('Table', {
  cn: { empty: '暂无数据', loading: '加载中', sortUp: '按从小到大排列', sortDown: '按从大到小排列' },
  en: {
    empty: 'No data yet',
    loading: 'Loading',
    sortUp: 'Sort from small to large',
    sortDown: 'Sort from large to small',
  },
});
