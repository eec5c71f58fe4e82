import type { StudyReport } from '@shuyuan/contract';
import {
  AttendanceCells,
  formatDay,
  RankBar,
  ReportLetter,
  type ReportSection,
  ScoreRadar,
  TrendChart,
} from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../page/context.tsx';
import { Bars, Quiet } from './report.styles.ts';

/** Percent under which a topic is worth more work. */
const WEAK_BELOW = 60;

/** The six sections of a report: final once it is published, moving before, what the lecturer writes comes later. */
export function useSections(report: StudyReport): ReportSection[] {
  const { t } = useTranslation('report');
  const { locale, tenant } = useRoot();
  const isFinal = report.status === 'published';
  const certainty = isFinal ? 'final' : 'moving';
  const { minutes, attendRate, practiceTotal, practiceDone, onTimeRate, classAverage, knowledge, kinds, trend } =
    report;
  const view = { locale: locale.locale, now: Date.parse(report.serverTime) };
  const [best] = knowledge;
  const worst = knowledge.at(-1);
  const bars = (
    rows: readonly { key: string; name: string; rate?: number | undefined; classAverage?: number | undefined }[],
  ) => (
    <Bars>
      {rows.map(({ key, name, rate, classAverage: reference }) => (
        <RankBar
          key={key}
          label={name}
          value={rate}
          reference={reference}
          low={rate !== undefined && rate < WEAK_BELOW}
        />
      ))}
    </Bars>
  );
  const school = tenant.company.value?.shortName;
  return [
    {
      key: 'attendance',
      title: t('attendance'),
      note: minutes === undefined ? undefined : t('minutes', { minutes }),
      certainty,
      children: <AttendanceCells lessons={report.attendance} />,
      margin: attendRate !== undefined && <p>{t('attendNote', { rate: attendRate })}</p>,
    },
    {
      key: 'practice',
      title: t('practice'),
      note:
        practiceTotal === undefined || practiceDone === undefined
          ? undefined
          : t('practiceNote', { total: practiceTotal, done: practiceDone }),
      certainty,
      children:
        kinds.length === 0 ? (
          <Quiet>{t('noPractice')}</Quiet>
        ) : (
          bars(
            kinds.map(({ kind, total, done, ...row }) => ({
              key: kind,
              name: `${t(`kinds.${kind}`)} ${done}/${total}`,
              ...row,
            })),
          )
        ),
      margin: onTimeRate !== undefined && <p>{t('onTime', { rate: onTimeRate })}</p>,
    },
    {
      key: 'trend',
      title: t('trend'),
      note: t('trendNote'),
      certainty,
      children:
        trend.length === 0 ? (
          <Quiet>{t('noTrend')}</Quiet>
        ) : (
          <TrendChart
            label={t('trendChart')}
            points={trend.map(({ name, score, classAverage: reference }) => ({ name, score, reference }))}
          />
        ),
      margin: <p>{classAverage === undefined ? t('noAverage') : t('classAverage', { average: classAverage })}</p>,
    },
    {
      key: 'knowledge',
      title: t('knowledge'),
      note: t('knowledgeNote'),
      certainty,
      children:
        knowledge.length === 0 ? (
          <Quiet>{t('noKnowledge')}</Quiet>
        ) : (
          <>
            {bars(knowledge.map((row) => ({ key: row.name, ...row })))}
            {knowledge.length >= 3 && (
              <ScoreRadar
                label={t('knowledgeChart')}
                points={knowledge
                  .slice(0, 8)
                  .map(({ name, rate, classAverage: reference }) => ({ name, rate, reference }))}
              />
            )}
          </>
        ),
      margin: (
        <>
          {best && <q>{report.strengths ?? t('strong', { name: best.name })}</q>}
          {worst && worst !== best && worst.rate < WEAK_BELOW && (
            <q>{report.weaknesses ?? t('weak', { name: worst.name })}</q>
          )}
        </>
      ),
    },
    {
      key: 'letter',
      title: t('letter'),
      certainty: isFinal ? 'final' : 'later',
      children: (
        <ReportLetter
          text={report.comment}
          empty={t('letterEmpty', { lecturer: report.lecturerName })}
          by={report.lecturerName}
          date={report.publishedAt && formatDay(report.publishedAt, view)}
          stamp={school === undefined ? undefined : { around: t('stampAround', { school }), below: t('stampBelow') }}
        />
      ),
    },
    {
      key: 'next',
      title: t('next'),
      certainty: isFinal ? 'final' : 'later',
      children: <Quiet>{report.suggestion ?? t('noNext')}</Quiet>,
    },
  ];
}
