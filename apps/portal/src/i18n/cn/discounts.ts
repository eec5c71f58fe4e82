/** Discount campaigns. */
export const discounts = {
  title: '优惠课程',
  hint: '倒计时按学校的时间走，结束后价格恢复。',
  endsIn: '距结束',
  startsIn: '距开始',
  over: '活动已结束',
  left: '还剩',
  between: '{{from}} 至 {{to}}',
  courseCount: '{{total}}门课程',
  stands: { notStarted: '活动还没开始', ended: '活动已经结束' },
  standsHint: {
    notStarted: '开始后这里的课程会按活动价出售，现在仍是原来的价格。',
    ended: '价格已经恢复，课程仍可按平时的价格报名。',
  },
  noCourses: '现在没有优惠中的课程',
  noCoursesHint: '活动开始后会出现在这里，先看看全部课程。',
  allCourses: '看全部课程',
  missing: '没有找到这个活动',
  missingHint: '可能是链接不完整，或学校已经撤下这个活动。',
};
