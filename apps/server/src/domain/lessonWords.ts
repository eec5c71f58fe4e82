import type { Locale } from '@shuyuan/rules';

/** Why a lesson is locked: the practice of an earlier one comes first (§4), which the student may not have been given yet. */
export function lockWords(locale: Locale, practiceIndex: number, isGiven: boolean): string {
  if (!isGiven)
    return locale === 'en'
      ? `Opens once lesson ${practiceIndex} is learnt and its practice is done`
      : `学完第${practiceIndex}讲、做完它的练习后解锁`;
  return locale === 'en'
    ? `Opens once the practice of lesson ${practiceIndex} is done`
    : `做完第${practiceIndex}讲练习后解锁`;
}
