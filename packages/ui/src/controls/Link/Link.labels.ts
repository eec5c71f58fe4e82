import { defineLabels } from '../../foundations/defineLabels.ts';

/** Built-in labels of Link. */
export const labels = defineLabels('Link', {
  cn: { external: '（在新窗口打开）' },
  en: { external: ' (opens in a new window)' },
});
