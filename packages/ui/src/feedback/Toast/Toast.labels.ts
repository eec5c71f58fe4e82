import { defineLabels } from '../../foundations/defineLabels.ts';

/** Built-in labels of the toasts. */
export const labels = defineLabels('Toast', {
  cn: { close: '关闭', log: '最近的消息' },
  en: { close: 'Close', log: 'Recent messages' },
});
