import type { StudyReport } from '@shuyuan/contract';
import { WEAK_BELOW_PERCENT } from '@shuyuan/rules';
import { Heading, RankBar, StatCard } from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { Piece } from '../marking/marking.styles.ts';
import { Figures } from './reports.styles.ts';

/** What the lecturer writes about: the student's figures in the class; what is not known is a dash (decision 0020). */
export function ReportFacts({ report }: { report: StudyReport }) {
  const { t } = useTranslation('chat');
  const { attended, held, practiceDone, practiceTotal, average, classAverage, rank, rankTotal, knowledge } = report;
  const of = (part: number | undefined, all: number | undefined) =>
    part === undefined ? undefined : all === undefined ? String(part) : `${part}/${all}`;
  return (
    <>
      <Heading level={2} size={20}>
        {t('reports.of', { name: report.studentName, title: report.courseTitle })}
      </Heading>
      <Figures>
        <StatCard label={t('reports.attended')} value={of(attended, held)} />
        <StatCard label={t('reports.practices')} value={of(practiceDone, practiceTotal)} />
        <StatCard
          label={t('reports.average')}
          value={of(average, undefined)}
          note={classAverage === undefined ? undefined : t('reports.classAverage', { average: classAverage })}
        />
        <StatCard label={t('reports.rank')} value={of(rank, rankTotal)} />
      </Figures>
      {knowledge.length > 0 && (
        <Piece aria-label={t('reports.knowledge')}>
          <h2>{t('reports.knowledge')}</h2>
          {knowledge.map(({ name, rate, classAverage: reference }) => (
            <RankBar key={name} label={name} value={rate} reference={reference} low={rate < WEAK_BELOW_PERCENT} />
          ))}
        </Piece>
      )}
    </>
  );
}
