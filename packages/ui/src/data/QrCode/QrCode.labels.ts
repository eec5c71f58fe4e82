import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of QrCode. */
export interface QrCodeLabels {
  /** Shown and read aloud when the code has expired. */
  expired: string;
  /** Button that renews an expired code. */
  refresh: string;
  /** Read aloud after the code was scanned. */
  scanned: string;
  loading: string;
}

/** Labels of QrCode by language. */
export const qrCodeLabels: Record<Locale, QrCodeLabels> = defineLabels('QrCode', {
  cn: { expired: '二维码已过期', refresh: '换个二维码', scanned: '已扫码', loading: '二维码加载中' },
  en: { expired: 'The code has expired', refresh: 'New code', scanned: 'Scanned', loading: 'Loading the code' },
});
