import type { Locale } from '@shuyuan/rules';

/** Why a lesson is locked: the practice of an earlier one comes first (§4). */
export function lockWords(locale: Locale, practiceIndex: number): string {
  return locale === 'en'
    ? `Opens once the practice of lesson ${practiceIndex} is done`
    : `做完第${practiceIndex}讲练习后解锁`;
}
