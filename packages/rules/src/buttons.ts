/**
 * Buttons that a school may withhold from its students (§6; product.md 4.1): every one is obeyed by a page and enforced by a call.
 * A button that a school does not name is offered.
 */
export const BUTTONS = [
  'course.buy',
  'course.trial',
  'order.refund',
  'groupon.open',
  'coupon.claim',
  'redeem.use',
  'headline.add',
  'headline.comment',
  'studyRoom.subscribe',
  'chat.open',
  'practice.redo',
  'archives.sheetFill',
  'invite.share',
] as const;

/** A button that a school may withhold. */
export type ButtonKey = (typeof BUTTONS)[number];
