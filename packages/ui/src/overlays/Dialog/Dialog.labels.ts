import { defineLabels } from '../../foundations/defineLabels.ts';

/** Built-in labels of Dialog. */
export const labels = defineLabels('Dialog', { cn: { close: '关闭' }, en: { close: 'Close' } });
