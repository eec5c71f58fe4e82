import { defineLabels } from '../../foundations/defineLabels.ts';

/** Built-in labels of Alert. */
export const labels = defineLabels('Alert', { cn: { dismiss: '关闭提示' }, en: { dismiss: 'Dismiss' } });
