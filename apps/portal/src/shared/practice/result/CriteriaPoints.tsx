import type { Answer, Question } from '@shuyuan/contract';
import { useTranslation } from 'react-i18next';
import { Criteria } from './result.styles.ts';

/** What a question was marked by, each with its points; nothing before the paper shows its answers (product.md 4.4). */
export function CriteriaPoints({
  criteria,
  scores,
}: {
  criteria: Question['criteria'];
  scores: Answer['criterionScores'];
}) {
  const { t } = useTranslation('practice');
  if (!criteria || !scores) return null;
  return (
    <Criteria aria-label={t('result.criteria')}>
      {criteria.map(({ name, score: total }, place) => {
        const score = scores[place]?.score;
        return (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {score ?? '—'}
              {t('result.of', { total })}
            </dd>
          </div>
        );
      })}
    </Criteria>
  );
}
