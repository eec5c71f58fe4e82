import { defineLabels, type Locale } from '../foundations/defineLabels.ts';

/** The button above a chart by language. */
export const chartFrameLabels: Record<Locale, { show: string; hide: string }> = defineLabels('chartFrame', {
  cn: { show: '看表格', hide: '收起表格' },
  en: { show: 'Show as a table', hide: 'Hide the table' },
});
