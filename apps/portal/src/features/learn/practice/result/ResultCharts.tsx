import type { PracticeResult } from '@shuyuan/contract';
import { WEAK_BELOW_PERCENT } from '@shuyuan/rules';
import { Card, RankBar, ScoreRadar, TrendChart } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { ChartHead, Charts } from './result.styles.ts';

/** Fewest corners of an area, and fewest marks of a line. */
const RADAR_MIN = 3;
const TREND_MIN = 2;

const percent = (share: number) => Math.round(share * 100);

/** Whether there are marks enough for a line. */
export const hasTrend = ({ trend }: Pick<PracticeResult, 'trend'>) => trend.length >= TREND_MIN;

/** The way here beside the knowledge behind the mark; without a way the knowledge stands in the side column. */
export function ResultCharts({ trend, knowledge }: Pick<PracticeResult, 'trend' | 'knowledge'>) {
  const { t } = useTranslation('practice');
  if (!hasTrend({ trend })) return null;
  const title = t('result.trend', { count: trend.length });
  return (
    <Charts data-print="hide">
      <Card>
        <ChartHead>
          <h2>{title}</h2>
          <small>{t('result.trendNote')}</small>
        </ChartHead>
        <TrendChart
          label={title}
          points={trend.map(({ name, score, classAverage }) => ({ name, score, reference: classAverage }))}
        />
      </Card>
      <KnowledgeCard knowledge={knowledge} />
    </Charts>
  );
}

/** Shares of the points by knowledge, with the class where it is large enough; the figures are a table too. */
export function KnowledgeCard({ knowledge }: Pick<PracticeResult, 'knowledge'>) {
  const { t } = useTranslation('practice');
  if (knowledge.length === 0) return null;
  const topics = knowledge.map(({ name, rate, classAverage }) => ({
    name,
    rate: percent(rate),
    reference: classAverage === undefined ? undefined : percent(classAverage),
  }));
  const hasClass = topics.some(({ reference }) => reference !== undefined);
  const isArea = topics.length >= RADAR_MIN;
  return (
    <Card data-print="hide">
      <ChartHead>
        <h2>{t('result.knowledge')}</h2>
        {hasClass && <small>{t(isArea ? 'result.classDashed' : 'result.classTick')}</small>}
      </ChartHead>
      {isArea ? (
        <ScoreRadar label={t('result.knowledge')} points={topics} />
      ) : (
        topics.map(({ name, rate, reference }) => (
          <RankBar key={name} label={name} value={rate} reference={reference} low={rate < WEAK_BELOW_PERCENT} />
        ))
      )}
    </Card>
  );
}
