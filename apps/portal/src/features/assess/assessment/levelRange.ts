import type { AssessmentLevel } from '@shuyuan/contract';
import type { useTranslation } from 'react-i18next';

/** From how many points a level is reached; the lowest is everything below the next one. */
export function levelRange(
  { minScore, maxScore }: AssessmentLevel,
  totalScore: number,
  t: ReturnType<typeof useTranslation<'assess'>>['t'],
): string {
  return minScore > 0 || maxScore >= totalScore
    ? t('levels.from', { points: minScore })
    : t('levels.below', { points: maxScore });
}
