import { defineLabels, type Locale } from '../../foundations/defineLabels.ts';

/** Labels of every status shown to a student, by domain (§4). */
export interface StatusTagLabels {
  order: Record<'paid' | 'unpaid' | 'cancelled' | 'deleted', string>;
  course: Record<'notStarted' | 'inProgress' | 'full' | 'ended' | 'discontinued', string>;
  article: Record<'published' | 'inReview' | 'rejected', string>;
  message: Record<'read' | 'unread', string>;
  coupon: Record<'toUse' | 'used' | 'expired', string>;
  practice: Record<'unfinished' | 'finished' | 'expired' | 'submitted' | 'awaitingGrading', string>;
}

/** Labels of the 22 statuses, by language. */
export const statusTagLabels: Record<Locale, StatusTagLabels> = defineLabels('StatusTag', {
  cn: {
    order: { paid: '已支付', unpaid: '待支付', cancelled: '已取消', deleted: '已删除' },
    course: { notStarted: '未开课', inProgress: '进行中', full: '已满员', ended: '已结束', discontinued: '已停售' },
    article: { published: '已发布', inReview: '审核中', rejected: '审核未通过' },
    message: { read: '已读', unread: '未读' },
    coupon: { toUse: '待使用', used: '已使用', expired: '已过期' },
    practice: {
      unfinished: '未完成',
      finished: '已完成',
      expired: '已过期',
      submitted: '已提交',
      awaitingGrading: '待批改',
    },
  },
  en: {
    order: { paid: 'Paid', unpaid: 'Unpaid', cancelled: 'Cancelled', deleted: 'Deleted' },
    course: {
      notStarted: 'Not started',
      inProgress: 'In progress',
      full: 'Full',
      ended: 'Ended',
      discontinued: 'No longer sold',
    },
    article: { published: 'Published', inReview: 'In review', rejected: 'Rejected' },
    message: { read: 'Read', unread: 'Unread' },
    coupon: { toUse: 'To be used', used: 'Used', expired: 'Expired' },
    practice: {
      unfinished: 'To do',
      finished: 'Finished',
      expired: 'Expired',
      submitted: 'Submitted',
      awaitingGrading: 'Awaiting grading',
    },
  },
});
