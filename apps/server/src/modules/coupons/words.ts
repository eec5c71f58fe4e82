import { dayInBeijing } from '../../domain/beijingWords.ts';
import type { LocalizedText } from '../../domain/words.ts';
import { beijingDay } from '../../platform/core/beijing.ts';

/** Why a coupon does not apply to the goods. */
export const NOT_FOR_THIS: LocalizedText = { cn: '不适用于此商品', en: 'Does not count for this' };

/** The day from which a coupon counts. */
export function countsFrom(at: Date): LocalizedText {
  const { cn, en } = dayInBeijing(at);
  return { cn: `${cn}起可用`, en: `Counts from ${en}` };
}

/** How long a coupon lasts from its claim. */
export function lastsFor(days: number): LocalizedText {
  return { cn: `领后${days}天有效`, en: `for ${days} ${days === 1 ? 'day' : 'days'}` };
}

/** The days on which a coupon counts; from its claim on where `start` is null. */
export function countsUntil(start: Date | null, end: Date): LocalizedText {
  const { cn, en } = dayInBeijing(end);
  if (start === null) return { cn: `${cn}到期`, en: `Until ${en}` };
  return { cn: `${beijingDay(start)}到${cn}`, en: `${beijingDay(start)} to ${en}` };
}
