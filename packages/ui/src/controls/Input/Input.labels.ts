import { defineLabels } from '../../foundations/defineLabels.ts';

/** Built-in labels of Input. */
export const labels = defineLabels('Input', { cn: { clear: '清空' }, en: { clear: 'Clear' } });
