import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** Words of the notifications. */
export interface NotificationLabels {
  close: string;
}

/** Dictionary of the notifications. */
export const notificationLabels: Record<Locale, NotificationLabels> = {
  cn: { close: '关闭' },
  en: { close: 'Close' },
};
