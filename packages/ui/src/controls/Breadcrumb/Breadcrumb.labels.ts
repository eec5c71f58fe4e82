import { defineLabels } from '../../foundations/defineLabels.ts';

/** Built-in labels of Breadcrumb. */
export const labels = defineLabels('Breadcrumb', {
  cn: { name: '当前位置', more: '显示完整路径' },
  en: { name: 'Breadcrumb', more: 'Show the full path' },
});
