import type { StudyReport } from '@shuyuan/contract';
import { WEAK_BELOW_PERCENT } from '@shuyuan/rules';
import {
  AttendanceCells,
  Avatar,
  formatDay,
  Link,
  PenStroke,
  RankBar,
  RateTable,
  ReportLetter,
  type ReportSection,
  TrendChart,
} from '@shuyuan/ui';
import { useTranslation } from 'react-i18next';
import { useRoot } from '../../../page/context.tsx';
import { useView } from '../../../page/useView.ts';
import { NextSteps } from './NextSteps.tsx';
import { Bars, Quiet, Writer } from './report.styles.ts';
import { WRONG_BOOK } from './useSteps.ts';

/**
 * The six sections of a report. What has been held and marked stays as it is; topics still move until the class has ended, and what
 * the lecturer writes comes then.
 */
export function useSections(report: StudyReport, { isShared }: { isShared: boolean }): ReportSection[] {
  const { t } = useTranslation('report');
  const { tenant } = useRoot();
  const isFinal = report.status === 'published';
  const { minutes, attendRate, practiceTotal, onTimeRate, classAverage, knowledge, kinds, parts, trend } = report;
  const { rank, wrongTotal, wrongMastered } = report;
  const wrongLeft = wrongTotal === undefined || wrongMastered === undefined ? undefined : wrongTotal - wrongMastered;
  const questions = parts.reduce((sum, { total }) => sum + total, 0);
  const lessonsLeft = isFinal ? 0 : report.attendance.length - (report.held ?? report.attendance.length);
  const view = useView(Date.parse(report.serverTime));
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
      note: minutes === undefined ? undefined : t('minutes', { count: minutes }),
      certainty: 'final',
      children: <AttendanceCells lessons={report.attendance} />,
      margin: attendRate !== undefined && <p>{t('attendNote', { rate: attendRate })}</p>,
    },
    {
      key: 'practice',
      title: t('practice'),
      note:
        practiceTotal === undefined
          ? undefined
          : t(questions > 0 ? 'practiceQuestions' : 'practiceNote', {
              count: practiceTotal,
              total: practiceTotal,
              questions,
            }),
      certainty: 'final',
      children:
        kinds.length === 0 ? (
          <Quiet>{t('noPractice')}</Quiet>
        ) : (
          <RateTable
            label={t('practice')}
            rows={[
              ...kinds.map(({ kind, rate, classAverage: reference, ...row }) => ({
                ...row,
                key: kind,
                name: t(`kinds.${kind}`),
                value: rate,
                reference,
              })),
              ...parts.map(({ by, rate, classAverage: reference, ...row }) => ({
                ...row,
                key: by,
                name: t(`parts.${by}`),
                value: rate,
                reference,
              })),
            ]}
          />
        ),
      margin: (
        <>
          {onTimeRate !== undefined && <p>{t('onTime', { rate: onTimeRate })}</p>}
          {parts.some(({ classAverage: reference }) => reference !== undefined) && <p>{t('partsOfClass')}</p>}
          {wrongTotal !== undefined && wrongTotal > 0 && wrongLeft !== undefined && (
            <p>
              {t(wrongLeft > 0 ? 'wrongLeft' : 'wrongNone', {
                count: wrongTotal,
                mastered: wrongMastered,
                left: wrongLeft,
              })}
            </p>
          )}
          {wrongLeft !== undefined && wrongLeft > 0 && !isShared && (
            <p>
              <Link href={WRONG_BOOK}>{t('toWrongLeft', { count: wrongLeft })}</Link>
            </p>
          )}
        </>
      ),
    },
    {
      key: 'trend',
      title: t('trend'),
      note: t('trendNote'),
      certainty: 'final',
      children:
        trend.length === 0 ? (
          <Quiet>{t('noTrend')}</Quiet>
        ) : (
          <TrendChart
            label={t('trendChart')}
            points={trend.map(({ name, score, classAverage: reference }) => ({ name, score, reference }))}
            remark={bestMark(trend, t('bestMark'))}
            rest={lessonsLeft > 0 ? { count: lessonsLeft, text: t('lessonsLeft', { count: lessonsLeft }) } : undefined}
          />
        ),
      margin: (
        <p>
          {classAverage === undefined
            ? t(rank === undefined ? 'noAverage' : 'someAlone')
            : t('classAverage', { average: classAverage })}
        </p>
      ),
    },
    {
      key: 'knowledge',
      title: t('knowledge'),
      note: knowledge.some(({ classAverage: reference }) => reference !== undefined) ? t('knowledgeNote') : undefined,
      certainty: isFinal ? 'final' : 'moving',
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
      children: <NextSteps report={report} isShared={isShared} />,
      margin: !isFinal && <p>{t('laterNote')}</p>,
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
