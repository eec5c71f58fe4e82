/** The learning centre's own entries, by path, where the school's server sends none. */
export const sideMenu = {
  '/learn': '学习总览',
  '/learn/order': '我的订单',
  '/mycoupon': '优惠券',
  '/redeemcode': '兑换码',
  '/expert-QA': '我的答疑',
  '/headline/my': '我的文章',
  '/personal': '个人资料',
};
