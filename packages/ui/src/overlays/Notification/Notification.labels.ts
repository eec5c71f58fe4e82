import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of Notification. */
export interface NotificationLabels {
  close: string;
}

/** Labels of Notification by language. */
export const notificationLabels: Record<Locale, NotificationLabels> = defineLabels('Notification', {
  cn: { close: '关闭' },
  en: { close: 'Close' },
});
