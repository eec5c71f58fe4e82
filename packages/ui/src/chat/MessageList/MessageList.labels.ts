import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Topic of a message (§4). */
export type MessageType = 'system' | 'class' | 'homework' | 'order' | 'coupon' | 'studyRoom' | 'headline' | 'report';

/** Labels of MessageList. */
export interface MessageListLabels {
  name: string;
  unread: string;
  /** Above the list; `count` as displayed, e.g. `99+`. */
  unreadCount: (count: string) => string;
  allRead: string;
  readAll: string;
  empty: string;
  emptyHint: string;
  types: Readonly<Record<MessageType, string>>;
}

/** Labels of MessageList by language. */
export const messageListLabels: Record<Locale, MessageListLabels> = defineLabels('MessageList', {
  cn: {
    name: '站内消息',
    unread: '未读',
    unreadCount: (count) => `${count}条未读`,
    allRead: '都读过了',
    readAll: '全部标为已读',
    empty: '还没有消息',
    emptyHint: '上课提醒、作业批改和订单进展会出现在这里',
    types: {
      system: '系统',
      class: '上课',
      homework: '作业',
      order: '订单',
      coupon: '优惠',
      studyRoom: '答疑',
      headline: '头条',
      report: '报告',
    },
  },
  en: {
    name: 'Site messages',
    unread: 'Unread',
    unreadCount: (count) => `${count} unread`,
    allRead: 'All read',
    readAll: 'Mark all as read',
    empty: 'No messages yet',
    emptyHint: 'Class reminders, graded homework and orders appear here',
    types: {
      system: 'System',
      class: 'Class',
      homework: 'Homework',
      order: 'Order',
      coupon: 'Offer',
      studyRoom: 'Study room',
      headline: 'Headlines',
      report: 'Report',
    },
  },
});
