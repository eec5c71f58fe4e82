import type { Coupon, CourseDetail, PriceLine, Quote } from '@shuyuan/contract';
import { CREDITS_PER_YUAN, formatMoney, type Locale } from '@shuyuan/rules';
import { formatDay } from '@shuyuan/ui';
import type { TFunction } from 'i18next';
import { formatWhole } from '../../../shared/words/formatWhole.ts';

/** What the reason of a line is read from, beside the line itself. */
export interface PriceContext {
  quote: Quote;
  /** Absent until it is read. */
  course: CourseDetail | undefined;
  locale: Locale;
  /** Epoch milliseconds. */
  now: number;
  timeZone: string;
  t: TFunction<'checkout'>;
}

const TENTH = 10;
const WHOLE_PERCENT = 100;

/** Why a line of a price is there: the server's words, else ours for its kind (product.md 4.7). */
export function priceNote({ kind, note }: PriceLine, context: PriceContext): string | undefined {
  const { quote, course, t } = context;
  if (note !== undefined) return note;
  switch (kind) {
    case 'list':
      return course?.lessonCount === undefined ? undefined : t('lessons', { count: course.lessonCount });
    case 'campaign': {
      const ends = course?.campaignEndsAt;
      return ends === undefined ? undefined : t('why.campaign', { day: formatDay(ends, context) });
    }
    case 'coupon':
      return couponNote(quote, t);
    case 'credits':
      return t('why.credits', { credits: formatWhole(quote.credits), perYuan: CREDITS_PER_YUAN });
    case 'group':
      return course?.groupSize === undefined ? undefined : t('why.group', { people: course.groupSize });
    default:
      return t('why.member');
  }
}

function couponNote({ coupons, couponClaimId }: Quote, t: PriceContext['t']): string | undefined {
  const coupon: Coupon | undefined = coupons.find(({ coupon: { id } }) => id === couponClaimId)?.coupon;
  if (!coupon) return undefined;
  const { kind, thresholdFen, reduceFen, percent } = coupon;
  if (kind === 'discount')
    return percent === undefined
      ? undefined
      : t('why.discount', { fold: percent / TENTH, off: WHOLE_PERCENT - percent });
  if (reduceFen === undefined) return undefined;
  const money = formatMoney(reduceFen);
  return thresholdFen > 0 ? t('why.over', { over: formatMoney(thresholdFen), money }) : t('why.plain', { money });
}
