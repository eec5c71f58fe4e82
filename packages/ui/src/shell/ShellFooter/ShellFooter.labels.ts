import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of ShellFooter. */
export interface ShellFooterLabels {
  hotline: string;
  /** Hours of the hotline. */
  hours: (hours: string) => string;
  scan: string;
}

/** Labels of ShellFooter by language. */
export const shellFooterLabels: Record<Locale, ShellFooterLabels> = defineLabels('ShellFooter', {
  cn: { hotline: '咨询热线', hours: (hours) => `（${hours}）`, scan: '扫码下载学习端' },
  en: { hotline: 'Hotline ', hours: (hours) => ` (${hours})`, scan: 'Scan for the app' },
});
