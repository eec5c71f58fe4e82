import { defineLabels } from '../../foundations/defineLabels.ts';

/** Built-in labels of CheckboxGroup. */
export const labels = defineLabels('CheckboxGroup', { cn: { all: '全选' }, en: { all: 'All' } });
