import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of Badge for screen readers. */
export interface BadgeLabels {
  /** The exact number, even above the displayed maximum. */
  unread: (count: number) => string;
  /** A dot without a number. */
  news: string;
}

/** Labels of Badge by language. */
export const badgeLabels: Record<Locale, BadgeLabels> = defineLabels('Badge', {
  cn: { unread: (count) => `${count}条未读`, news: '有新消息' },
  en: { unread: (count) => `${count} unread`, news: 'New messages' },
});
