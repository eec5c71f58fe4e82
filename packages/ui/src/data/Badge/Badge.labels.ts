import type { Locale } from '../../foundations/KitProvider/kitContext.ts';

/** What the badge says aloud. */
export interface BadgeLabels {
  /** The exact number, also above the maximum shown. */
  unread: (count: number) => string;
  /** A dot without a number. */
  news: string;
}

/** Dictionary of the badge. */
export const badgeLabels: Record<Locale, BadgeLabels> = {
  cn: { unread: (count) => `${count}条未读`, news: '有新消息' },
  en: { unread: (count) => `${count} unread`, news: 'New messages' },
};
