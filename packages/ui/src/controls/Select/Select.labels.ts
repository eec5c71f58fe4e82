import { defineLabels } from '../../foundations/defineLabels.ts';

/** Built-in labels of Select and MultiSelect. */
export const labels = defineLabels('Select', {
  cn: {
    placeholder: '请选择',
    loading: '加载中',
    empty: '没有可选项',
    search: '搜索',
    noMatch: '没有找到，换个词试试',
  },
  en: {
    placeholder: 'Choose',
    loading: 'Loading',
    empty: 'Nothing to choose from',
    search: 'Search',
    noMatch: 'Nothing found; try another word',
  },
});
