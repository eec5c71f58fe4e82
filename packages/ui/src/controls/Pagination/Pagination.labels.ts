import { defineLabels } from '../../foundations/defineLabels.ts';

/** Built-in labels of Pagination. */
export const labels = defineLabels('Pagination', {
  cn: {
    name: '分页',
    previous: '上一页',
    next: '下一页',
    page: (n: number) => `第${n}页`,
    jump: '跳至',
    of: (n: number) => `页，共${n}页`,
  },
  en: {
    name: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (n: number) => `Page ${n}`,
    jump: 'Go to',
    of: (n: number) => `of ${n}`,
  },
});
