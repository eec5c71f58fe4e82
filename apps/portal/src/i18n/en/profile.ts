import type { profile as cn } from '../cn/profile.ts';

/** The student's own page. */
export const profile: typeof cn = {
  title: 'My account',
  nickname: 'Nickname',
  grade: 'Grade',
  gradeNone: 'Not given',
  phone: 'Phone',
  email: 'Email',
  notBound: 'Not bound',
  membership: 'Membership',
  memberSuspended: 'In a refund review',
  memberUntil: 'Until {{date}}',
  notMember: 'None',
  security: 'Security',
  password: 'Password',
  passwordHint: 'Change it now and then. Other devices are logged out when you do.',
  changePassword: 'Change password',
  articles: 'Articles',
  articlesHint: 'What you wrote and collected, and your page as others see it.',
  myArticles: 'My articles',
  myCollection: 'My collection',
  authorPage: 'Author page',
  past: 'Finished courses',
  noPast: 'No finished courses yet',
  noPastHint: 'Your courses will be kept here once they end.',
  toClasses: 'See the courses you take',
};
