import type { redeem as cn } from '../cn/redeem.ts';
import type { English } from '../english.ts';

/** Redemption codes. */
export const redeem: English<typeof cn> = {
  untold: 'Redeemed. Your school shows what it gave among your courses, your membership or your coupons.',
  title: 'Redeem',
  history: 'Redeemed before',
  historyHint: 'Codes turn into courses, membership, coupons, minutes and credits',
  none: 'Nothing redeemed yet',
  noneHint: 'Codes that you redeem are kept here.',
  code: 'Code',
  codeEnd: 'ends in {{end}}',
  done: 'Received',
  kind: { course: 'Course', membership: 'Membership', coupon: 'Coupon', minutes: 'Consultation', credits: 'Credits' },
  type: {
    course: 'Course',
    membership: 'Membership time',
    coupon: 'Coupon',
    minutes: 'Consultation time',
    credits: 'Credits',
  },
  unit: { course: 'course', membership: 'days', coupon: 'coupon', minutes: 'minutes', credits: 'credits' },
  go: {
    course: 'Learn',
    membership: 'Member courses',
    coupon: 'See coupon',
    minutes: 'See minutes',
    credits: 'See credits',
  },
  validUntil: 'Valid until',
  previousUntil: 'Before, until',
  nowUntil: 'Now until',
  problem: {
    unusable: 'This code cannot be used. Check it and try again',
    yours: 'You redeemed this code before: it is in the list below',
    owned: 'You have this course already. The code is unspent: pass it on to a friend',
    tooOften: 'Too many tries. Please wait a while',
    wait: 'Too many tries. Try again in {{count}} minutes',
    wait_one: 'Too many tries. Try again in a minute',
  },
};
