import { defineLabels } from '../../foundations/defineLabels.ts';

/** Built-in labels of FilterBar. */
export const labels = defineLabels('FilterBar', {
  cn: {
    all: '全部',
    more: '展开',
    less: '收起',
    active: '已选条件',
    remove: (name: string) => `去掉条件${name}`,
    reset: '清除筛选',
    results: (n: number) => `共${n}项结果`,
  },
  en: {
    all: 'All',
    more: 'More',
    less: 'Less',
    active: 'Active filters',
    remove: (name: string) => `Remove filter ${name}`,
    reset: 'Clear filters',
    results: (n: number) => `${n} ${n === 1 ? 'result' : 'results'}`,
  },
});
