import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** Labels of Notification. */
export interface NotificationLabels {
  close: string;
}

/** Labels of Notification by language. */
export const notificationLabels: Record<Locale, NotificationLabels> = {
  cn: { close: '关闭' },
  en: { close: 'Close' },
};
