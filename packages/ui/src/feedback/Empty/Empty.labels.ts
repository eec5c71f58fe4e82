import { defineLabels } from '../../foundations/defineLabels.ts';

/** Built-in titles of Empty, by kind; the text for "no data" is from the specification (§9). */
export const labels = defineLabels('Empty', {
  cn: {
    list: '暂无数据',
    search: '没有找到相关内容',
    order: '还没有订单',
    coupon: '还没有优惠券',
    message: '还没有消息',
    course: '还没有课程',
    login: '登录后查看更多',
    error: '没有加载出来',
  },
  en: {
    list: 'No data yet',
    search: 'Nothing found',
    order: 'No orders yet',
    coupon: 'No coupons yet',
    message: 'No messages yet',
    course: 'No courses yet',
    login: 'Log in to see more',
    error: 'This did not load',
  },
});
