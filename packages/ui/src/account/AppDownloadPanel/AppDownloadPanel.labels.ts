import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** Words of the download panel. */
export interface AppDownloadPanelLabels {
  /** What a code is for. */
  scan: (platform: string) => string;
  /** The way for those who cannot scan. */
  open: string;
}

/** Dictionary of the download panel. */
export const appDownloadPanelLabels: Record<Locale, AppDownloadPanelLabels> = {
  cn: { scan: (platform) => `扫码下载${platform}`, open: '直接打开' },
  en: { scan: (platform) => `Scan to get ${platform}`, open: 'Open it here' },
};
