import { beijingDay } from '../platform/core/beijing.ts';
import type { LocalizedText } from './words.ts';

/** A text about times that are Beijing's, which says so: whoever reads it may live by another zone (§9, decision 0046). */
export function inBeijing({ cn, en }: LocalizedText): LocalizedText & { en: string } {
  return { cn: `${cn}（北京时间）`, en: `${en || cn} (Beijing time)` };
}

/** The day of an instant in Beijing for a text, `2026-11-20（北京时间）`. */
export function dayInBeijing(at: Date): LocalizedText & { en: string } {
  const day = beijingDay(at);
  return inBeijing({ cn: day, en: day });
}
