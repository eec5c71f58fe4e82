import type { StudyReport } from '@shuyuan/contract';
import { WEAK_BELOW_PERCENT } from '@shuyuan/rules';
import {
  AttendanceCells,
  Avatar,
  formatDay,
  Link,
  PenStroke,
  RankBar,
  ReportLetter,
  type ReportSection,
  TrendChart,
} from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../page/context.tsx';
import { Bars, Quiet, Steps, Writer } from './report.styles.ts';

/** Address of the wrong-question book (product.md 5.4). */
const WRONG_BOOK = '/learn/practice?view=wrong';

/** The six sections of a report: final once it is published, moving before, what the lecturer writes comes later. */
export function useSections(report: StudyReport, { isShared }: { isShared: boolean }): ReportSection[] {
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
    <Bars data-many={rows.length > 3 || undefined}>
      {rows.map(({ key, name, rate, classAverage: reference }) => (
        <RankBar
          key={key}
          label={name}
          value={rate}
          reference={reference}
          low={rate !== undefined && rate < WEAK_BELOW_PERCENT}
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
            remark={bestMark(trend, t('bestMark'))}
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
          bars(knowledge.map((row) => ({ key: row.name, ...row })))
        ),
      margin: (
        <>
          {best && <q>{report.strengths ?? t('strong', { name: best.name })}</q>}
          {best && <PenStroke />}
          {worst && worst !== best && (report.weaknesses !== undefined || worst.rate < WEAK_BELOW_PERCENT) && (
            <q>{report.weaknesses ?? t('weak', { name: worst.name })}</q>
          )}
          {worst && worst.rate < WEAK_BELOW_PERCENT && !isShared && (
            <p>
              <Link href={WRONG_BOOK}>{t('toWrong')}</Link>
            </p>
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
          empty={t(isFinal ? 'letterNone' : 'letterEmpty', { lecturer: report.lecturerName })}
          by={report.lecturerName}
          date={report.publishedAt && formatDay(report.publishedAt, view)}
          stamp={school === undefined ? undefined : { around: t('stampAround', { school }), below: t('stampBelow') }}
        />
      ),
      margin: (
        <Writer>
          <Avatar src={report.lecturerPortrait} name={report.lecturerName} size={40} />
          <span>
            <b>{report.lecturerName}</b>
            <br />
            {report.subject}
          </span>
        </Writer>
      ),
    },
    {
      key: 'next',
      title: t('next'),
      certainty: isFinal ? 'final' : 'later',
      children:
        report.suggestion === undefined ? (
          <Quiet>{t(isFinal ? 'nothingNext' : 'noNext')}</Quiet>
        ) : (
          <Steps>
            {report.suggestion.split(/\n+/u).map((step, at) => (
              <li key={`${at} ${step}`}>{step}</li>
            ))}
          </Steps>
        ),
    },
  ];
}

/** Fewest marks among which one is the best. */
const BEST_AMONG = 4;

/** Words at the best mark, unless it is the last one, which has its own. */
function bestMark(trend: StudyReport['trend'], text: string) {
  const best = Math.max(...trend.map(({ score }) => score));
  const at = trend.findIndex(({ score }) => score === best);
  return trend.length < BEST_AMONG || at === trend.length - 1 ? undefined : { at, text };
}
