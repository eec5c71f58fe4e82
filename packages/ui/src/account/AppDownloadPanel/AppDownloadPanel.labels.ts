import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of AppDownloadPanel. */
export interface AppDownloadPanelLabels {
  /** What the QR code is for. */
  scan: (platform: string) => string;
  /** Alternative for those who cannot scan. */
  open: string;
}

/** Labels of AppDownloadPanel by language. */
export const appDownloadPanelLabels: Record<Locale, AppDownloadPanelLabels> = defineLabels('AppDownloadPanel', {
  cn: { scan: (platform) => `扫码下载${platform}`, open: '直接打开' },
  en: { scan: (platform) => `Scan to get ${platform}`, open: 'Open it here' },
});
