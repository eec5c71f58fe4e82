import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** Words of the code. */
export interface QrCodeLabels {
  /** Read aloud and shown once it cannot be scanned any more. */
  expired: string;
  /** The button of an expired code. */
  refresh: string;
  /** Read aloud once it was scanned. */
  scanned: string;
  loading: string;
}

/** Dictionary of the code. */
export const qrCodeLabels: Record<Locale, QrCodeLabels> = {
  cn: { expired: '二维码已过期', refresh: '换个二维码', scanned: '已扫码', loading: '二维码加载中' },
  en: { expired: 'The code has expired', refresh: 'New code', scanned: 'Scanned', loading: 'Loading the code' },
};
