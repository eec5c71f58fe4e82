import { defineLabels } from '../../foundations/defineLabels.ts';

/** Built-in labels of SearchInput. */
export const labels = defineLabels('SearchInput', {
  cn: {
    placeholder: '搜索',
    clear: '清空',
    suggestions: '搜索建议',
    history: '最近搜过',
    clearHistory: '清除记录',
    loading: '正在查找',
    noMatch: (text: string) => `没有和“${text}”有关的建议，按回车搜索`,
    found: (n: number) => `有${n}条建议`,
  },
  en: {
    placeholder: 'Search',
    clear: 'Clear',
    suggestions: 'Suggestions',
    history: 'Searched lately',
    clearHistory: 'Clear',
    loading: 'Looking',
    noMatch: (text: string) => `No suggestions for “${text}”; press Enter to search`,
    found: (n: number) => `${n} ${n === 1 ? 'suggestion' : 'suggestions'}`,
  },
});
