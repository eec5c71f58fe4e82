/** Built-in labels of CheckboxGroup. */
export const labels = { cn: { all: '全选' }, en: { all: 'All' } };
