import type { Instant } from '@shuyuan/rules';
import { COUPON_SOON_DAYS } from '@shuyuan/rules';
import { knownDay, type ScheduleView, wallClock } from '../../course/schedule.ts';
import { type Money, splitMoney } from '../../foundations/money.ts';
import type { CouponCardLabels } from './CouponCard.labels.ts';
import type { Coupon, CouponStatus } from './coupon.ts';

/** The text of a coupon card. */
export interface CouponText {
  /** The value without its unit. */
  figure: string;
  /** Currency sign before the value, or unit after it. */
  sign: string;
  unit: string;
  /** Length class of the value, so that it fits its side. */
  length: 'short' | 'middle' | 'long' | 'longest';
  /** Value with its unit, for screen readers. */
  spoken: string;
  /** The condition below the value. */
  rule: string;
  kind: string;
  /** Urgency of the end of validity; empty if there is none. */
  hurry: string;
  when: string;
  /** Button label of a coupon that is not yet valid. */
  begins: string;
}

/** Values of up to four characters have full size, of five are smaller; the smallest are those with six digits and a fraction. */
const MIDDLE = 5;
const LONGEST = 8;

/** The text of a coupon: value, condition, type and time (§3, §4). */
export function describeCoupon(
  coupon: Coupon,
  status: CouponStatus,
  words: CouponCardLabels,
  view: ScheduleView & { money: Money },
): CouponText {
  const { money } = view;
  const { reduceFen, payPercent } = { reduceFen: undefined, payPercent: undefined, ...coupon };
  const amount = reduceFen === undefined ? '' : money(reduceFen);
  const share = payPercent === undefined ? undefined : words.discountFigure(payPercent);
  const price = splitMoney(amount);
  const figure = share?.figure ?? price.figure;
  const unit = share?.unit ?? '';
  const width = figure.replaceAll(',', '').length + (unit.length > 1 ? 2 : 0);
  return {
    figure,
    sign: price.sign,
    unit,
    length: width < MIDDLE ? 'short' : width === MIDDLE ? 'middle' : width < LONGEST ? 'long' : 'longest',
    spoken:
      payPercent !== undefined ? words.percentOff(payPercent) : amount === '' ? words[coupon.kind] : words.off(amount),
    rule: ruleOf(coupon, words, money),
    kind: words[coupon.kind],
    hurry: status === 'toUse' || status === 'locked' ? hurryOf(coupon.endsAt, words, view) : '',
    when: whenOf(coupon, status, words, view, money),
    begins: beginsOf(coupon, words, view),
  };
}

/** Calendar days until a coupon ends: 0 is today, negative is over. */
export function daysLeft(to: Instant, { now, timeZone }: ScheduleView): number {
  const [end, today] = [wallClock(to, timeZone), wallClock(now, timeZone)];
  return end && today ? end.date - today.date : Number.POSITIVE_INFINITY;
}

function ruleOf(coupon: Coupon, words: CouponCardLabels, money: (fen: number) => string): string {
  if (coupon.kind === 'noThreshold') return words.noMinimum;
  if (coupon.kind === 'discount' && coupon.maxReduceFen !== undefined) return words.atMost(money(coupon.maxReduceFen));
  return coupon.thresholdFen ? words.over(money(coupon.thresholdFen)) : words.noMinimum;
}

function hurryOf(to: Instant, words: CouponCardLabels, view: ScheduleView): string {
  const days = daysLeft(to, view);
  if (days < 0 || days > COUPON_SOON_DAYS) return '';
  return days === 0 ? words.endsToday : days === 1 ? words.endsTomorrow : words.daysLeft(days);
}

function whenOf(
  coupon: Coupon,
  status: CouponStatus,
  words: CouponCardLabels,
  view: ScheduleView,
  money: (fen: number) => string,
): string {
  if (coupon.lasts !== undefined) return coupon.lasts;
  const [from, to] = [knownDay(coupon.startsAt, view), knownDay(coupon.endsAt, view)];
  if (status === 'used') {
    const saved = coupon.savedFen === undefined ? undefined : money(coupon.savedFen);
    const used = coupon.usedAt === undefined ? to : knownDay(coupon.usedAt, view);
    return used === undefined ? words.used : words.usedOn(used, saved);
  }
  if (status === 'notYet' && from !== undefined)
    return to === undefined ? beginsOf(coupon, words, view) : words.between(from, to);
  if (status === 'expired') return to === undefined ? words.expired : words.expiredOn(to);
  return to === undefined ? '' : words.until(to);
}

function beginsOf({ startsAt }: Coupon, words: CouponCardLabels, view: ScheduleView): string {
  const start = startsAt === undefined ? undefined : wallClock(startsAt, view.timeZone);
  const from = knownDay(startsAt, view);
  return start && from !== undefined ? words.begins(start.day, from) : words.toUse;
}
