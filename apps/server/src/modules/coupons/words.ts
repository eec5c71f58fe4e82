import type { LocalizedText } from '../../domain/words.ts';

/** Why a coupon does not apply to the goods. */
export const NOT_FOR_THIS: LocalizedText = { cn: '不适用于此商品', en: 'Does not count for this' };

/** The day from which a coupon counts. */
export function countsFrom(day: string): LocalizedText {
  return { cn: `${day}起可用`, en: `Counts from ${day}` };
}

/** How long a coupon lasts from its claim. */
export function lastsFor(days: number): LocalizedText {
  return { cn: `领后${days}天有效`, en: `for ${days} ${days === 1 ? 'day' : 'days'}` };
}

/** The days on which a coupon counts; from its claim on where `start` is null. */
export function countsUntil(start: string | null, end: string): LocalizedText {
  if (start === null) return { cn: `${end}到期`, en: `Until ${end}` };
  return { cn: `${start}到${end}`, en: `${start} to ${end}` };
}
