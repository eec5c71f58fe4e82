/** Built-in words of CheckboxGroup. */
export const labels = { cn: { all: '全选' }, en: { all: 'All' } };
